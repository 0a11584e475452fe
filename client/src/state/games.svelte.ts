// Which games there are, their options and bots; asked once.
import * as api from '../socket/api';

let asked: Promise<readonly api.GameInfo[]> | null = null;

export function knownGames(): Promise<readonly api.GameInfo[]> {
  asked ??= api.games().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}

export async function gameInfo(name: string): Promise<api.GameInfo | null> {
  return (await knownGames()).find((game) => game.name === name) ?? null;
}

/** What a new table starts with: the values of its options that are not left to the game. */
export function usualOptions(info: api.GameInfo): Record<string, unknown> {
  const given = Object.entries(info.options).filter(([, spec]) => spec.default !== undefined && spec.default !== null);
  return Object.fromEntries(given.map(([name, spec]) => [name, spec.default]));
}
