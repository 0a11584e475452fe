// The pictures of the cards as addresses for <img>, each made once: the browser then paints one for all its copies.
import { SvelteSet } from 'svelte/reactivity';
import { asUrl, cardArt, cardBack, isLoaded, loadArt, type CardOptions, type Game } from '../art';
import { preferences } from '../state/preferences.svelte';

const loaded = new SvelteSet<string>();
const made = new Map<string, string>();

export async function loadPictures(game: string): Promise<void> {
  await loadArt(game as Game);
  if (isLoaded(game as Game)) loaded.add(game);
}

/** The backs are drawn before a table of the game is: nothing that is seen first takes longer to draw. */
export async function drawBacks(game: string): Promise<void> {
  await loadPictures(game);
  for (const soft of [true, false]) pictureOf(game, null, { soft });
}

/** The address of a card, or of the back for null; empty until the pictures of the game are there. */
export function pictureOf(game: string, kind: string | null, options: CardOptions = {}): string {
  if (!isLoaded(game as Game) && !loaded.has(game)) return '';
  const theme = preferences.kept.theme;
  const asked = { soft: true, ...options, theme, id: 'c' };
  const key = `${game} ${kind} ${JSON.stringify(asked)}`;
  let address = made.get(key);
  if (address === undefined) {
    address = asUrl(kind === null ? cardBack(game as Game, asked) : cardArt(game as Game, kind, asked));
    made.set(key, address);
  }
  return address;
}
