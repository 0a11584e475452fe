// Where we are. Links inside the client change the address without loading the page again.

class Route {
  path = $state(location.pathname);
  /** Whether the page was opened with this address: by a link, and not from another screen. */
  arrived = true;

  /** The parts between the slashes: ['t', 'ID']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  go(path: string, replace = false): void {
    this.arrived = false;
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const route = new Route();

export function followLinks(): void {
  addEventListener('popstate', () => {
    route.path = location.pathname;
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api') || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    route.go(link.pathname + link.search);
  });
}
