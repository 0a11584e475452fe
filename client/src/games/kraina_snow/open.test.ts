import { describe, expect, it } from 'vitest';
import type { Heard } from '../../text/words';
import { opened } from './open';
import { HIDDEN, krainaView } from './view';

const VIEW = {
  players: 4,
  phase: 'night',
  word: HIDDEN,
  roles: [null, HIDDEN, HIDDEN, HIDDEN],
  yellow: HIDDEN,
  blue: HIDDEN,
  named: HIDDEN,
  penalties: [[], [], [], []],
  challenge: null,
};
const NIGHT: Heard[] = [
  { event: 'guessed', seat: 3, guess: 'x', word: 'earlier', side: 'yellow' },
  { event: 'round', round: 2, dreamer: 0 },
  { event: 'role', seat: 1, role: 'fairy' },
  { event: 'role', seat: 2, role: 'devil' },
  { event: 'card', gone: 0, word: 'kot' },
  { event: 'guessed', seat: 0, guess: 'kot', word: 'kot', side: 'yellow' },
  { event: 'card', gone: 1, word: 'dom' },
  { event: 'skipped', seat: 0, word: 'dom' },
  { event: 'card', gone: 2, word: 'las' },
  { event: 'changed', seat: 2, clue: 'lasy', word: 'las', verdict: 'root', reason: '' },
  { event: 'card', gone: 3, word: 'okno' },
];

describe('a night with nothing hidden', () => {
  it('is read off from events told whole, from the beginning of its round', () => {
    const open = krainaView(opened(VIEW, NIGHT));
    expect(open.word).toBe('okno');
    expect(open.roles).toEqual([null, 'fairy', 'devil', null]);
    expect(open.yellow).toEqual([{ word: 'kot', guess: 'kot' }]);
    expect(open.blue).toEqual([{ word: 'dom', guess: null }]);
    expect(open.penalties).toEqual([[], [], ['las'], []]);
  });

  it('leaves what is revealed as it is', () => {
    const over = { ...VIEW, phase: 'over' };
    expect(opened(over, NIGHT)).toBe(over);
  });
});
