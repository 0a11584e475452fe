// What a seat sees of Smoki, as sny.rules.smoki tells it. Places count along the upper row, then along the lower one.
import type { View } from '../game';
import { eventsOf, type Facts, type Heard } from '../../text/words';
import type { SmokiEvent, SmokiView } from './types';

export type { SmokiView };

export const smokiView = (view: View): SmokiView => view as SmokiView;

export const told = eventsOf<SmokiEvent>();
export const factsOf = (heard: Heard): Facts<SmokiEvent> => heard as Facts<SmokiEvent>;

export const COLUMNS = 3;
export const PLACES = 6;
export const REFLECTION = 'reflection';
export const CLOSED = 'closed';
export const openSpot = (pile: number): string => `open.${pile}`;
export const dreamSpot = (seat: number, place: number): string => `dream.${seat}.${place}`;
export const handSpot = (seat: number): string => `hand.${seat}`;

/** Open piles are told apart by letters, so that they are not taken for places or points. */
export const LETTERS = 'AB';
export const pileLetter = (pile: number): string => LETTERS.charAt(pile);

/** Tokens where the table plays for them, otherwise points. */
export const standing = (view: SmokiView): readonly number[] => (view.scoring === 'tokens' ? view.tokens : view.total);
