// What a seat sees of Kraina snów, as sny.rules.kraina_snow.view tells it. Times are seconds of the game.
import type { View } from '../game';
import type { Challenge, KrainaEvent, KrainaView, Laid, Night } from './types';

export type { Challenge, KrainaView, Laid, Night };
export type Role = Night['aside'];
export type Phase = KrainaView['phase'];
export const HIDDEN = '?';
export type Hidden = typeof HIDDEN;
/** A guess as it was heard: on which side its card went, for whoever may know. */
export type Guess = Extract<KrainaEvent, { event: 'guessed' }>;
/** A night as it is told at its end. */
export type Revealed = Extract<KrainaEvent, { event: 'revealed' }>;

export const krainaView = (view: View): KrainaView => view as KrainaView;

export const known = <Thing>(thing: Thing | Hidden): thing is Thing => thing !== HIDDEN;

/** A side of the night; nothing where it may not be seen. */
export const side = (laid: readonly Laid[] | Hidden): readonly Laid[] => (known(laid) ? laid : []);

/** Words on cards are written in capitals, as on the table. */
export const capitals = (word: string): string => word.toLocaleUpperCase('pl');

/** In place of words that only the table heard. */
export const UNHEARD = '…';

/** The spirit through whose eyes all look who share a device at a spoken table: from the night on nobody hides a card. */
export function together({ options, phase, dreamer, turn }: KrainaView, seats: readonly number[]): number | null {
  if (!options.spoken || !['night', 'last', 'vote', 'story'].includes(phase)) return null;
  const spirits = seats.filter((seat) => seat !== dreamer);
  return (spirits.includes(turn ?? -1) ? turn : spirits[0]) ?? null;
}
