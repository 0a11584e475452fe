import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Unfolding } from './unfolding.svelte';

vi.mock('./sound', () => ({ play: (name: string) => heard.push(name) }));
const heard: string[] = [];
const told = (still = false) =>
  new Unfolding(
    {
      steps: () => 3,
      first: 900,
      pause: (step) => 100 * step,
      sounds: (step) => (step < 3 ? 'turn' : 'count'),
      end: () => 'wrong',
    },
    () => still,
  );

beforeEach(() => {
  heard.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('tells one step after the other, each with its pause and its sound', () => {
  const reveal = told();
  reveal.begin();
  const steps = [899, 1, 100, 199, 1, 300].map((time) => {
    vi.advanceTimersByTime(time);
    return reveal.step;
  });
  expect(steps).toEqual([0, 1, 2, 2, 3, 3]);
  expect(heard).toEqual(['wake', 'turn', 'turn', 'count', 'wrong']);
  expect(reveal.done).toBe(true);
});

it('can be cut short, told again, and left', () => {
  const reveal = told();
  const leave = reveal.begin();
  reveal.all();
  expect(reveal.done).toBe(true);
  reveal.again();
  expect(reveal.step).toBe(0);
  leave();
  vi.advanceTimersByTime(5000);
  expect(reveal.step).toBe(0);
});

it('is there at once where motion is reduced', () => {
  const reveal = told(true);
  reveal.begin();
  expect([reveal.done, heard]).toEqual([true, ['wake']]);
});
