import { describe, expect, it } from 'vitest';
import { momentsOf, placeBefore, roundStart } from './moments';
import { keptIn, randomLine, recompute } from './promise';
import { divided } from './stream';

const step = (event: string, view: Record<string, unknown>) => ({
  by: 0,
  action: '',
  events: event ? [{ event }] : [],
  view,
  actors: [],
});
const REVIEW = {
  game: 'sen',
  players: 2,
  names: ['a', 'b'],
  steps: [
    step('dealt', { hand: null, open: ['4'] }),
    step('drew', { hand: '7' }),
    step('', { closed_size: 3 }),
    step('put', { hand: null }),
    step('dealt', { open: ['5'] }),
    step('drew', {}),
  ],
};

describe('moments of a finished game', () => {
  const { moments, heard } = momentsOf(REVIEW);

  it('hold the whole view at each move, and what was heard by then', () => {
    expect(moments[1]?.view).toEqual({ hand: '7', open: ['4'] });
    expect(heard.slice(0, moments[1]?.heard).map(({ event }) => event)).toEqual(['dealt', 'drew']);
  });

  it('leave out what nobody noticed, but not what it changed', () => {
    expect(moments.map(({ events }) => events[0]?.event)).toEqual(['dealt', 'drew', 'put', 'dealt', 'drew']);
    expect(moments[2]?.view).toMatchObject({ closed_size: 3 });
  });

  it('find the table as it lay before a step, counted with what nobody noticed', () => {
    expect(moments.map(({ step }) => step)).toEqual([0, 1, 3, 4, 5]);
    expect([0, 1, 3, 4].map((step) => placeBefore(moments, step))).toEqual([0, 0, 1, 2]);
  });

  it('know where rounds begin', () => {
    expect(roundStart(moments, 1, 1)).toBe(3);
    expect(roundStart(moments, 4, -1)).toBe(3);
    expect(roundStart(moments, 3, 1)).toBe(4);
    expect(roundStart(moments, 2, -1)).toBe(0);
  });
});

describe('lines of a review', () => {
  it('are whole, wherever the stream was cut', async () => {
    const bytes = new TextEncoder().encode('{"is":"start"}\n{"names":"Żaneta"}\n{"is":"end"}');
    const cut = [bytes.slice(0, 5), bytes.slice(5, 27), bytes.slice(27, 30), bytes.slice(30)];
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        cut.forEach((part) => controller.enqueue(part));
        controller.close();
      },
    });
    const lines: string[] = [];
    for await (const line of divided(stream)) lines.push(line);
    expect(lines).toEqual(['{"is":"start"}', '{"names":"Żaneta"}', '{"is":"end"}']);
  });
});

describe('the promise', () => {
  // sha256("secret"), and sha256("sny\nsecret\n1 owls\n3 ravens\n") as sny.table.fair makes them
  const PROMISE = '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b';
  const text = (seed: string, secret = 'secret') =>
    `# promise ${PROMISE}\n# secret ${secret}\n# line of seat 3: ravens\n# line of seat 1: owls\nsny sen\nplayers: 3\nseed: ${seed}\n\ndraw\n`;

  it('is read from the text of a game', () => {
    expect(keptIn(text('abc'))).toEqual({
      promise: PROMISE,
      secret: 'secret',
      seed: 'abc',
      lines: [
        [1, 'owls'],
        [3, 'ravens'],
      ],
    });
  });

  it('holds for the secret and the seed that belong to it, and for no others', async () => {
    const seed = '1044de86679fa81e72b1f0468df712940a644c49d31fc020d691da9b654609ea';
    expect(await recompute(text(seed))).toEqual({ promise: true, seed: true, digest: PROMISE });
    expect(await recompute(text('0'.repeat(64)))).toMatchObject({ promise: true, seed: false });
    expect(await recompute(text(seed, 'another'))).toMatchObject({ promise: false, seed: false });
    expect(await recompute('sny sen\nseed: 1\n')).toBeNull();
  });
});

describe('a line of the browser’s own', () => {
  it('is new every time, and one that a table takes', () => {
    expect(randomLine()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomLine()).not.toBe(randomLine());
  });
});
