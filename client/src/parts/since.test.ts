import { describe, expect, it } from 'vitest';
import { doneSince } from './since';

const swap = (seat: number, owner: number, other_owner: number) => ({ event: 'swapped', seat, owner, other_owner });

describe('what the others did since one’s own last move', () => {
  it('is told move by move, and says what touched one’s own cards', () => {
    const heard = [
      swap(2, 0, 1),
      { event: 'drew', seat: 0 },
      { event: 'drew', seat: 1 },
      swap(1, 0, 2),
      { event: 'chat', person: 'somebody' },
      swap(2, 1, 2),
      { event: 'handed', seat: 2, to: 0 },
    ];
    expect(doneSince(heard, 0)).toEqual([
      { seat: 1, events: [heard[2], heard[3]], touches: true },
      { seat: 2, events: [heard[5], heard[6]], touches: true },
    ]);
    expect(doneSince(heard, 1)).toEqual([{ seat: 2, events: [heard[5], heard[6]], touches: true }]);
    expect(doneSince(heard.slice(0, 6), 1)[0]?.touches).toBe(true);
  });

  it('counts what merely happened to one’s own cards as part of the move that did it', () => {
    const heard = [{ event: 'passed', seat: 0 }, swap(1, 2, 0), { event: 'lost', seat: 0 }];
    expect(doneSince(heard, 0, ['lost'])).toEqual([{ seat: 1, events: heard.slice(1), touches: true }]);
  });

  it('is nothing after one’s own move or a new deal', () => {
    expect(doneSince([swap(1, 0, 2), { event: 'dealt' }], 0)).toEqual([]);
    expect(doneSince([swap(0, 0, 2)], 0)).toEqual([]);
  });
});
