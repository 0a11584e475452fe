// How somebody's matches ended, as the server keeps it, and what can be counted of it (docs/review.md).
import type { PlayedMatch, Results } from '../protocol';
import { ask } from '../socket/api';

export const RESULTS = '/api/me/results';
export const askResults = () => ask<Results>('GET', '/me/results');
export const forgetResults = () => ask<{ count: number }>('DELETE', '/me/results');

export const won = ({ winners, seat }: PlayedMatch): boolean => winners.includes(seat);

export interface Sum {
  readonly name: string;
  readonly matches: number;
  readonly won: number;
}

/** Matches counted by some name of each; whom one meets twice at a table counts once. The most frequent come first. */
export function counted(matches: readonly PlayedMatch[], names: (match: PlayedMatch) => readonly string[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const match of matches)
    for (const name of new Set(names(match))) {
      const before = sums.get(name) ?? { name, matches: 0, won: 0 };
      sums.set(name, { name, matches: before.matches + 1, won: before.won + Number(won(match)) });
    }
  return [...sums.values()].sort((one, other) => other.matches - one.matches);
}

/** The matches of a game whose accuracy is known, the first one first. */
export const accuracies = (matches: readonly PlayedMatch[], game: string): PlayedMatch[] =>
  matches.filter((match) => match.game === game && match.accuracy !== null).reverse();

export const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export interface Habit {
  readonly name: string;
  /** Times in a hundred decisions. */
  readonly own: number;
  /** Null where nobody has measured it. */
  readonly strong: number | null;
}

/** Those of a game that showed at all, the one that differs most from strong play first. */
export function habitsOf({ matches, strong }: Results, game: string): Habit[] {
  const reviewed = matches.filter((match) => match.game === game && match.reviewed);
  const decisions = reviewed.reduce((sum, match) => sum + match.decisions, 0);
  return Object.entries(strong[game] ?? {})
    .map(([name, usual]) => ({
      name,
      own: decisions ? (100 * reviewed.reduce((sum, { habits }) => sum + (habits[name] ?? 0), 0)) / decisions : 0,
      strong: usual,
    }))
    .filter(({ own }) => own > 0)
    .sort((one, other) => other.own - (other.strong ?? 0) - (one.own - (one.strong ?? 0)));
}
