// What a seat sees of Smoki, as sny.rules.smoki tells it. Places count along the upper row, then along the lower one.
import type { View } from '../game';

export interface SmokiView {
  readonly players: number;
  readonly piles: number;
  readonly scoring: 'tokens' | 'points' | 'rounds';
  readonly limit: number;
  readonly rounds: number;
  readonly round: number;
  readonly tokens: readonly number[];
  readonly total: readonly number[];
  readonly phase:
    'deal' | 'reveal' | 'turn' | 'hand' | 'lay' | 'circle' | 'nest' | 'with' | 'attack' | 'for' | 'reshuffle' | 'over';
  readonly turn: number;
  readonly dream: readonly (readonly string[])[];
  /** For each place 1 where its card lies face up. */
  readonly up: readonly (readonly number[])[];
  readonly closed_size: number;
  readonly open_size: readonly number[];
  readonly open: readonly (readonly string[])[];
  readonly hand: string | null;
  /** The open pile that the card in hand came from. */
  readonly taken: number | null;
  /** Where the new card goes, or lies while its action is open. */
  readonly place: number | null;
  readonly pointed: number | null;
}

export const smokiView = (view: View): SmokiView => view as unknown as SmokiView;

export const COLUMNS = 3;
export const PLACES = 6;
export const CLOSED = 'closed';
export const openSpot = (pile: number): string => `open.${pile}`;
export const dreamSpot = (seat: number, place: number): string => `dream.${seat}.${place}`;
export const handSpot = (seat: number): string => `hand.${seat}`;

/** Open piles are told apart by letters, so that they are not taken for places or points. */
export const LETTERS = 'AB';
export const pileLetter = (pile: number): string => LETTERS.charAt(pile);

/** Who holds the card in hand: whoever is on turn, and at the end of a circle the last player of it. */
export const holder = (view: SmokiView): number =>
  view.phase === 'circle' ? (view.turn + view.players - 1) % view.players : view.turn;

/** Tokens where the table plays for them, otherwise points. */
export const standing = (view: SmokiView): readonly number[] => (view.scoring === 'tokens' ? view.tokens : view.total);
