// The screens by the first part of their address. Home is part of the page; the others come when they are wanted.
import { loadArt } from '../art/chapters';
import type { Game } from '../art/deck';
import { loadGame } from '../games';

export const SCREENS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  t: () => import('./Table.svelte'),
  gallery: () => import('./Gallery.svelte'),
  rules: () => import('./Rules.svelte'),
  link: () => import('./Link.svelte'),
  review: () => import('./Review.svelte'),
  puzzle: () => import('./Puzzle.svelte'),
  learn: () => import('./Learn.svelte'),
  me: () => import('./Me.svelte'),
  settings: () => import('./Settings.svelte'),
};

/** Fetches what a table of a game will need, before it is there: all at once, and beside the requests that open it. */
export async function fetchAhead(game: string): Promise<void> {
  const pictures = import('../parts/pictures.svelte').then(({ drawBacks }) => drawBacks(game));
  await Promise.allSettled([SCREENS['t']?.(), loadGame(game), loadArt(game as Game), pictures]); // what fails is asked for again when it is needed
}

/** The same when there is nothing else to do, and not where data is dear; what it gives takes the wish back. */
export function fetchWhenIdle(game: string): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData || typeof requestIdleCallback === 'undefined') return () => undefined;
  const asked = requestIdleCallback(() => void fetchAhead(game));
  return () => cancelIdleCallback(asked);
}
