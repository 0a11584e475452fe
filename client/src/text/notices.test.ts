import { describe, expect, it } from 'vitest';
import { isNotice } from './notices';

describe('what the table tells', () => {
  it('is told apart from a vote inside a game', () => {
    expect(isNotice({ event: 'voted', person: 'p', votes: 1, voters: 2 })).toBe(true);
    expect(isNotice({ event: 'voted', at: 3, seat: 1, vote: 'legal' })).toBe(false);
    expect(isNotice({ event: 'clue', seat: 1 })).toBe(false);
  });
});
