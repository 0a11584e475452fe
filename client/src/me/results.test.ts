import { expect, it } from 'vitest';
import type { PlayedMatch } from '../protocol';
import { accuracies, counted, habitsOf } from './results';

const match = (more: Partial<PlayedMatch>): PlayedMatch => ({
  table: 'oak',
  match: 1,
  game: 'sen',
  seat: 0,
  ended: '2026-11-18T20:00:00+00:00',
  scores: [3, 5],
  winners: [0],
  rivals: [],
  reviewed: true,
  accuracy: 90,
  decisions: 20,
  counts: {},
  habits: {},
  ...more,
});

it('counts matches by rival, a rival who sat there twice once', () => {
  const careful = { bot: 'careful', name: null };
  const matches = [match({ rivals: [careful, careful] }), match({ rivals: [careful], winners: [1] })];
  expect(counted(matches, ({ rivals }) => rivals.map(({ bot }) => bot ?? ''))).toEqual([
    { name: 'careful', matches: 2, won: 1 },
  ]);
});

it('orders accuracies by time, and leaves out what was not reviewed', () => {
  const matches = [
    match({ match: 3 }),
    match({ match: 2, accuracy: null }),
    match({ match: 1 }),
    match({ game: 'koty' }),
  ];
  expect(accuracies(matches, 'sen').map((one) => one.match)).toEqual([1, 3]);
});

it('tells habits in times for a hundred decisions, the worst first, and none that never showed', () => {
  const matches = [
    match({ habits: { early: 1, late: 3 } }),
    match({ habits: { late: 1 } }),
    match({ reviewed: false }),
  ];
  const strong = { sen: { early: 0.5, late: 9.5, never: 0 } };
  expect(habitsOf({ matches, strong }, 'sen')).toEqual([
    { name: 'early', own: 2.5, strong: 0.5 },
    { name: 'late', own: 10, strong: 9.5 },
  ]);
});
