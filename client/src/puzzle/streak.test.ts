import { describe, expect, it } from 'vitest';
import { lossOf } from './puzzle';
import { answered, dayOf, NONE, standing } from './streak';

describe('a streak', () => {
  const first = answered(NONE, '2026-10-31', 'call', true);

  it('grows from day to day, over the end of a month', () => {
    expect(first).toMatchObject({ days: 1, longest: 1 });
    expect(answered(first, '2026-11-01', 'draw', true)).toMatchObject({ days: 2, longest: 2, answer: 'draw' });
  });

  it('ends with a wrong answer or a day without one, and the longest is remembered', () => {
    expect(answered(first, '2026-11-01', 'draw', false)).toMatchObject({ days: 0, longest: 1 });
    expect(answered(first, '2026-11-02', 'draw', true)).toMatchObject({ days: 1, longest: 1 });
    expect(standing(first, '2026-11-01')).toBe(1);
    expect(standing(first, '2026-11-02')).toBe(0);
  });

  it('counts the first answer of a day alone', () => {
    const wrong = answered(NONE, '2026-11-01', 'draw', false);
    expect(answered(wrong, '2026-11-01', 'call', true)).toBe(wrong);
    expect(answered(first, '2026-10-30', 'call', true)).toBe(first);
  });

  it('goes by the day of this device', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

it('an action loses what it is worth less than the best', () => {
  const puzzle = { choices: [['put 1', 2.5] as const, ['discard', -0.5] as const] };
  expect(lossOf(puzzle, 'discard')).toBe(3);
  expect(lossOf(puzzle, 'put 1')).toBe(0);
});
