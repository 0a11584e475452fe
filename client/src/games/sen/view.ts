// What a seat sees of Sen, as sny.rules.sen tells it.
import type { View } from '../game';

export interface SenView {
  readonly players: number;
  readonly variants: readonly string[];
  readonly penalty: number;
  readonly limit: number;
  readonly rounds: number;
  readonly reward: 'count' | 'zero';
  readonly round: number;
  readonly total: readonly number[];
  readonly phase:
    | 'deal'
    | 'peek'
    | 'turn'
    | 'drawn'
    | 'two'
    | 'look'
    | 'swap'
    | 'with'
    | 'choose'
    | 'chosen'
    | 'claim'
    | 'name'
    | 'over';
  readonly turn: number;
  readonly peeked: readonly number[];
  readonly dream: readonly (readonly string[])[];
  /** For each place the seats that have seen the card there. */
  readonly seen: readonly (readonly (readonly number[])[])[];
  readonly closed_size: number;
  readonly open_size: number;
  readonly open: readonly string[];
  readonly hand: string | null;
  readonly two: readonly (string | null)[];
  readonly pointed_owner: number | null;
  readonly pointed: number | null;
  readonly pointed_too: number | null;
}

export const senView = (view: View): SenView => view as unknown as SenView;

/** The ravens that are printed on a card; an hourglass has none of its own. */
export const RAVENS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from({ length: 10 }, (_, ravens) => [String(ravens), ravens])),
  'take-two': 5,
  peek: 6,
  swap: 7,
  choose: 3,
};

export const dreamSpot = (seat: number, place: number): string => `dream.${seat}.${place}`;
export const handSpot = (seat: number): string => `hand.${seat}`;
export const CLOSED = 'closed';
export const OPEN = 'open';
/** The mode in which a pair is claimed; a button opens it. */
export const PAIR = 'pair';
