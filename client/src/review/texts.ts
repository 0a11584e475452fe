// Reasons and amounts of reviews and puzzles in words, from the catalogue `review`.
import { say, type Values } from '../text/language.svelte';
import type { Words } from '../text/words';

export interface Reason {
  readonly id: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

const SEATS = ['rival', 'other']; // facts of a reason that name a seat

export function reasonText(reason: Reason, words: Words): string {
  const facts: Values = Object.fromEntries(
    Object.entries(reason.facts).map(([name, value]) => [
      name,
      SEATS.includes(name) ? words.player(value as number) : value,
    ]),
  );
  return say(reason.id, facts);
}

export const tenth = (number: number): number => Math.round(number * 10) / 10 || 0;
/** An amount in the unit of a game: "1.5 ravens". */
export const amount = (unit: string, number: number): string => say(`review-unit-${unit}`, { number: tenth(number) });
export const percent = (chance: number): number => Math.round(100 * chance);
