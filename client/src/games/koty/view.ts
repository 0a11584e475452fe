// What a seat sees of Koty, as sny.rules.koty tells it.
import type { View } from '../game';
import { PRINTED, type KotyView } from './types';

export type { KotyView };

export const kotyView = (view: View): KotyView => view as KotyView;

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
const valueOf = (card: string): number => (isCat(card) ? (PRINTED[card] ?? 0) : 0);

/** The other cat of its colour: together they make nine. */
export const friendOf = (cat: string): string => `${cat.split('-')[0]}-${9 - valueOf(cat)}`;

/** What a land counts with this on top and so many nines under it. */
export const worth = (top: string | null, nines: number): number =>
  top !== null ? valueOf(top) * 2 ** nines : nines ? 9 * 2 ** (nines - 1) : 0;
export const worthOf = (view: KotyView, seat: number, land: number): number =>
  worth(topOf(view, seat, land), ninesOn(view, seat, land).length);
export const catsOf = (view: KotyView, seat: number): number =>
  [0, 1, 2, 3].reduce((sum, land) => sum + worthOf(view, seat, land), 0);

/** Partners sit opposite each other; without teams everybody is one. */
export const teamOf = (view: KotyView, seat: number): number =>
  view.teams === 'on' ? seat % (view.players / 2) : seat;
export const partnerOf = (view: KotyView, seat: number): number | null =>
  view.teams === 'on' ? (seat + view.players / 2) % view.players : null;
export const teamLetter = (view: KotyView, seat: number): string =>
  view.teams === 'on' ? 'ABC'.charAt(teamOf(view, seat)) : '';

export const inAttack = (view: KotyView): boolean => view.meeting !== 'none';

/** The cat that every attacking card of this turn is, or stands for. */
export function attackingCat(view: KotyView): string | null {
  if (!inAttack(view) || view.target_owner === null || view.target === null) return null;
  const attacked = topOf(view, view.target_owner, view.target);
  return attacked === null ? null : view.meeting === 'twins' ? attacked : friendOf(attacked);
}

/** A game ends with so many full lands of one dream. */
export const FULL_TO_END = 3;
const FULL = 3;
export const fullLands = (view: KotyView, seat: number): number =>
  Array.from({ length: LANDS }, (_, land) => ninesOn(view, seat, land)).filter((nines) => nines.length === FULL).length;
