import { describe, expect, it } from 'vitest';
import { doneTo } from './since';

const swap = (seat: number, owner: number, other_owner: number) => ({ event: 'swapped', seat, owner, other_owner });

describe('what was done to a seat', () => {
  it('is what others did to its cards since its own last move', () => {
    const heard = [
      swap(2, 0, 1),
      { event: 'drew', seat: 0 },
      { event: 'drew', seat: 1 },
      swap(1, 0, 2),
      swap(2, 1, 2),
      { event: 'handed', seat: 2, to: 0 },
    ];
    expect(doneTo(heard, 0)).toEqual([[heard[3]], [heard[5]]]);
    expect(doneTo(heard, 1)).toEqual([[heard[4]]]);
  });

  it('is nothing after one’s own move or a new deal', () => {
    expect(doneTo([swap(1, 0, 2), { event: 'dealt' }], 0)).toEqual([]);
    expect(doneTo([swap(0, 0, 2)], 0)).toEqual([]);
  });
});
