// What a seat sees of Sen, as sny.rules.sen tells it.
import type { View } from '../game';
import type { SenView } from './types';

export type { SenView };

export const senView = (view: View): SenView => view as SenView;

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
