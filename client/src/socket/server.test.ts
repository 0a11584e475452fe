// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from './server.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is asked again, later and later, until it answers', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('no network')) as Promise<Response>);
  vi.stubGlobal('fetch', asked);
  server.lost();
  server.lost();
  await vi.advanceTimersByTimeAsync(7_000); // after 1, 3 and 7 seconds
  expect([server.away, asked.mock.calls.length]).toEqual([true, 3]);
  asked.mockImplementation(() => Promise.resolve(new Response('[]')));
  await vi.advanceTimersByTimeAsync(8_000);
  expect([server.away, server.returns]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(4);
});
