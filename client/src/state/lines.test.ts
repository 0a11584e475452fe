import { beforeEach, expect, test, vi } from 'vitest';
import { digest, wereFixed } from '../review/promise';
import type { Wish } from '../socket/socket';
import type { Described } from '../protocol';
import { Lines, toldBefore } from './lines';

const gathering = (change: Partial<Described> = {}) =>
  ({ id: 't', match: 1, promise: 'p', lines: {}, sealed: {}, revealing: false, ...change }) as Described;

let asked: Wish[] = [];
const device = () =>
  new Lines((wish) => {
    asked.push(wish);
    return Promise.resolve();
  });

beforeEach(() => {
  asked = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a line is told only by its fingerprint until the table opens all', async () => {
  const lines = device();
  await lines.add(gathering(), 0, 'owls');
  expect(asked).toEqual([{ type: 'contribute', seat: 0, sealed: await digest('owls') }]);
  const sealed = { 1: await digest('owls'), 2: await digest('ravens') };
  lines.open(gathering({ sealed }), [0]);
  expect(asked).toHaveLength(1);
  lines.open(gathering({ sealed, revealing: true }), [0]);
  lines.open(gathering({ sealed, revealing: true }), [0]);
  expect(asked.slice(1)).toEqual([{ type: 'reveal', seat: 0, text: 'owls' }]);
  expect(toldBefore('t', 1)).toEqual({ sealed, lines: {} });
});

test('after a reload the line is still known', async () => {
  await device().add(gathering(), 0, 'owls');
  const sealed = { 1: await digest('owls') };
  device().open(gathering({ sealed, revealing: true }), [0]);
  expect(asked.at(-1)).toEqual({ type: 'reveal', seat: 0, text: 'owls' });
});

test('two devices of one person do not seal by turns for ever', async () => {
  const [one, other] = [device(), device()];
  await one.keep(gathering(), 0);
  await other.keep(gathering({ sealed: { 1: 'of one' } }), 0);
  await one.keep(gathering({ sealed: { 1: 'of the other' } }), 0);
  await other.keep(gathering({ sealed: { 1: 'of the other' } }), 0);
  expect(asked).toHaveLength(2);
  await one.keep(gathering(), 0);
  expect(asked).toHaveLength(3);
});

test('a line that was chosen after one’s own was opened is found', async () => {
  const text = '# line of seat 1: owls\n# line of seat 2: ravens\n';
  const told = { sealed: { 1: await digest('owls'), 2: await digest('ravens') }, lines: {} };
  expect(await wereFixed(text, told)).toBe(true);
  expect(await wereFixed(text.replace('ravens', 'ravens!'), told)).toBe(false);
  expect(await wereFixed(text, { sealed: { 1: told.sealed[1] }, lines: {} })).toBe(false);
});
