// The few things that are asked once and not over the socket.
import type { Settings } from '../protocol';
import { isLocal } from '../offline/local';
import type { Heard } from '../text/words';
import { takeEarly } from './early';
import { server } from './server.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** How a value of an option may look; as in the data files of the rules. */
export interface OptionSpec {
  readonly words?: readonly string[];
  readonly several?: readonly string[];
  /** How many of each there may be at most. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly least?: number;
  readonly most?: number;
  readonly switch?: boolean;
  readonly seat?: boolean;
  /** A text of so many characters at most. */
  readonly text?: number;
  readonly default?: unknown;
  readonly optional?: boolean;
  readonly instead_of?: string;
  /** Only where these other options have these values. */
  readonly only_with?: Readonly<Record<string, unknown>>;
  /** Only for these numbers of players. */
  readonly players?: readonly number[];
  readonly [more: string]: unknown;
}

export interface GameInfo {
  readonly name: string;
  readonly players: readonly [number, number];
  readonly levels: readonly string[];
  readonly usual_level: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly word_game: boolean;
  readonly cards: readonly string[];
  /** What cards are worth, where the data of the game says so. */
  readonly values: Readonly<Record<string, number>>;
  /** What the facts of its events are. */
  readonly facts: Readonly<Record<string, string>>;
  /** What the fields of its view are, in order. */
  readonly fields: Readonly<Record<string, FieldInfo>>;
}

export interface FieldInfo {
  /** number, word, words, seat, seats, place or card. */
  readonly reading: string;
  /** Whether it holds a value or a row for every player. */
  readonly by_player: boolean;
}

export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly phase: 'gathering' | 'playing' | 'over' | 'closed';
  readonly chairs: readonly { readonly name: string; readonly bot: string | null }[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly locked: boolean;
}

export interface Me {
  readonly person: string;
  readonly name: string;
  readonly tables: readonly Summary[];
  /** Whose device this was before, and can be again. */
  readonly former?: string | null;
}

export interface NewTable {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: Settings;
  readonly password?: string;
}

/** One move of a finished game: who made it, what was heard of it, and what it changed in the view. */
export interface Step {
  readonly by: number | null;
  readonly action: string;
  readonly events: readonly Heard[];
  readonly view: Readonly<Record<string, unknown>>;
}

export interface Review {
  readonly game: string;
  readonly players: number;
  readonly names: readonly string[];
  readonly steps: readonly Step[];
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (isLocal(path.replace('/tables/', ''))) return JSON.parse(await askHere(method, path, body)) as Answer;
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  return read(fetch(`/api${path}`, request));
}

async function read<Answer>(asked: Promise<Response>): Promise<Answer> {
  const answer = await asked.catch(() => {
    server.lost();
    throw new ApiError(0, 'offline', 'the server does not answer');
  });
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => ({}))) as { code?: string; reason?: string };
  throw new ApiError(answer.status, problem.code ?? 'unknown', problem.reason ?? answer.statusText);
}

/** What Python on this device answers in place of a server. */
export async function askHere(method: string, path: string, body?: unknown): Promise<string> {
  const { engine } = await import('../offline/engine');
  const { status, text } = await (await engine()).ask(method, path, body);
  if (status < 400) return text;
  const problem = JSON.parse(text) as { code: string; reason: string };
  throw new ApiError(status, problem.code, problem.reason);
}

const part = encodeURIComponent;

/** What is wrong with a line of a pack, counted from 1, or with the whole of it (0). */
export interface PackFault {
  readonly line: number;
  readonly kind: string;
  readonly word: string;
  readonly number: number;
}

export interface PackChecked {
  readonly words: number;
  readonly faults: readonly PackFault[];
}

export const checkPack = (text: string) => ask<PackChecked>('POST', '/packs', { text });

