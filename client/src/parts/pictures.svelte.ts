// The pictures of the cards as addresses for <img>, each made once: the browser then paints one for all its copies.
import { SvelteSet } from 'svelte/reactivity';
import { asUrl, cardArt, cardBack, isLoaded, loadArt, type CardOptions, type Game } from '../art';
import { preferences } from '../state/preferences.svelte';

const loaded = new SvelteSet<string>();
const made = new Map<string, string>();

export async function loadPictures(game: string): Promise<void> {
  await loadArt(game as Game);
  loaded.add(game);
}

/** The address of a card, or of the back for null; empty until the pictures of the game are there. */
export function pictureOf(game: string, kind: string | null, options: CardOptions = {}): string {
  if (!isLoaded(game as Game) && !loaded.has(game)) return '';
  const theme = preferences.kept.theme;
  const key = `${game} ${kind} ${theme} ${JSON.stringify(options)}`;
  let address = made.get(key);
  if (address === undefined) {
    const asked = { ...options, theme, id: 'c' };
    address = asUrl(kind === null ? cardBack(game as Game, asked) : cardArt(game as Game, kind, asked));
    made.set(key, address);
  }
  return address;
}
