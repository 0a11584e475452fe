// Opening a table, and the shortest way into a game.
import type { Settings } from '../protocol';
import * as api from '../socket/api';
import { TableSocket } from '../socket/socket';
import { gameInfo, usualOptions } from './games.svelte';
import { person } from './me.svelte';
import { preferences } from './preferences.svelte';

export const usualPlayers = (info: api.GameInfo): number => Math.min(info.players[1], Math.max(info.players[0], 4));

export function botsOf(info: api.GameInfo): { players: number; level: string } {
  const { players, level } = preferences.kept;
  const kept = level[info.name] ?? '';
  return { players: players[info.name] ?? usualPlayers(info), level: info.levels.includes(kept) ? kept : info.usual_level };
}

/** A table as this person likes it; the link leads to it. */
export async function openTable(game: string): Promise<string> {
  await person.ensure();
  const info = await gameInfo(game);
  if (!info) throw new api.ApiError(404, 'game', game);
  const last = preferences.kept.tables[game];
  const players = last?.players ?? usualPlayers(info);
  const { link } = await api.openTable({
    game,
    players,
    options: usualOptions(info, players, last?.options),
    settings: last?.settings ?? {},
  });
  return link;
}

/** A game against bots, begun at once: a table for one, the other chairs filled. */
export async function playWithBots(game: string): Promise<string> {
  const info = await gameInfo(game);
  if (!info) throw new api.ApiError(404, 'game', game);
  const { players, level } = botsOf(info);
  return `/t/${await startWithBots(game, players, level, preferences.kept.tables[game]?.options ?? {}, { hints: true })}`;
}

/** A table for one, begun at once; null leaves the level of the bots to the game, an option of null to its rules. */
export async function startWithBots(game: string, players: number, level: string | null, options: Readonly<Record<string, unknown>>, settings: Settings): Promise<string> {
  await person.ensure();
  const info = await gameInfo(game);
  if (!info) throw new api.ApiError(404, 'game', game);
  const { id } = await api.openTable({ game, players, options: usualOptions(info, players, options), settings });
  await sitAndStart(id, level ?? info.usual_level);
  return id;
}

function sitAndStart(id: string, fill: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const quiet = () => undefined;
    let begun: Promise<void> | null = null;
    const socket = new TableSocket(
      api.socketAddress(id),
      {
        welcome: (message) => void (begun ??= begin(message.you.seats.length > 0)),
        news: quiet,
        presence: quiet,
        online: quiet,
        bye: (message) => reject(new api.ApiError(0, message.code, message.reason)),
      },
      null,
    );
    async function begin(seated: boolean) {
      const sat = seated ? null : await socket.ask({ type: 'sit', seat: 0 });
      const started = sat?.type === 'refused' ? sat : await socket.ask({ type: 'start', fill });
      socket.close();
      if (started.type === 'refused') reject(new api.ApiError(409, started.code, started.reason));
      else resolve();
    }
  });
}