export const games = () => {
  const early = takeEarly();
  return early ? read<GameInfo[]>(early) : ask<GameInfo[]>('GET', '/games');
};
export const gamesHere = async () => (await import('../offline/keeping')).gamesHere();
export const rulesOf = (game: string, lang: string) =>
  ask<{ markdown: string }>('GET', `/games/${part(game)}/rules?lang=${lang}`);
export const textsOf = (game: string, lang: string) =>
  ask<{ fluent: string }>('GET', `/games/${part(game)}/texts?lang=${lang}`);
export const me = () => ask<Me>('GET', '/me');
export const introduce = (name: string) => ask<{ person: string; name: string }>('POST', '/people', { name });
export const renameHere = (name: string) => askHere('PATCH', '/me', { name });
export const rename = (name: string) => ask<unknown>('PATCH', '/me', { name });
export const linkCode = () => ask<{ code: string; seconds: number }>('POST', '/me/code');
export const linkDevice = (code: string) => ask<{ person: string; name: string }>('POST', '/devices', { code });
export const ownerOf = (code: string) => ask<{ name: string }>('POST', '/devices/owner', { code });
export const goBack = () => ask<{ person: string; name: string }>('POST', '/devices/back');
export const logOutOthers = () => ask<{ count: number }>('DELETE', '/me/devices');
export const forgetMe = () => ask<{ count: number }>('DELETE', '/me');
export const forgetTable = (id: string) => ask<{ count: number }>('DELETE', `/tables/${part(id)}`);
export const openTable = (table: NewTable) => ask<{ id: string; link: string }>('POST', '/tables', table);
export const openTableHere = async (table: NewTable) =>
  JSON.parse(await askHere('POST', '/tables', table)) as { id: string; link: string };
/** By which a table can be told to others, aloud. */
export const codeOf = (id: string) => ask<{ code: string }>('GET', `/tables/${part(id)}/code`);
/** What a code leads to: a table, or another device of a person. */
export const findCode = (code: string) => ask<{ table: string | null; device: boolean }>('POST', '/codes', { code });
export const lobby = () => ask<Summary[]>('GET', '/tables');
export const checkMatch = (id: string, match: number) =>
  ask<{ name: string; passed: boolean | null; detail: string }[]>('GET', `/tables/${part(id)}/matches/${match}/check`);
export const tableOf = (id: string) => ask<Summary>('GET', `/tables/${part(id)}`);
/** `eyes` is a seat counted from 1, `all`, or nothing for a spectator's. */
export const stepsOf = (id: string, match: number, eyes: string) =>
  ask<Review>('GET', `/tables/${part(id)}/matches/${match}/steps${eyes ? `?seat=${eyes}` : ''}`);
/** A table of one's own that goes on from a decision of a finished match, or from a puzzle. */
export const tryMatch = (id: string, match: number, step: number) =>
  ask<{ id: string; link: string }>('POST', `/tables/${part(id)}/matches/${match}/again`, { step });
export const tryPuzzle = (game: string, number: number) =>
  ask<{ id: string; link: string }>('POST', `/puzzles/${part(game)}/${number}/again`, {});
export async function textOf(id: string, match: number): Promise<string> {
  if (isLocal(id)) return askHere('GET', `/tables/${part(id)}/matches/${match}`);
  const answer = await fetch(matchAddress(id, match), { credentials: 'same-origin' });
  if (!answer.ok) throw new ApiError(answer.status, 'unknown', answer.statusText);
  return answer.text();
}
export const socketAddress = (id: string) => `${location.origin.replace(/^http/, 'ws')}/api/tables/${part(id)}/socket`;
export const matchAddress = (id: string, match: number) => `/api/tables/${part(id)}/matches/${match}`;
/** A QR code as an image. What it holds goes in a body: addresses end up in logs. */
export async function qrImage(text: string): Promise<string> {
  const answer = await fetch('/qr', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw new ApiError(answer.status, 'unknown', answer.statusText);
  return `data:image/svg+xml,${part(await answer.text())}`;
}
