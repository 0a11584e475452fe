import { describe, expect, it } from 'vitest';
import type { Heard } from '../../text/words';
import { settled, worth } from './settling';
import { sheet } from './telling';

function round(dreams: string[][], scored: [count: number, score: number][], caller: number | null): Heard[] {
  return [
    caller === null ? { event: 'ended', seat: 0 } : { event: 'called', seat: caller },
    ...dreams.flatMap((cards, seat) => cards.map((card, place) => ({ event: 'revealed', seat, place, card }))),
    ...scored.map(([count, score], seat) => ({ event: 'scored', seat, count, score, total: score })),
  ];
}
const remarks = (events: Heard[], variants: string[] = []) =>
  settled(events, variants).map((row) => [row.seat, ...row.remarks.map((remark) => remark.message)]);

describe('the end of a round', () => {
  it('turns the caller up last', () => {
    expect(
      settled(
        round(
          [['1'], ['2'], ['3']],
          [
            [1, 1],
            [2, 2],
            [3, 3],
          ],
          0,
        ),
        [],
      ).map((row) => row.seat),
    ).toEqual([1, 2, 0]);
  });

  it('says why a caller pays', () => {
    expect(
      remarks(
        round(
          [
            ['1', '1'],
            ['3', '0'],
          ],
          [
            [2, 2],
            [3, 8],
          ],
          1,
        ),
      ),
    ).toEqual([[0], [1, 'remark-penalty']]);
    expect(
      remarks(
        round(
          [['1'], ['0']],
          [
            [1, 1],
            [0, 0],
          ],
          1,
        ),
      ),
    ).toEqual([[0], [1, 'remark-lowest']]);
    expect(
      remarks(
        round(
          [['4'], ['3']],
          [
            [4, 4],
            [3, 0],
          ],
          1,
        ),
      ),
    ).toEqual([[0], [1, 'remark-zero']]);
  });

  it('tells what hourglasses are worth', () => {
    const [first] = settled(
      round(
        [
          ['hourglass', '1'],
          ['2', '2'],
        ],
        [
          [10, 10],
          [4, 4],
        ],
        null,
      ),
      [],
    );
    expect(first?.remarks).toEqual([{ message: 'remark-hourglasses', values: { worth: 9 } }]);
    expect(first && worth('hourglass', first)).toBe(9);
  });

  it('knows whose nines are forgiven, and who went for broke', () => {
    expect(
      remarks(
        round(
          [
            ['9', '1'],
            ['2', '0'],
          ],
          [
            [1, 1],
            [2, 2],
          ],
          null,
        ),
        ['nie-takie-kruki-straszne'],
      )[0],
    ).toEqual([0, 'remark-nines']);
    expect(
      remarks(
        round(
          [
            ['9', '9'],
            ['2', '0'],
          ],
          [
            [18, 0],
            [2, 50],
          ],
          null,
        ),
        ['idz-na-calosc'],
      ),
    ).toEqual([
      [0, 'remark-all-in'],
      [1, 'remark-fifty'],
    ]);
  });

  it('is written on the pad with the penalty beside the count', () => {
    const events = [
      ...round(
        [['1'], ['2']],
        [
          [1, 1],
          [2, 7],
        ],
        1,
      ),
      { event: 'dealt', round: 2, first: 0, card: '3' },
    ];
    expect(sheet(events, { penalty: 5, total: [1, 7] })).toEqual({
      rows: [{ scores: [1, 7], written: ['1', '2+5'] }],
      totals: [1, 7],
    });
  });
});
