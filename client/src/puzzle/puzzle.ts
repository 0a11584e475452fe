// A puzzle as the server tells it (docs/review.md).
import { here } from '../offline/here.svelte';
import type { Puzzle } from '../protocol';
import { ApiError, ask, askHere } from '../socket/api';

export type { Puzzle };

export const UNITS: Readonly<Record<string, string>> = { sen: 'ravens', smoki: 'points', koty: 'percent' };

/** `which` is a game and a number, or `daily`; without a server this device knows them too. */
export async function askPuzzle(which: string): Promise<Puzzle> {
  const path = `/puzzles/${which}`;
  try {
    return await ask<Puzzle>('GET', path);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    if (problem.status === 404) throw new ApiError(404, 'missing', problem.message);
    if (problem.code !== 'offline' || !(await here.look())) throw problem;
    return JSON.parse(await askHere('GET', path)) as Puzzle;
  }
}

/** What an action loses against the best one. */
export const lossOf = ({ choices }: Pick<Puzzle, 'choices'>, action: string): number =>
  (choices[0]?.[1] ?? 0) - (choices.find(([choice]) => choice === action)?.[1] ?? 0);
