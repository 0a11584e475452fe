import type { Words } from '../text/words';
import { acted, type Course, type Situation } from './lessons';

const held = ({ view }: Situation, words: Words) => ({
  card: typeof view['hand'] === 'string' ? words.card(view['hand']) : '',
});
const openTop = ({ view }: Situation, words: Words) => ({ card: words.card((view['open'] as string[]).at(-1) ?? '?') });
const peeked = ({ view, seat }: Situation) => (view['peeked'] as number[])[seat] ?? 0;

export const course: Course = {
  players: 2,
  options: { rounds: 1, limit: null },
  lessons: [
    { id: 'reveal', when: ({ reveal }) => reveal, always: true },
    { id: 'peek', may: ['peek'], when: (situation) => peeked(situation) === 0, point: 'peek' },
    { id: 'peek-again', may: ['peek'], when: (situation) => peeked(situation) > 0, point: 'peek' },
    { id: 'two', may: ['keep'], point: 'keep' },
    { id: 'look', may: ['look'], point: 'look' },
    { id: 'swap', may: ['swap'], point: 'swap' },
    { id: 'with', may: ['with'], point: 'with' },
    { id: 'choose', may: ['choose'], point: 'choose' },
    { id: 'special', may: ['use', 'put'], point: 'use', values: held },
    { id: 'drawn', may: ['put', 'discard'], point: 'put', values: held },
    { id: 'chosen', may: ['put'], mayNot: ['discard'], point: 'put' },
    { id: 'turn', may: ['draw'], point: 'draw' },
    {
      id: 'open',
      may: ['take', 'draw'],
      when: ({ view }) => /^[0-4]$/.test((view['open'] as string[]).at(-1) ?? ''),
      point: 'take',
      values: openTop,
    },
    { id: 'call', may: ['call', 'draw'], when: (situation) => acted(situation) >= 2, point: 'call' },
    { id: 'remember', may: ['draw'], when: (situation) => acted(situation) >= 3 },
    { id: 'wait', waits: true },
  ],
};
