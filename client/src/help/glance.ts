// The rules of a game at a glance, as data: what each paragraph is about, and the cards that stand beside it. The words
// are in the help catalogues: `client-glance-GAME-ID`, and for a card `client-does-GAME-KIND`.

export interface Paragraph {
  readonly id: string;
  /** Kinds of cards as the rules name them; `?` is the back. */
  readonly cards: readonly string[];
}

interface Glance {
  readonly paragraphs: readonly Paragraph[];
  /** Cards that do something of their own. */
  readonly specials: readonly string[];
}

export const GLANCES: Readonly<Record<string, Glance>> = {
  sen: {
    paragraphs: [
      { id: 'aim', cards: ['0', '3', '9'] },
      { id: 'turn', cards: ['?', '4'] },
      { id: 'counts', cards: ['1', '2'] },
    ],
    specials: ['peek', 'swap', 'take-two', 'choose', 'hourglass'],
  },
  smoki: {
    paragraphs: [
      { id: 'aim', cards: ['-2', '1', '8'] },
      { id: 'turn', cards: ['?', '3'] },
      { id: 'pairs', cards: ['6', '6'] },
    ],
    specials: ['nest', 'circle', 'reflection', 'attack'],
  },
  koty: {
    paragraphs: [
      { id: 'aim', cards: ['pink-5', '?'] },
      { id: 'friends', cards: ['blue-1', 'blue-8'] },
      { id: 'twins', cards: ['green-6', 'green-6'] },
      { id: 'nine', cards: ['?', 'yellow-7'] },
      { id: 'attack', cards: ['yellow-2', 'yellow-7'] },
      { id: 'cover', cards: ['raven', '?'] },
    ],
    specials: ['raven', 'joker', 'moth', 'bat', 'owl', 'dragon'],
  },
  'kraina-snow': {
    paragraphs: [
      { id: 'aim', cards: [] },
      { id: 'clues', cards: [] },
      { id: 'day', cards: [] },
    ],
    specials: ['fairy', 'devil', 'imp'],
  },
};

/** The message that says what a card does, or nothing where there is nothing to say of it. */
export function messageOf(game: string, kind: string): string {
  if (kind === '?') return game === 'koty' ? 'client-does-koty-nine' : '';
  if (/^-?\d+$/.test(kind)) return `client-does-${game}-number`;
  if (game === 'koty' && kind.includes('-')) return 'client-does-koty-cat';
  return `client-does-${game}-${kind}`;
}
