import type { Words } from '../text/words';
import { acted, type Course, type Situation } from './lessons';
import { bestUse, valueOf, whenHeld } from './worth';

const held = ({ view }: Situation, words: Words) => ({
  card: typeof view['hand'] === 'string' ? words.card(view['hand']) : '',
});
const openTop = ({ view }: Situation, words: Words) => ({ card: words.card((view['open'] as string[]).at(-1) ?? '?') });
const place = (action: string) => Number(action.split(' ')[1]) - 1;
const use = (situation: Situation) => bestUse('sen', situation, place);

/** Only a dream that is known and low is worth a call. */
function safeCall({ view, seat, legal }: Situation): string | null {
  const dream = (view['dream'] as string[][] | undefined)?.[seat] ?? ['?'];
  const few = dream.every((card) => card !== '?') && dream.reduce((sum, card) => sum + valueOf('sen', card), 0) <= LOW;
  return few && legal.includes('call') ? 'call' : null;
}
const LOW = 7;

/** The lower of the two that were drawn. */
function lower({ view, legal }: Situation): string | null {
  const [one, other] = view['two'] as [string | null, string | null];
  return (
    legal.find((action) => action === `keep ${valueOf('sen', one ?? '9') <= valueOf('sen', other ?? '9') ? 1 : 2}`) ??
    null
  );
}

const peeked = ({ view, seat }: Situation) => (view['peeked'] as number[])[seat] ?? 0;

export const course: Course = {
  players: 2,
  options: { rounds: 1, limit: null },
  lessons: [
    { id: 'reveal', when: ({ reveal }) => reveal, always: true },
    { id: 'peek', may: ['peek'], when: (situation) => peeked(situation) === 0, point: 'peek' },
    { id: 'peek-again', may: ['peek'], when: (situation) => peeked(situation) > 0, point: 'peek' },
    { id: 'two', may: ['keep'], point: lower },
    { id: 'look', may: ['look'], point: 'look' },
    { id: 'swap', may: ['swap'] },
    { id: 'with', may: ['with'] },
    { id: 'choose', may: ['choose'] },
    ...['peek', 'swap', 'take-two', 'choose', 'hourglass'].map(whenHeld),
    { id: 'special', may: ['use', 'put'], values: held },
    { id: 'drawn', may: ['put', 'discard'], point: use, values: held },
    { id: 'chosen', may: ['put'], mayNot: ['discard'] },
    { id: 'turn', may: ['draw'], point: 'draw' },
    {
      id: 'open',
      may: ['take', 'draw'],
      when: ({ view }) => /^[0-4]$/.test((view['open'] as string[]).at(-1) ?? ''),
      point: 'take',
      values: openTop,
    },
    { id: 'call', may: ['call', 'draw'], when: (situation) => acted(situation) >= 2, point: safeCall },
    { id: 'remember', may: ['draw'], when: (situation) => acted(situation) >= 3 },
    { id: 'wait', waits: true },
  ],
};
