// Opening a table, and the shortest way into a game.
import type { Settings } from '../protocol';
import { here } from '../offline/here.svelte';
import type { GameInfo } from '../protocol';
import * as api from '../socket/api';
import { server } from '../socket/server.svelte';
import type { Desk } from './desk.svelte';
import { gameInfo, gamesHere, usualOptions } from './games.svelte';
import { person } from './me.svelte';
import { preferences } from './preferences.svelte';

export const usualPlayers = (info: GameInfo): number => Math.min(info.players[1], Math.max(info.players[0], 4));

export function botsOf(info: GameInfo): { players: number; level: string } {
  const { players, level } = preferences.kept;
  const kept = level[info.name] ?? '';
  return {
    players: players[info.name] ?? usualPlayers(info),
    level: info.levels.includes(kept) ? kept : info.usual_level,
  };
}

/** Opens on the server, or on this device where no server answers and it can. */
async function somewhere<Opened>(open: (local: boolean) => Promise<Opened>): Promise<Opened> {
  if (server.away && (await here.look())) return open(true);
  try {
    return await open(false);
  } catch (problem) {
    if (!(problem instanceof api.ApiError) || problem.code !== 'offline' || !(await here.look())) throw problem;
    return open(true);
  }
}

/** A table as this person likes it; the link leads to it, and where there is a password, only with it. */
export const openTable = (game: string, password = ''): Promise<string> =>
  password ? openWith(game, password, false) : somewhere((local) => openWith(game, '', local));

async function openWith(game: string, password: string, local: boolean): Promise<string> {
  const [info] = await Promise.all([infoOf(game, local), local || person.ensure()]);
  const last = preferences.kept.tables[game];
  const players = last?.players ?? usualPlayers(info);
  const { link } = await (local ? api.openTableHere : api.openTable)({
    game,
    players,
    options: usualOptions(info, players, last?.options),
    settings: last?.settings ?? {},
    password,
  });
  return link;
}

/** A game against bots, begun at once; the link leads to it. */
export async function playWithBots(game: string): Promise<string> {
  const { players, level } = botsOf(await infoOf(game, false));
  const { options = {}, settings: liked = {} } = preferences.kept.tables[game] ?? {};
  const pace = liked['pace'];
  const settings: Settings = typeof pace === 'number' ? { hints: true, pace } : { hints: true };
  const table = await openForOne(game, players, level, forBots(options), settings);
  await Promise.race([table.begun, new Promise((late) => setTimeout(late, PATIENCE))]);
  begun = table.desk;
  preferences.meet(game);
  return `/t/${begun.id}`;
}

/** Bots have no voice: with them clues are typed, and take as long as that. */
function forBots(liked: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const without = Object.entries(liked).filter(([name]) => name !== 'spoken' && name !== 'turn');
  return liked['spoken'] ? Object.fromEntries(without) : liked;
}

/** How long a game is waited for before its table is shown as it is: on the way. */
const PATIENCE = 2_000;
let begun: Desk | null = null;

/** The desk of a game that was just begun; told once, to the screen that shows it. */
export function begunDesk(id: string): Desk | null {
  const desk = begun?.id === id ? begun : null;
  begun = null;
  return desk;
}

/**
 * A table for one, which sits down and fills the other chairs; null leaves the level of the bots to the game, an option
 * of null to its rules.
 */
export async function openForOne(
  game: string,
  players: number,
  level: string | null,
  options: Readonly<Record<string, unknown>>,
  settings: Settings,
): Promise<{ desk: Desk; begun: Promise<void> }> {
  const desks = import('./desk.svelte');
  return somewhere(async (local) => {
    const [info] = await Promise.all([infoOf(game, local), local || person.ensure()]);
    const wanted = { game, players, options: usualOptions(info, players, options) };
    const { id } = local
      ? await api.openTableHere({ ...wanted, settings: { ...settings, hints: false } }) // they need a search
      : await api.openTable({ ...wanted, settings });
    const desk = new (await desks).Desk(id);
    return { desk, begun: desk.begin(level && info.levels.includes(level) ? level : info.usual_level) };
  });
}

async function infoOf(game: string, local: boolean): Promise<GameInfo> {
  const info = local ? (await gamesHere()).find(({ name }) => name === game) : await gameInfo(game);
  if (!info) throw new api.ApiError(404, 'game', game);
  return info;
}
