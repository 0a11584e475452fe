import { describe, expect, it } from 'vitest';
import type { Heard } from '../../text/words';
import { clocksOf, left, seconds, share, written } from './clock';
import type { KrainaView } from './view';

const OPTIONS = {
  lang: 'pl',
  glass: 120,
  turn: 5,
  last_guess: 15,
  story: 60,
  challenge: true,
  gentle: false,
  memory: false,
};
const view = (more: Partial<KrainaView>): KrainaView =>
  ({ options: OPTIONS, phase: 'night', now: 0, ends: null, turn_ends: null, ...more }) as KrainaView;
const heard = (event: string, at: number, ends?: number): Heard => ({
  event,
  at,
  ...(ends === undefined ? {} : { ends_at: ends }),
});

describe('the glass', () => {
  it('runs on between two messages, and ends at nothing', () => {
    const { main } = clocksOf(view({ ends: 130, turn_ends: 20 }), []);
    expect(main && left(main, 100)).toBe(30);
    expect(main && share(main, 100)).toBe(0.25);
    expect(main && left(main, 200)).toBe(0);
  });

  it('shows a second until it is over', () => {
    const running = { ends: 10, whole: 10 };
    expect(seconds(running, 0)).toBe(10);
    expect(seconds(running, 0.2)).toBe(10);
    expect(seconds(running, 9.99)).toBe(1);
    expect(seconds(running, 10)).toBe(0);
    expect(seconds({ ends: 0.1 + 0.2, whole: 1 }, 0.3)).toBe(0);
    expect(written(65)).toBe('1:05');
  });

  it('gives whoever is on turn their own seconds', () => {
    const { turn } = clocksOf(view({ ends: 130, turn_ends: 20, now: 15 }), []);
    expect(turn).toEqual({ ends: 20, whole: 5 });
    expect(clocksOf(view({ ends: 130 }), []).turn).toBeNull();
  });

  it('hurries only those who are away where nobody else is', () => {
    const unhurried = view({
      options: { ...OPTIONS, turn: 0 } as KrainaView['options'],
      ends: 130,
      turn_ends: 25,
      now: 20,
    });
    expect(clocksOf(unhurried, []).turn).toEqual({ ends: 25, whole: 5 });
  });

  it('stands still where a challenge came, and goes on where the vote let it', () => {
    const before = [heard('night', 10, 130), heard('challenged', 40, 50)];
    const { main, vote, turn } = clocksOf(view({ phase: 'vote', ends: 50 }), before);
    expect(main && left(main, 48)).toBe(90);
    expect(vote && left(vote, 48)).toBe(2);
    expect(turn).toBeNull();
    const again = [...before, heard('settled', 47, 137), heard('challenged', 60, 70)];
    const second = clocksOf(view({ phase: 'vote', ends: 70 }), again).main;
    expect(second && left(second, 69)).toBe(77);
  });

  it('stands still in the time of the last guess too', () => {
    const { main } = clocksOf(view({ phase: 'vote', ends: 145 }), [
      heard('night', 10, 130),
      heard('time_up', 130, 145),
      heard('challenged', 135, 145),
    ]);
    expect(main && left(main, 144)).toBe(10);
    expect(main?.whole).toBe(15);
  });

  it('is not there before the night, nor where a story may take as long as it likes', () => {
    expect(clocksOf(view({ phase: 'ready' }), []).main).toBeNull();
    expect(clocksOf(view({ phase: 'story' }), []).main).toBeNull();
    expect(clocksOf(view({ phase: 'story', ends: 200 }), []).main).toEqual({ ends: 200, whole: 60 });
  });
});
