// What a seat sees of Sen, as sny.rules.sen tells it.
import type { View } from '../game';
import { PRINTED, type SenView } from './types';

export type { SenView };

export const senView = (view: View): SenView => view as SenView;

/** The ravens that are printed on a card; an hourglass has none of its own. */
export const ravensOn = (card: string): number | undefined => (card === 'hourglass' ? undefined : PRINTED[card]);

export const dreamSpot = (seat: number, place: number): string => `dream.${seat}.${place}`;
export const handSpot = (seat: number): string => `hand.${seat}`;
export const CLOSED = 'closed';
export const OPEN = 'open';
/** The mode in which a pair is claimed; a button opens it. */
export const PAIR = 'pair';
