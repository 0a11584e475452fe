// What a seat sees of Sen, as sny.rules.sen tells it.
import type { View } from '../game';
import { eventsOf, type Facts, type Heard } from '../../text/words';
import { PRINTED, type SenEvent, type SenView } from './types';

export type { SenView };

export const senView = (view: View): SenView => view as SenView;

export const told = eventsOf<SenEvent>();
export type Told<Kind> = Extract<SenEvent, { event: Kind }>;
export const factsOf = (heard: Heard): Facts<SenEvent> => heard as Facts<SenEvent>;

/** The ravens that are printed on a card; an hourglass has none of its own. */
export const ravensOn = (card: string): number | undefined => PRINTED[card];

export const dreamSpot = (seat: number, place: number): string => `dream.${seat}.${place}`;
export const handSpot = (seat: number): string => `hand.${seat}`;
export const CLOSED = 'closed';
export const OPEN = 'open';
/** The mode in which a pair is claimed; a button opens it. */
export const PAIR = 'pair';
