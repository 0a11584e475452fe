import { describe, expect, it } from 'vitest';
import { tell as koty, NOUNS } from '../games/koty/telling';
import { tell as kraina } from '../games/kraina_snow/telling';
import { tell as sen } from '../games/sen/telling';
import type { Described } from '../protocol';
import { speakerOf } from './catalogue.fake';
import { story, type Told } from './story';
import { Words, type GameWords, type Heard } from './words';

const NAMES = ['Zosia', 'Ola', 'Kuba', 'Fox'];
const table = { chairs: NAMES.map((name) => ({ person: name, name })) } as unknown as Described;
const told = (tell: Told['game']['tell'], kind: GameWords, you: number | null = 0, code = 'en'): Told => ({
  game: { tell },
  words: new Words(speakerOf(code, kind.game), kind, you, NAMES),
  table,
  called: (person) => person,
});
const SEN: GameWords = { game: 'sen' };
const KOTY: GameWords = { game: 'koty', nouns: NOUNS };
const KRAINA: GameWords = { game: 'kraina-snow' };
const DREW: Heard = { event: 'drew', seat: 0, card: '?' };

describe('everything that happened is told', () => {
  it('why a clue was penalised, and not only that there is a new card', () => {
    const events = [
      { event: 'changed', at: 4, seat: 1, clue: 'lamps', verdict: 'form', reason: 'it is a form of the word', word: 'lamp' },
      { event: 'card', at: 4, gone: 1, word: 'sea' },
    ]; // prettier-ignore
    expect(story(events, told(kraina, KRAINA)).join(' ')).toBe(
      'Ola’s clue “lamps” is not allowed: it is a form of the word. LAMP is a penalty card. The word on the card: SEA.',
    );
  });

  it('how a vote ended', () => {
    const events = [
      { event: 'voted', at: 4, seat: 2, vote: 'legal' },
      { event: 'settled', at: 4, ends_at: 20, illegal: false },
    ];
    expect(story(events, told(kraina, KRAINA))).toEqual(['Kuba says: allowed.', 'The vote is over: the clue stands.']);
  });

  it('who defended for a partner, and with whose owl', () => {
    const events = [
      { event: 'defended', seat: 2, owner: 1, land: 0, card: 'owl' },
      { event: 'took', seat: 2, owner: 1, land: 0, card: 'pink-4' },
      { event: 'discarded', seat: 1, land: 0, card: 'owl' },
    ];
    expect(story(events, told(koty, KOTY))).toEqual([
      'Kuba defends Ola’s land 1 with an owl, takes pink 4 into their hand.',
    ]);
  });

  it('that a night card was played, before what it did', () => {
    const events = [
      { event: 'used', seat: 1, card: 'bat' },
      { event: 'lifted', seat: 2, land: 1, card: 'raven' },
    ];
    expect(story(events, told(koty, KOTY)).join(' ')).toBe('Ola plays a bat. Kuba: raven leaves land 2.');
  });
});

describe('a move that a bot made', () => {
  const late = { event: 'stood_in', seat: 0, level: 'easy', late: true };

  it('is not told as yours', () => {
    expect(story([late, DREW], told(sen, SEN))).toEqual(['Your time ran out.', 'A bot, for you, draws a card.']);
    expect(story([late, DREW], told(sen, SEN, 0, 'pl'))).toEqual([
      'Twój czas minął.',
      'Bot za ciebie bierze zakrytą kartę.',
    ]);
  });

  it('after an absence is told without talk of time', () => {
    expect(story([{ ...late, late: false }, DREW], told(sen, SEN))).toEqual(['A bot, for you, draws a card.']);
  });

  it('for somebody else has their name', () => {
    expect(story([late, DREW], told(sen, SEN, 1))).toEqual(['A bot, for Zosia, draws a card.']);
  });
});

describe('your own move', () => {
  it('is told, and reads like no order', () => {
    expect(story([DREW], told(sen, SEN))).toEqual(['You draw a card.']);
    expect(story([DREW], told(sen, SEN, 0, 'pl'))).toEqual(['Bierzesz zakrytą kartę.']);
  });
});
