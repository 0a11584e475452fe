// The games by the names that the rules give them, each loaded with its words when it is wanted. GAMES are those that the client was
// built with; the server may have more, which are drawn plainly.
import { language } from '../text/language.svelte';
import type { Game } from './game';

export const GAMES = ['sen', 'smoki', 'koty', 'kraina-snow'] as const;
export type GameName = (typeof GAMES)[number];

export const isBuiltIn = (name: string): boolean => (GAMES as readonly string[]).includes(name);

const found = import.meta.glob<{ game: Game }>('./*/index.ts');

export async function loadGame(name: string): Promise<Game | null> {
  const load = found[`./${name.replaceAll('-', '_')}/index.ts`];
  if (!load) return (await import('./plain')).plainGame(name);
  const [{ game }] = await Promise.all([load(), language.with(name)]);
  return game;
}
