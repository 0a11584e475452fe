// The art of each game, fetched when it is wanted. Apart from what draws, so that a page can ask for it beforehand.
import type { Deck, Game } from './deck';

const CHAPTERS: Readonly<Record<Game, () => Promise<{ deck: Deck }>>> = {
  sen: () => import('./sen'),
  smoki: () => import('./smoki'),
  koty: () => import('./koty'),
  'kraina-snow': () => import('./kraina_snow'),
};
const decks = new Map<Game, Deck>();

/** Fetches the art of a game; the other functions draw only what has been fetched. */
export async function loadArt(game: Game): Promise<void> {
  const chapter = (CHAPTERS as Partial<typeof CHAPTERS>)[game]; // a game that the client was not built with has none
  if (chapter && !decks.has(game)) decks.set(game, (await chapter()).deck);
}

export const isLoaded = (game: Game): boolean => decks.has(game);

export function deckOf(game: Game): Deck {
  const deck = decks.get(game);
  if (!deck) throw new Error(`the art of ${game} is not there yet: await loadArt(${JSON.stringify(game)}) first`);
  return deck;
}
