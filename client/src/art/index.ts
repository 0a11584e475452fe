// The door to the art: ask for a game once, then for as many cards as the table shows.
import KINDS from './card_kinds.json';
import { deckOf } from './chapters';
import type { Game } from './deck';
import { card, type CardOptions } from './frame';

export { isLoaded, loadArt } from './chapters';
export type { Game } from './deck';
export type { CardOptions } from './frame';
export type { Theme } from './svg';

export const GAMES = Object.keys(KINDS) as Game[];

/** A card as an SVG document. `kind` is the name that the rules give it, as in `rules.CARDS`: `7`, `take-two`, `blue-8`, `fairy`. */
export function cardArt(game: Game, kind: string, options?: CardOptions): string {
  const { cards } = deckOf(game);
  const face = Object.hasOwn(cards, kind) ? cards[kind] : undefined;
  if (!face)
    throw new RangeError(`${game} has no card ${JSON.stringify(kind)}; it has ${Object.keys(cards).join(', ')}`);
  return card(`${game}-${kind}`, face, options);
}

export const cardBack = (game: Game, options?: CardOptions): string => card(`${game}-back`, deckOf(game).back, options);

/** All kinds of a game in the order of its rules, then what the art adds (the word cards of Kraina snów, day and night). */
export function kindsOf(game: Game): string[] {
  const ruled = KINDS[game].map(({ name }) => name);
  return [...ruled, ...Object.keys(deckOf(game).cards).filter((kind) => !ruled.includes(kind))];
}

export interface Exhibit {
  readonly kind: string;
  readonly svg: string;
}

/** Every card of a game, in order, and its back at the end. Names, letters and words come from the caller, card by card. */
export function galleryOf(game: Game, options: CardOptions | ((kind: string) => CardOptions) = {}): Exhibit[] {
  const asked = typeof options === 'function' ? options : () => options;
  return [
    ...kindsOf(game).map((kind) => ({ kind, svg: cardArt(game, kind, asked(kind)) })),
    { kind: 'back', svg: cardBack(game, asked('back')) },
  ];
}

/**
 * A picture as an address for `<img>`: the browser then paints it once for all its copies. Only what would end the
 * address or be read as something else is written otherwise; the browser reads all of it again for every copy.
 */
export const asUrl = (svg: string): string => `data:image/svg+xml,${svg.replace(/[%#\n]/g, encodeURIComponent)}`;
