import { describe, expect, it } from 'vitest';
import { bestCall, ranking, turningPoint } from './highlights';

const rows = (...scores: number[][]) => ({ rows: scores.map((each) => ({ scores: each })), totals: [] });

describe('the ranking', () => {
  it('knows from who has won whether few points are good', () => {
    expect(ranking([30, 12, 20], [1]).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(ranking([30, 12, 20], [0]).map(({ seat }) => seat)).toEqual([0, 2, 1]);
  });

  it('shares a place among equals, but not with a winner by a tie-break', () => {
    expect(ranking([5, 9, 5, 7], [0, 2]).map(({ place }) => place)).toEqual([1, 1, 3, 4]);
    expect(ranking([6, 6, 1], [1])).toEqual([
      { seat: 1, score: 6, place: 1 },
      { seat: 0, score: 6, place: 2 },
      { seat: 2, score: 1, place: 3 },
    ]);
  });
});

describe('the turning point', () => {
  it('is the round in which the winner took the lead for good', () => {
    expect(turningPoint(rows([9, 3], [2, 8], [3, 9]), [14, 20], [0])).toEqual({ round: 3, seat: 0 });
    expect(turningPoint(rows([9, 3], [2, 10], [3, 9]), [14, 22], [0])).toEqual({ round: 2, seat: 0 });
  });

  it('is told neither of a start-to-finish win, nor of a short match, nor of a tie', () => {
    expect(turningPoint(rows([1, 3], [2, 8], [3, 9]), [6, 20], [0])).toBeNull();
    expect(turningPoint(rows([9, 3], [1, 9]), [10, 12], [0])).toBeNull();
    expect(turningPoint(rows([9, 3], [2, 8], [3, 3]), [14, 14], [0, 1])).toBeNull();
  });
});

describe('the best call', () => {
  const round = (caller: number, counts: number[], scores = counts) => [
    { event: 'dealt' },
    { event: 'called', seat: caller },
    ...counts.map((count, seat) => ({ event: 'scored', seat, count, score: scores[seat] ?? 0 })),
  ];

  it('is the right one with the fewest ravens', () => {
    const heard = [...round(0, [6, 9]), ...round(1, [9, 3], [9, 0]), ...round(0, [2, 1], [7, 1])];
    expect(bestCall(heard)).toEqual({ seat: 1, round: 2, count: 3 });
  });

  it('is nobody’s where every caller was wrong', () => {
    expect(bestCall(round(0, [6, 2], [11, 2]))).toBeNull();
  });
});
