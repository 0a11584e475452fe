// The few things that are asked once and not over the socket.
import type {
  Checked,
  CheckedPack,
  Code,
  Forgotten,
  FoundCode,
  GameInfo,
  KnownDevice,
  Me,
  NewTable,
  OpenedTable,
  Owner,
  Page,
  Problem,
  Review,
  TableCode,
  TableSummary,
  Texts,
} from '../protocol';
import { isLocal } from '../offline/local';
import { language } from '../text/language.svelte';
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

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (isLocal(path.replace('/tables/', ''))) return JSON.parse(await askHere(method, path, body)) as Answer;
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json', 'accept-language': language.code }; // of a table's preview
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
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiError(answer.status, problem.code ?? 'unknown', problem.reason ?? answer.statusText);
}

/** What Python on this device answers in place of a server. */
export async function askHere(method: string, path: string, body?: unknown): Promise<string> {
  const { engine } = await import('../offline/engine');
  const { status, text } = await (await engine()).ask(method, path, body);
  if (status < 400) return text;
  const problem = JSON.parse(text) as Problem;
  throw new ApiError(status, problem.code, problem.reason);
}

const part = encodeURIComponent;

export const checkPack = (text: string) => ask<CheckedPack>('POST', '/packs', { text });

export const games = () => {
  const early = takeEarly();
  return early ? read<readonly GameInfo[]>(early) : ask<readonly GameInfo[]>('GET', '/games');
};
export const gamesHere = async () => (await import('../offline/keeping')).gamesHere();
export const rulesOf = (game: string, lang: string) => ask<Page>('GET', `/games/${part(game)}/rules?lang=${lang}`);
export const textsOf = (game: string, lang: string) => ask<Texts>('GET', `/games/${part(game)}/texts?lang=${lang}`);
export const me = () => ask<Me>('GET', '/me');
export const introduce = (name: string) => ask<KnownDevice>('POST', '/people', { name });
export const renameHere = (name: string) => askHere('PATCH', '/me', { name });
export const rename = (name: string) => ask<unknown>('PATCH', '/me', { name });
export const linkCode = () => ask<Code>('POST', '/me/code');
export const linkDevice = (code: string) => ask<KnownDevice>('POST', '/devices', { code });
export const ownerOf = (code: string) => ask<Owner>('POST', '/devices/owner', { code });
export const goBack = () => ask<KnownDevice>('POST', '/devices/back');
export const logOutOthers = () => ask<Forgotten>('DELETE', '/me/devices');
export const forgetMe = () => ask<Forgotten>('DELETE', '/me');
export const forgetTable = (id: string) => ask<Forgotten>('DELETE', `/tables/${part(id)}`);
export const openTable = (table: NewTable) => ask<OpenedTable>('POST', '/tables', table);
export const openTableHere = async (table: NewTable) =>
  JSON.parse(await askHere('POST', '/tables', table)) as OpenedTable;
/** By which a table can be told to others, aloud. */
export const codeOf = (id: string) => ask<TableCode>('GET', `/tables/${part(id)}/code`);
/** What a code leads to: a table, or another device of a person. */
export const findCode = (code: string) => ask<FoundCode>('POST', '/codes', { code });
export const lobby = () => ask<readonly TableSummary[]>('GET', '/tables');
export const checkMatch = (id: string, match: number) =>
  ask<readonly Checked[]>('GET', `/tables/${part(id)}/matches/${match}/check`);
export const tableOf = (id: string) => ask<TableSummary>('GET', `/tables/${part(id)}`);
/** `eyes` is a seat counted from 1, `all`, or nothing for a spectator's. */
export const stepsOf = (id: string, match: number, eyes: string) =>
  ask<Review>('GET', `/tables/${part(id)}/matches/${match}/steps${eyes ? `?seat=${eyes}` : ''}`);
/** A table of one's own that goes on from a decision of a finished match, or from a puzzle. */
export const tryMatch = (id: string, match: number, step: number) =>
  ask<OpenedTable>('POST', `/tables/${part(id)}/matches/${match}/again`, { step });
export const tryPuzzle = (game: string, number: number) =>
  ask<OpenedTable>('POST', `/puzzles/${part(game)}/${number}/again`, {});
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
