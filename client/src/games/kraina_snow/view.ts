// What a seat sees of Kraina snów, as sny.rules.kraina_snow_view tells it. Times are seconds of the game.
import type { View } from '../game';

export type Role = 'fairy' | 'devil' | 'imp';
export type Phase = 'deck' | 'spirits' | 'ready' | 'night' | 'last' | 'vote' | 'story' | 'under' | 'over';
export const HIDDEN = '?';
export type Hidden = typeof HIDDEN;

/** A card on its side, with the guess that brought it there; without one the dreamer passed. */
export interface Laid {
  readonly word: string;
  readonly guess: string | null;
}

/** A night after the day's end. */
export interface Night {
  readonly round: number;
  readonly dreamer: number;
  readonly roles: readonly (Role | null)[];
  readonly aside: Role;
  readonly yellow: readonly Laid[];
  readonly blue: readonly Laid[];
  readonly top: string | null;
  readonly penalties: readonly (readonly [number, string])[];
  readonly named: readonly string[];
  readonly gained: readonly number[];
  readonly points: readonly number[];
}

/** A guess as it was heard: on which side its card went, for whoever may know. */
export interface Guess {
  readonly seat: number;
  readonly guess: string;
  readonly side: 'yellow' | 'blue' | Hidden;
  readonly word: string;
}

export interface Challenge {
  readonly giver: number | Hidden;
  readonly clue: string;
  /** Why the referee refused it; "legal" where it is challenged. */
  readonly verdict: string;
  readonly reason: string;
  readonly votes: readonly (readonly [number, 'legal' | 'illegal'])[] | Hidden;
}

export interface KrainaView {
  readonly players: number;
  readonly options: {
    readonly lang: 'pl' | 'en';
    readonly glass: number;
    readonly turn: number;
    readonly last_guess: number;
    readonly story: number;
    readonly challenge: boolean;
    readonly overrule: boolean;
    readonly gentle: boolean;
    readonly memory: boolean;
  };
  readonly phase: Phase;
  readonly now: number;
  readonly round: number;
  readonly dreamer: number;
  readonly ready: readonly number[];
  readonly away: readonly number[];
  readonly turn: number | null;
  readonly turn_ends: number | null;
  readonly ends: number | null;
  readonly deck: number;
  readonly gone: number;
  readonly word: string | Hidden | null;
  readonly clues: readonly (readonly [number, string])[];
  readonly guesses: readonly string[];
  readonly role: Role | null;
  readonly roles: readonly (Role | Hidden | null)[];
  readonly aside: Role | Hidden | null;
  readonly yellow: readonly Laid[] | Hidden;
  readonly blue: readonly Laid[] | Hidden;
  readonly challenge: Challenge | null;
  readonly story: readonly string[];
  readonly named: readonly string[] | Hidden;
  readonly points: readonly number[];
  readonly penalties: readonly (readonly string[])[];
  readonly results: readonly Night[];
  readonly winners: readonly number[];
  readonly over: boolean;
}

export const krainaView = (view: View): KrainaView => view as unknown as KrainaView;

/** The spirits in the order in which they speak: from the dreamer's left on. */
export const around = ({ dreamer, players }: Pick<KrainaView, 'dreamer' | 'players'>): number[] =>
  Array.from({ length: players - 1 }, (_, steps) => (dreamer + 1 + steps) % players);

export const known = <Thing>(thing: Thing | Hidden): thing is Thing => thing !== HIDDEN;

/** A side of the night; nothing where it may not be seen. */
export const side = (laid: readonly Laid[] | Hidden): readonly Laid[] => (known(laid) ? laid : []);

/** Words on cards are written in capitals, as on the table. */
export const capitals = (word: string): string => word.toLocaleUpperCase('pl');
