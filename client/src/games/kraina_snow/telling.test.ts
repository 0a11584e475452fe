import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../text/catalogue.fake';
import { Words, type Heard } from '../../text/words';
import { ask, describe as inWords, reason, sheet, tell } from './telling';
import { HIDDEN, type Night } from './view';

const speaker = speakerOf('en', 'kraina-snow');
const words = (you: number | null) =>
  new Words(speaker, { game: 'kraina-snow' }, you, ['Zosia', 'Ola', 'Kuba', 'Sowa']);
const VIEW = {
  players: 4, phase: 'night', round: 1, dreamer: 0, order: [1, 2, 3], turn: 1, awaited: [1], ready: [], away: [], clues: [[1, 'sea']], guesses: [], role: null, roles: [null, HIDDEN, HIDDEN, HIDDEN], word: HIDDEN,
  yellow: HIDDEN, blue: HIDDEN, named: HIDDEN, challenge: null, story: [], points: [2, 0, 1, 0], penalties: [[], ['cat'], [], []], standing: [2, -1, 1, 0], results: [], gone: 1, over: false,
}; // prettier-ignore
const night = (role: string | null, facts: Night['reasons'][number]): Night =>
  ({ roles: [role], reasons: [facts] }) as unknown as Night;

describe('what is told', () => {
  const guess: Heard = { event: 'guessed', at: 3, seat: 0, guess: 'harbour', word: 'lantern', side: 'blue' };

  it('tells the spirits how a guess was judged', () => {
    expect(tell([guess], words(1))).toEqual(['Zosia guesses: harbour. Wrong, it was LANTERN.']);
  });

  it('keeps no list of their own guesses for the dreamer', () => {
    expect(tell([{ ...guess, word: HIDDEN, side: HIDDEN }], words(0))).toEqual([]);
    expect(tell([{ ...guess, word: HIDDEN, side: HIDDEN }], words(null))).toEqual(['Zosia guesses: harbour.']);
  });

  it('says only that the card has changed to whoever may not know why', () => {
    const changed = {
      event: 'changed',
      at: 4,
      seat: HIDDEN,
      clue: HIDDEN,
      verdict: HIDDEN,
      reason: HIDDEN,
      word: HIDDEN,
    };
    expect(tell([changed], words(0))).toEqual(['The card has been changed.']);
    expect(tell([{ event: 'role', at: 0, seat: 2, role: HIDDEN }], words(1))).toEqual([]);
  });
});

describe('what is expected', () => {
  const VOTE = ['vote legal', 'vote illegal'];

  it('depends on who one is', () => {
    expect(ask(VIEW, 0, words(0))).toBe('Guess whenever you like.');
    expect(ask(VIEW, 1, words(1))).toBe('Your turn: one word, or pass.');
    expect(ask(VIEW, 2, words(2))).toBe('Ola is giving a clue.');
  });

  it('asks those to vote who may, and have not', () => {
    const challenge = { giver: 1, clue: 'sea', verdict: 'legal', reason: '', votes: [[2, 'illegal']] };
    const vote = { ...VIEW, phase: 'vote', challenge };
    expect(ask(vote, 3, words(3), VOTE)).toBe('“sea” is challenged. Is it allowed?');
    expect(ask(vote, 2, words(2))).toBe('“sea” is challenged. The others vote.');
    expect(ask(vote, 1, words(1))).toBe('“sea” is challenged. The others vote.');
    expect(ask(vote, 0, words(0))).toBe('A clue is challenged; the glass stands still.');
  });

  it('says why a clue was refused, and which rule it breaks, before the others vote on it', () => {
    const challenge = { giver: 1, clue: 'kod', verdict: 'sound', reason: '“kod” sounds like KOT', votes: [] };
    const vote = { ...VIEW, phase: 'vote', challenge };
    expect(ask(vote, 3, words(3), VOTE)).toBe('“kod” sounds like KOT (rule C3). Is it allowed all the same?');
    expect(ask(vote, 1, words(1))).toBe('“kod” sounds like KOT (rule C3). The others vote.');
    const hidden = { giver: HIDDEN, clue: HIDDEN, verdict: HIDDEN, reason: HIDDEN, votes: HIDDEN };
    expect(ask({ ...vote, challenge: hidden }, 0, words(0))).toBe('A clue is challenged; the glass stands still.');
  });
});

describe('points', () => {
  it('come with the reason that the rules give', () => {
    expect(reason(night('imp', { fewer: 2, more: 2, apart: 0 }), 0, words(0))).toContain('the sides are equal');
    expect(reason(night('imp', { fewer: 0, more: 1, apart: 1 }), 0, words(0))).toContain('differ by 1');
    expect(reason(night('imp', { fewer: 2, more: 4, apart: 2 }), 0, words(0))).toContain('the smaller side counts');
    expect(reason(night(null, { cards: 2, story: 'all' }), 0, words(0))).toContain('naming them all');
  });

  it('have penalty cards below them, which count in the end', () => {
    expect(sheet([], VIEW)).toMatchObject({
      totals: [2, -1, 1, 0],
      rows: [{ scores: [-0, -1, -0, -0], written: ['0', '−1', '0', '0'] }],
    });
  });
});

describe('the table in words', () => {
  it('names no word and no side to the dreamer', () => {
    const lines = inWords(VIEW, 0, words(0)).join(' ');
    expect(lines).toContain('You dream tonight.');
    expect(lines).toContain('Ola: sea');
    expect(lines).not.toMatch(/\?|Right|Missed/);
  });
});
