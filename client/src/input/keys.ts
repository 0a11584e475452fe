// The table by keyboard alone: letters and digits for places, Enter confirms, Esc takes back, arrows move in a group.
import type { Desk } from '../state/desk.svelte';

/** Returns true when the key meant something at the table. */
export function press(desk: Desk, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || !desk.game || !desk.view) return false;
  if (event.key === 'Escape') {
    if (!desk.choice.chosen && !desk.choice.mode) return false;
    desk.choice.back();
    return true;
  }
  if (event.key === 'Enter' && !(event.target as Element).closest('button, a, [role=dialog]'))
    return desk.choice.confirm();
  const key = desk.game.keys(desk.view, desk.seat).find((key) => key.key === event.key.toLowerCase());
  if (!key) return false;
  if (key.spot) touchSpot(desk, key.spot);
  else if (key.action) document.querySelector<HTMLElement>(`[data-action="${key.action}"]`)?.click();
  return true;
}

/** A key on a place does what a tap does, and takes the focus there, so that Enter and Space go on. */
function touchSpot(desk: Desk, spot: string): void {
  const place = document.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
  place?.focus();
  if (desk.choice.at(spot)?.hold) return;
  if (desk.choice.tap(spot) === 'nothing') desk.unlit();
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Arrows go from one thing to the next inside a group. */
export function arrows(node: HTMLElement) {
  function keydown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const things = [...node.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')];
    const here = things.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    event.preventDefault();
    things[(here + step + things.length) % things.length]?.focus();
  }
  node.addEventListener('keydown', keydown);
  return { destroy: () => node.removeEventListener('keydown', keydown) };
}
