import { describe, expect, it } from 'vitest';
import type { Heard } from '../../text/words';
import { settled } from './settling';
import { sheet } from './telling';

type Dream = { cards: (number | [card: string, ravens: number])[]; score: number; forgiven?: number };

/** As the rules tell the end of a round. */
function round(dreams: Dream[], caller: number | null, adjusted: Omit<Heard, 'event'>[] = []): Heard[] {
  return [
    caller === null ? { event: 'ended', seat: 0 } : { event: 'called', seat: caller },
    ...dreams.flatMap(({ cards, forgiven }, seat) =>
      cards.map((each, place) => {
        const [card, ravens] = typeof each === 'number' ? [String(each), each] : each;
        return { event: 'revealed', seat, place, ravens, forgiven: ravens === forgiven, card };
      }),
    ),
    ...adjusted.map((told) => ({ ...told, event: 'adjusted' })),
    ...dreams.map(({ cards, score, forgiven }, seat) => {
      const ravens = cards.map((each) => (typeof each === 'number' ? each : each[1]));
      const count = ravens.filter((each) => each !== forgiven).reduce((sum, each) => sum + each, 0);
      return { event: 'scored', seat, count, score, total: score, lowest: seat === 0 };
    }),
  ];
}
const told = (events: Heard[]) =>
  settled(events).map((row) => [row.seat, `${row.sum} ${row.score}`, ...row.remarks.map(({ message }) => message)]);

describe('the end of a round', () => {
  it('turns the caller up last', () => {
    const dreams = [1, 2, 3].map((ravens) => ({ cards: [ravens], score: ravens }));
    expect(settled(round(dreams, 0)).map((row) => row.seat)).toEqual([1, 2, 0]);
  });

  it('writes the penalty into the sum, so that it is right', () => {
    const dreams = [
      { cards: [1, 1], score: 2 },
      { cards: [3, 2, 5, 1], score: 16 },
    ];
    expect(told(round(dreams, 1, [{ seat: 1, reason: 'penalty', instead: false, points: 5 }]))).toEqual([
      [0, '1 + 1 = 2'],
      [1, '3 + 2 + 5 + 1 + (5) = 16', 'remark-penalty'],
    ]);
  });

  it('tells a score that stands instead of the count apart from it', () => {
    const dreams = [
      { cards: [9, 9], score: 0 },
      { cards: [2, 1], score: 50 },
    ];
    const adjusted = [
      { seat: 0, reason: 'all-in', instead: true, points: 0 },
      { seat: 1, reason: 'fifty', instead: true, points: 50 },
    ];
    const events = round(dreams, null, adjusted);
    expect(told(events)).toEqual([
      [0, '9 + 9 = 18 → 0', 'remark-all-in'],
      [1, '2 + 1 = 3 → 50', 'remark-fifty'],
    ]);
    expect(settled(events).map((row) => row.best)).toEqual([true, false]);
  });

  it('counts no card that is forgiven, and tells what hourglasses are worth', () => {
    const dreams = [
      { cards: [9, 1], score: 1, forgiven: 9 },
      { cards: [['hourglass', 9] as [string, number], 1], score: 10 },
    ];
    expect(told(round(dreams, null))).toEqual([
      [0, '1 = 1', 'remark-nines'],
      [1, '9 + 1 = 10', 'remark-hourglasses'],
    ]);
  });

  it('is written on the pad with the penalty beside the count', () => {
    const dreams = [
      { cards: [1], score: 1 },
      { cards: [2], score: 7 },
    ];
    const events = [
      ...round(dreams, 1, [{ seat: 1, reason: 'penalty', instead: false, points: 5 }]),
      { event: 'dealt', round: 2, first: 0, card: '3' },
    ];
    expect(sheet(events, { total: [1, 7] })).toEqual({
      rows: [{ scores: [1, 7], written: ['1', '2+5'] }],
      totals: [1, 7],
    });
  });
});
