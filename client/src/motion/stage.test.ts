// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flight } from './plan';
import { Stage } from './stage.svelte';

const BOX = { left: 0, top: 0, width: 50, height: 70 } as DOMRect;
const move = (to: string, more: Partial<Flight> = {}): Flight => ({ from: 'closed', to, card: null, ...more });

/** A table with these places, on which cards have just set off. */
function flying(...flights: Flight[]): Stage {
  document.body.innerHTML = ['closed', 'open', 'dream.0.0', 'dream.0.1']
    .map((spot) => `<i data-spot="${spot}"></i>`)
    .join('');
  const stage = new Stage(() => false);
  stage.play('sen', flights);
  vi.advanceTimersByTime(50);
  return stage;
}
const land = (stage: Stage, to: string) => {
  const flight = stage.flying.find((each) => each.to === to);
  if (flight) stage.landed(flight);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(BOX);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('cards in flight', () => {
  it('fill their places one by one, and are taken away together', () => {
    const stage = flying(move('dream.0.0'), move('dream.0.1'));
    expect([...stage.awaited.keys()]).toEqual(['dream.0.0', 'dream.0.1']);
    land(stage, 'dream.0.0');
    expect([...stage.awaited.keys()]).toEqual(['dream.0.1']);
    expect(stage.flying).toHaveLength(2);
    land(stage, 'dream.0.1');
    expect(stage.awaited.size).toBe(0);
    expect(stage.flying).toEqual([]);
  });

  it('do not wait for a glance, which moves nothing', () => {
    const stage = flying(move('dream.0.0'), move('dream.0.1', { from: 'dream.0.1', stays: 'glance' }));
    land(stage, 'dream.0.0');
    expect(stage.flying.map(({ stays }) => stays)).toEqual(['glance']);
  });

  it('leave no place empty whose card cannot be seen to move', () => {
    const stage = flying(move('dream.0.0'), move('nowhere'));
    expect([...stage.awaited.keys()]).toEqual(['dream.0.0']);
    expect(stage.flying).toHaveLength(1);
  });

  it('are where they belong at once when the table is cleared', () => {
    const stage = flying(move('dream.0.0'), move('open'));
    land(stage, 'open');
    stage.clear();
    expect([stage.flying.length, stage.awaited.size]).toEqual([0, 0]);
  });
});
