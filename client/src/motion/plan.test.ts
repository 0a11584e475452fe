import { describe, expect, it } from 'vitest';
import { flights } from '../games/sen/motion';
import type { Heard } from '../text/words';
import { lasts, MOVE, STEP, timed } from './plan';

const view = (more: object = {}) => ({
  dream: [
    ['?', '?'],
    ['?', '?'],
  ],
  players: 2,
  two: [null, null],
  hand: null,
  phase: 'turn',
  ...more,
});
const plan = (events: Heard[], seat: number | null = 0, before = view(), after = view()) =>
  flights(events, { seat, before, after });

describe('when cards move', () => {
  const one = [{ from: 'closed', to: 'open', card: null }];

  it('starts after what is still being shown', () => {
    expect(timed(one, 300)).toMatchObject([{ start: 300, time: MOVE }]);
    expect(lasts(timed(one, 300))).toBe(300 + MOVE);
  });

  it('hurries when the table is ahead, and jumps when it is far ahead', () => {
    expect(timed(one, 1600)[0]?.time).toBe(150);
    expect(timed(one, 4100)).toEqual([]);
  });
});

describe('which cards of Sen move', () => {
  it('takes a card from the closed pile to the hand, turned for the one who may see it', () => {
    expect(plan([{ event: 'drew', seat: 0, card: '7' }])).toMatchObject([
      { from: 'closed', to: 'hand.0', card: '7', turns: 'up' },
    ]);
    expect(plan([{ event: 'drew', seat: 1, card: '?' }])).toEqual([
      { after: 0, from: 'closed', to: 'hand.1', card: null },
    ]);
  });

  it('lets the card that comes and the card that goes cross, a little apart', () => {
    const moved = plan([
      { event: 'put', seat: 0, place: 1, card: '3' },
      { event: 'discarded', seat: 0, place: 1, card: '9' },
    ]);
    expect(moved).toMatchObject([
      { from: 'hand.0', to: 'dream.0.1', turns: 'down', after: 0 },
      { from: 'dream.0.1', to: 'open', card: '9', turns: 'up', after: STEP },
    ]);
  });

  it('takes the open card straight into the dream', () => {
    const moved = plan([
      { event: 'took', seat: 1, card: '2' },
      { event: 'put', seat: 1, place: 0, card: '2' },
      { event: 'discarded', seat: 1, place: 0, card: '8' },
    ]);
    expect(moved.map(({ from, to }) => [from, to])).toEqual([
      ['open', 'dream.1.0'],
      ['dream.1.0', 'open'],
    ]);
  });

  it('swaps two cards slowly, face down', () => {
    const moved = plan([{ event: 'swapped', seat: 1, owner: 0, place: 1, other_owner: 1, other_place: 0 }]);
    expect(moved.map(({ from, to, card }) => [from, to, card])).toEqual([
      ['dream.0.1', 'dream.1.0', null],
      ['dream.1.0', 'dream.0.1', null],
    ]);
    expect(moved.every(({ time }) => time === 700)).toBe(true);
  });

  it('marks a glance of somebody else, and not one of your own', () => {
    const glance = { event: 'looked', seat: 1, owner: 0, place: 1, card: '?' };
    expect(plan([glance])).toMatchObject([{ from: 'dream.0.1', stays: 'glance' }]);
    expect(plan([glance], 1)).toEqual([]);
  });

  it('puts the two cards of Take two side by side for the one who holds them', () => {
    const drawn = [
      { event: 'drew', seat: 0, card: '4' },
      { event: 'drew', seat: 0, card: '0' },
    ];
    expect(plan(drawn, 0, view(), view({ two: ['4', '0'] })).map(({ to }) => to)).toEqual(['two.0', 'two.1']);
    expect(plan(drawn, 1, view(), view({ two: ['?', '?'] })).map(({ to }) => to)).toEqual(['hand.0', 'hand.0']);
  });

  it('lays a pair that was claimed rightly on the open pile, after it was shown', () => {
    const moved = plan([
      { event: 'claimed', seat: 0, place: 0, other_place: 1, ravens: 7 },
      { event: 'turned', seat: 0, place: 0, card: '7' },
      { event: 'turned', seat: 0, place: 1, card: 'swap' },
      { event: 'judged', seat: 0, right: 1 },
      { event: 'gained', seat: 0, place: 0 },
    ]);
    expect(moved.filter(({ to }) => to === 'open').map(({ card }) => card)).toEqual(['7', 'swap']);
    expect(moved.filter(({ stays }) => stays === 'turned')).toHaveLength(2);
  });

  it('deals one card after the other round the table, the open one last', () => {
    const moved = plan([{ event: 'dealt', round: 1, first: 1, card: '4' }]);
    expect(moved.map(({ to }) => to)).toEqual(['dream.1.0', 'dream.0.0', 'dream.1.1', 'dream.0.1', 'open']);
  });
});
