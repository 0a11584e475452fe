// The games by the names that the rules give them, each loaded when it is wanted.
import type { Game } from './game';

export const GAMES = ['sen', 'smoki', 'koty', 'kraina-snow'] as const;
export type GameName = (typeof GAMES)[number];

const found = import.meta.glob<{ game: Game }>('./*/index.ts');

export async function loadGame(name: string): Promise<Game | null> {
  const load = found[`./${name.replace('-', '_')}/index.ts`];
  return load ? (await load()).game : null;
}
