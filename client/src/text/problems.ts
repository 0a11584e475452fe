// What went wrong, in the words of the page: what a server says of it is written for programs.
import { ApiError } from '../socket/api';
import { knows, say } from './language.svelte';

const TOO_MANY = 429;

/** Of a request over HTTP. */
export function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return say('client-problem-other');
  return told(error.status === TOO_MANY ? 'flood' : error.code, 'problem', 'bye');
}

/** Of a request to a table. */
export const refusalOf = (code: string): string => told(code, 'refused', 'bye', 'problem');

/** Why one is not at a table, or no more. */
export const byeOf = (code: string): string => told(code, 'bye', 'problem');

/** A reason has one sentence, wherever it is met. */
function told(code: string, ...places: readonly string[]): string {
  const id = places.map((place) => `client-${place}-${code}`).find(knows);
  return say(id ?? 'client-problem-other');
}
