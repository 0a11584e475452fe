// Opening a table, and the shortest way into a game.
import type { Settings } from '../protocol';
import * as api from '../socket/api';
import { gameInfo, usualOptions } from './games.svelte';
import { person } from './me.svelte';
import { preferences } from './preferences.svelte';

export const usualPlayers = (info: api.GameInfo): number => Math.min(info.players[1], Math.max(info.players[0], 4));

export function botsOf(info: api.GameInfo): { players: number; level: string } {
  const { players, level } = preferences.kept;
  const kept = level[info.name] ?? '';
  return { players: players[info.name] ?? usualPlayers(info), level: info.levels.includes(kept) ? kept : info.usual_level };
}

/** A table as this person likes it; the link leads to it, and where there is a password, only with it. */
export async function openTable(game: string, password = ''): Promise<string> {
  const [info] = await Promise.all([infoOf(game), person.ensure()]);
  const last = preferences.kept.tables[game];
  const players = last?.players ?? usualPlayers(info);
  const { link } = await api.openTable({
    game,
    players,
    options: usualOptions(info, players, last?.options),
    settings: last?.settings ?? {},
    password,
  });
  return link;
}

/** A game against bots, begun at once: a table for one, whose desk sits down and fills the other chairs. */
export async function playWithBots(game: string): Promise<string> {
  const info = await infoOf(game);
  const { players, level } = botsOf(info);
  return `/t/${await openForOne(game, players, level, preferences.kept.tables[game]?.options ?? {}, { hints: true })}`;
}

/** A table for one; null leaves the level of the bots to the game, an option of null to its rules. */
export async function openForOne(game: string, players: number, level: string | null, options: Readonly<Record<string, unknown>>, settings: Settings): Promise<string> {
  const [info] = await Promise.all([infoOf(game), person.ensure()]);
  const { id } = await api.openTable({ game, players, options: usualOptions(info, players, options), settings });
  begun = { id, level: level ?? info.usual_level };
  return id;
}

let begun: { readonly id: string; readonly level: string } | null = null;

/** The level of the bots of a table that was just opened to be begun at once; told once, to the desk that begins it. */
export function toBeginWith(id: string): string | null {
  const level = begun?.id === id ? begun.level : null;
  begun = null;
  return level;
}

async function infoOf(game: string): Promise<api.GameInfo> {
  const info = await gameInfo(game);
  if (!info) throw new api.ApiError(404, 'game', game);
  return info;
}
