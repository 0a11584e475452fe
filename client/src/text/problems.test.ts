import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../socket/api';
import { speakerOf } from './catalogue.fake';
import { byeOf, problemOf, refusalOf } from './problems';

let speaker = speakerOf('pl');
vi.mock('./language.svelte', async (original) => ({
  ...(await original<object>()),
  knows: (id: string) => speaker.knows(id),
  say: (id: string) => id,
}));

const PROTOCOL = readFileSync('../PROTOCOL.md', 'utf8');
/** What a page that works is never told, or what it asks about in a form of its own. */
const NEVER_TOLD = [
  'date',
  'game',
  'id',
  'level',
  'line',
  'message',
  'review',
  'hello',
  'slow',
  'stopping',
  'password',
];

function codesIn(table: string): readonly string[] {
  const [, lines = ''] = new RegExp(`<!-- ${table}:(.*?)<!-- end`, 's').exec(PROTOCOL) ?? [];
  return [...lines.matchAll(/^\| `(\w+)`/gm)].map(([, code = '']) => code).filter((code) => !NEVER_TOLD.includes(code));
}

describe.each(['pl', 'en'])('what went wrong, in %s', (code) => {
  beforeEach(() => void (speaker = speakerOf(code)));

  it.each([
    { table: 'refusals', sentenceOf: refusalOf },
    { table: 'byes', sentenceOf: byeOf },
  ])('is said of all $table that people meet', ({ table, sentenceOf }) => {
    expect(codesIn(table)).toContain('banned');
    expect(codesIn(table).filter((code) => sentenceOf(code) === 'client-problem-other')).toEqual([]);
  });

  it('is said of requests that failed', () => {
    expect(problemOf(new ApiError(503, 'storage', ''))).toBe('client-problem-storage');
    expect(problemOf(new ApiError(409, 'full', ''))).toBe('client-problem-full');
    expect(problemOf(new ApiError(409, 'code', ''))).toBe('client-problem-code');
    expect(problemOf(new ApiError(429, 'request', ''))).toBe('client-problem-flood');
    expect(problemOf(new ApiError(500, 'fault', ''))).toBe('client-problem-other');
    expect(problemOf(new TypeError('no such thing'))).toBe('client-problem-other');
  });
});
