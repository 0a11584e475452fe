// The games and what a game brings: its cards by the names that the rules give them, and one back.
import type { Face } from './frame';

export type Game = 'sen' | 'smoki' | 'koty' | 'kraina-snow';

export interface Deck {
  /** In the order in which a gallery shows them: that of the rules. */
  readonly cards: Readonly<Record<string, Face>>;
  readonly back: Face;
}
