// What went wrong, in the words of the page: what a server says of it is written for programs.
import { ApiError } from '../socket/api';
import { knows, say } from './language.svelte';

export function problemOf(error: unknown): string {
  const id = error instanceof ApiError ? `client-problem-${error.code}` : '';
  return say(knows(id) ? id : 'client-problem-other');
}
