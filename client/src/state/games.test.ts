import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../protocol';
import { language } from '../text/language.svelte';
import { fitting, nearest, usualOptions, whenSpoken } from './games.svelte';

const info = {
  options: {
    scoring: { words: ['tokens', 'points'], default: 'tokens' },
    limit: { least: 1, most: 1000, default: 100, only_with: { scoring: 'points' } },
    teams: { switch: true, default: false, players: [4, 6] },
    first: { seat: true, optional: true },
  },
} as unknown as GameInfo;

describe('the options of a new table', () => {
  it('leave out what goes only with others, and what is left to the game', () => {
    expect(usualOptions(info, 4)).toEqual({ scoring: 'tokens', teams: false });
    expect(usualOptions(info, 5, { scoring: 'points', first: 2 })).toEqual({ scoring: 'points', limit: 100, first: 2 });
  });

  it('of Kraina snów give a typed clue more than the printed five seconds, unless somebody likes those', () => {
    const words = {
      name: 'kraina-snow',
      options: { turn: { least: 0, most: 600, default: 5 } },
    } as unknown as GameInfo;
    expect(usualOptions(words, 4)).toEqual({ turn: 12 });
    expect(usualOptions(words, 4, { turn: 5 })).toEqual({ turn: 5 });
  });

  it('take the words of the page', async () => {
    const words = { options: { lang: { words: ['pl', 'en'], default: 'pl' } } } as unknown as GameInfo;
    await language.load('en');
    expect(usualOptions(words, 4)).toEqual({ lang: 'en' });
    expect(usualOptions(words, 4, { lang: 'pl' })).toEqual({ lang: 'pl' });
  });

  it('have no default beside what was liked instead of it', () => {
    const either = {
      options: { limit: { default: 100, instead_of: 'rounds' }, rounds: { optional: true, instead_of: 'limit' } },
    } as unknown as GameInfo;
    expect(usualOptions(either, 4)).toEqual({ limit: 100 });
    expect(usualOptions(either, 4, { rounds: 3 })).toEqual({ rounds: 3 });
  });

  it('begin with the printed five seconds for a clue that is said aloud', () => {
    const words = { name: 'kraina-snow', options: { turn: { default: 5 } } } as unknown as GameInfo;
    expect(whenSpoken(words, { spoken: true, turn: 12 })).toEqual({ spoken: true, turn: 5 });
    expect(whenSpoken(words, { spoken: false, turn: 5 })).toEqual({ spoken: false, turn: 12 });
  });

  it('lose what was once liked and is not possible, or not any more', () => {
    for (const limit of [0, 1001, 99.5]) {
      expect(usualOptions(info, 4, { scoring: 'points', limit })).toEqual({ scoring: 'points', teams: false });
      expect(nearest(limit, 1, 1000)).toBeGreaterThanOrEqual(1);
      expect(nearest(limit, 1, 1000)).toBeLessThanOrEqual(1000);
    }
    expect(usualOptions(info, 4, { scoring: 'marbles' })).toEqual({ teams: false });
  });

  it('lose what another number of players cannot have', () => {
    expect(fitting(info, { teams: true, scoring: 'tokens', limit: 70 }, 5)).toEqual({ scoring: 'tokens' });
  });
});
