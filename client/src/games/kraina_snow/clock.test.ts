import { expect, it } from 'vitest';
import { left, seconds, share, written } from './clock';

const GLASS = { ends: 130, whole: 120, stands: null };

it('runs on between two messages, and ends at nothing', () => {
  expect(left(GLASS, 100)).toBe(30);
  expect(share(GLASS, 100)).toBe(0.25);
  expect(left(GLASS, 200)).toBe(0);
});

it('shows a second until it is over', () => {
  const running = { ends: 10, whole: 10, stands: null };
  expect(seconds(running, 0)).toBe(10);
  expect(seconds(running, 0.2)).toBe(10);
  expect(seconds(running, 9.99)).toBe(1);
  expect(seconds(running, 10)).toBe(0);
  expect(seconds({ ends: 0.1 + 0.2, whole: 1, stands: null }, 0.3)).toBe(0);
  expect(written(65)).toBe('1:05');
});

it('stands still where the table says so', () => {
  expect(left({ ...GLASS, stands: 40 }, 48)).toBe(90);
});
