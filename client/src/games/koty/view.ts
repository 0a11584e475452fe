// What a seat sees of Koty, as sny.rules.koty tells it.
import type { View } from '../game';
import { eventsOf, type Facts, type Heard } from '../../text/words';
import type { KotyEvent, KotyView } from './types';

export type { KotyView };

export const kotyView = (view: View): KotyView => view as KotyView;

export const told = eventsOf<KotyEvent>();
export const factsOf = (heard: Heard): Facts<KotyEvent> => heard as Facts<KotyEvent>;

export const LANDS = 4;
export const DEPTH = 3;
export const PILE = 'pile';
export const DISCARDS = 'discards';
/** The card in play, beside the line in words. */
export const LAID = 'laid';
export const landSpot = (seat: number, land: number): string => `land.${seat}.${land}`;
/** For cards in flight: the top of a land, and its uppermost nine. */
export const topSpot = (seat: number, land: number): string => `top.${seat}.${land}`;
export const nineSpot = (seat: number, land: number): string => `nine.${seat}.${land}`;
/** A card of your own hand, or the hand of a rival as a whole. */
export const handSpot = (seat: number, place?: number): string =>
  place === undefined ? `hand.${seat}` : `hand.${seat}.${place}`;

/** The nines of a land from below; `?` where nobody has seen the face. */
export const ninesOn = (view: KotyView, seat: number, land: number): string[] =>
  (view.nines[seat] ?? []).slice(land * DEPTH, (land + 1) * DEPTH).filter((nine) => nine !== null);

export const topOf = (view: KotyView, seat: number, land: number): string | null => view.tops[seat]?.[land] ?? null;

export const isCat = (card: string): boolean => card.includes('-');
export const teamLetter = (view: KotyView, seat: number): string =>
  view.teams === 'on' ? 'ABC'.charAt(view.team[seat] ?? 0) : '';

export const inAttack = (view: KotyView): boolean => view.meeting !== 'none';
