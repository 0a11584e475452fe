// Kraina snów: the deck. The spirits have the names of the rules; the rest is what a table of words needs besides.
import type { Deck } from './deck';
import type { Face } from './frame';
import * as spirits from './kraina_spirits';
import * as words from './kraina_words';
import { KRAINA as MIX } from './palette';

const cards = {
  fairy: { symbol: 'wand', mat: MIX.yellow.accent, scene: spirits.fairy },
  devil: { symbol: 'flame', mat: MIX.blue.accent, scene: spirits.devil },
  imp: { symbol: 'scales', mat: '#bcd3a2', scene: spirits.imp },
  dreamer: { symbol: 'sleep', mat: '#c9b4ec', scene: spirits.dreamer },
  word: { scene: words.word },
  'word-yellow': { symbol: 'sun', mat: MIX.yellow.accent, scene: words.yellowWord },
  'word-blue': { symbol: 'moon', mat: MIX.blue.accent, scene: words.blueWord },
  day: { symbol: 'quill', scene: words.day },
  night: { symbol: 'hourglass', mat: 'night', scene: words.night },
} as const satisfies Record<string, Face>;

export const deck: Deck = { cards, back: { scene: words.embrace } };
