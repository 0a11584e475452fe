// A puzzle as the server tells it (docs/review.md).
import type { Puzzle } from '../protocol';
import { ApiError } from '../socket/api';

export type { Puzzle };

export const UNITS: Readonly<Record<string, string>> = { sen: 'ravens', smoki: 'points', koty: 'percent' };

/** `which` is a game and a number, or `daily`. */
export async function askPuzzle(which: string): Promise<Puzzle> {
  const answer = await fetch(`/api/puzzles/${which}`).catch((error: unknown) => {
    throw new ApiError(0, 'offline', String(error));
  });
  if (answer.ok) return (await answer.json()) as Puzzle;
  throw new ApiError(answer.status, answer.status === 404 ? 'missing' : 'unknown', answer.statusText);
}

/** What an action loses against the best one. */
export const lossOf = ({ choices }: Pick<Puzzle, 'choices'>, action: string): number =>
  (choices[0]?.[1] ?? 0) - (choices.find(([choice]) => choice === action)?.[1] ?? 0);
