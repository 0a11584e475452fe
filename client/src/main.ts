// The first lines of the page: what it will need next is fetched beside its code, not after it.
import { showFirst } from './first';
import { askEarly } from './socket/early';
import { catalogue, preferredLanguage } from './text/catalogues';

// A page that was open while the client was renewed asks for files that are gone: the new one has others. Without a
// server and without a kept client there is nothing to load, and a page that is half there is better than none.
const RENEWED = 'sny.renewed';
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) < 30_000) return; // that was not the reason
  sessionStorage.setItem(RENEWED, String(Date.now()));
  void fetch('/').then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
});

const code = preferredLanguage();
void catalogue()(code);
void import('./start');
if (location.pathname === '/') askEarly();
showFirst(code);
if (location.pathname.startsWith('/t/')) void import('./screens/Table.svelte'); // whoever comes by a link needs it next
