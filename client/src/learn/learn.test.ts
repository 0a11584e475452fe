import { describe, expect, it } from 'vitest';
import { speakerOf } from '../text/catalogue.fake';
import { course as koty } from './koty';
import { course as kraina } from './kraina_snow';
import { acted, chosen, pointedAt, type Situation } from './lessons';
import { course as sen } from './sen';
import { course as smoki } from './smoki';

const situation = (more: Partial<Situation>): Situation => ({
  seat: 0,
  view: { peeked: [0, 0], open: ['4'], hand: null, meets: [], raises: [] },
  legal: [],
  heard: [],
  reveal: false,
  over: false,
  ...more,
});
const lesson = (course: typeof sen, more: Partial<Situation>, told: string[] = [], current: string | null = null) =>
  chosen(course.lessons, situation(more), new Set(told), current);

describe('every lesson', () => {
  const COURSES = { sen, smoki, koty, 'kraina-snow': kraina };
  for (const code of ['pl', 'en']) {
    const speaker = speakerOf(code, 'help');
    it(`has its words (${code})`, () => {
      const ids = Object.entries(COURSES).flatMap(([game, course]) =>
        course.lessons.map(({ id, card }) => (card ? `client-does-${game}-${card}` : `client-learn-${game}-${id}`)),
      );
      expect(ids.filter((id) => !speaker.knows(id))).toEqual([]);
    });
  }

  it('is about something that can be done now, or about waiting, or about the end', () => {
    for (const course of Object.values(COURSES))
      for (const each of course.lessons) expect(Boolean(each.may || each.when || each.waits), each.id).toBe(true);
  });
});

describe('the coach of Sen', () => {
  it('speaks of looking when there is looking to do, and then of the second look', () => {
    expect(lesson(sen, { legal: ['peek 1', 'peek 2'] })?.id).toBe('peek');
    expect(lesson(sen, { legal: ['peek 2'], view: { peeked: [1, 0] } }, ['peek'])?.id).toBe('peek-again');
  });

  it('tells a thing once, as long as it lasts, and something else the next time', () => {
    const legal = ['call', 'draw', 'take 1'];
    expect(lesson(sen, { legal })?.id).toBe('turn');
    expect(lesson(sen, { legal }, ['turn'], 'turn')?.id).toBe('turn');
    expect(lesson(sen, { legal }, ['turn'], 'drawn')?.id).toBe('open');
  });

  it('speaks of calling only when it may be done, and after some turns', () => {
    const heard = [
      { event: 'drew', seat: 0 },
      { event: 'drew', seat: 1 },
      { event: 'took', seat: 0 },
    ];
    const told = ['turn', 'open'];
    expect(acted(situation({ heard }))).toBe(2);
    expect(lesson(sen, { legal: ['call', 'draw'], heard }, told)?.id).toBe('call');
    expect(lesson(sen, { legal: ['draw'], heard }, told)).toBeNull();
    expect(lesson(sen, { legal: ['call', 'draw'], heard: heard.slice(0, 2) }, told)).toBeNull();
  });

  it('points at a legal action and at nothing else', () => {
    const legal = ['put 1', 'put 2', 'discard'];
    const told = lesson(sen, { legal });
    expect(told?.id).toBe('drawn');
    const held = (hand: string, dream: string[]) =>
      told && pointedAt(told, situation({ legal, view: { hand, dream: [dream] } }));
    expect(held('3', ['1', '?'])).toBe('put 2');
    expect(held('3', ['9', '?'])).toBe('put 1');
    expect(held('8', ['1', '?']), 'never at a bad move').toBe('discard');
  });

  it('points at a call only where the dream is known and low', () => {
    const call = sen.lessons.find(({ id }) => id === 'call');
    const at = (dream: string[]) => call && pointedAt(call, situation({ legal: ['call'], view: { dream: [dream] } }));
    expect(at(['0', '1', '2', '3'])).toBe('call');
    expect(at(['0', '1', '2', '?'])).toBeNull();
    expect(at(['5', '5', '2', '3'])).toBeNull();
  });

  it('explains a special when it first comes', () => {
    const view = { hand: 'swap', dream: [['?', '?']] };
    expect(lesson(sen, { legal: ['put 1', 'discard', 'use'], view })?.card).toBe('swap');
    expect(lesson(sen, { legal: ['put 1', 'discard', 'use'], view }, ['card-swap'])?.id).toBe('special');
  });

  it('waits with the player, and speaks of the end before all else', () => {
    expect(lesson(sen, {})?.id).toBe('wait');
    expect(lesson(sen, { over: true })).toBeNull();
    expect(lesson(sen, { reveal: true, legal: ['peek 1'] })?.id).toBe('reveal');
  });
});

describe('the coach of Smoki', () => {
  it('says that a card must go into the dream only where it must', () => {
    expect(lesson(smoki, { legal: ['put 1.1', 'discard 1'] })?.id).toBe('hand');
    expect(lesson(smoki, { legal: ['put 1.1', 'put 1.2'] })?.id).toBe('must');
  });
});

describe('the coach of Koty', () => {
  const view = (
    tops: (string | null)[],
    meets: (string | null)[],
    nines: (string | null)[] = Array(12).fill(null),
  ) => ({
    tops: [tops],
    nines: [nines],
    meets,
    raises: meets.map(() => 0),
    phase: 'turn',
  });
  const told = ['place'];

  it('tells friends from twins', () => {
    const met = (action: string, meets: string) =>
      lesson(koty, { view: view(['blue-8', null, null, null], [null, meets]), legal: ['exchange', action] }, told)?.id;
    expect(met('play blue-1 on 1', 'friend')).toBe('friends');
    expect(met('play blue-8 on 1', 'twin')).toBe('twins');
    expect(met('play blue-8 on 2', 'free')).toBeUndefined();
  });

  it('tells an empty land from a nine', () => {
    const nines = ['?', ...Array(11).fill(null)];
    const empty = view([null, null, null, null], ['free'], nines);
    expect(lesson(koty, { view: empty, legal: ['play pink-4 on 2'] })?.id).toBe('place');
    expect(lesson(koty, { view: empty, legal: ['play pink-4 on 1'] })?.id).toBe('on-nine');
  });

  it('points at a cat on nines only where the land is then worth more', () => {
    const onNine = koty.lessons.find(({ id }) => id === 'on-nine');
    const nines = ['?', ...Array(11).fill(null)];
    const legal = ['play pink-4 on 1', 'play pink-5 on 1'];
    const at = (raises: number[]) => {
      const empty = { ...view([null, null, null, null], ['free', 'free'], nines), raises };
      return onNine && pointedAt(onNine, situation({ legal, view: empty }));
    };
    expect([at([0, 1]), at([0, 0])]).toEqual(['play pink-5 on 1', null]);
  });

  it('knows when there is nothing to defend with', () => {
    const attacked = { ...view(['blue-8', null, null, null], []), phase: 'defend' };
    expect(lesson(koty, { view: attacked, legal: ['pass'] })?.id).toBe('helpless');
    expect(lesson(koty, { view: attacked, legal: ['defend blue-1', 'pass'] })?.id).toBe('defend');
  });
});
