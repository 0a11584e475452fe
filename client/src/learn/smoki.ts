import type { Words } from '../text/words';
import { acted, type Course, type Situation } from './lessons';

const held = ({ view }: Situation, words: Words) => ({
  card: typeof view['hand'] === 'string' ? words.card(view['hand']) : '',
});

export const course: Course = {
  players: 2,
  options: { scoring: 'rounds', rounds: 1, limit: null },
  lessons: [
    { id: 'reveal', when: ({ reveal }) => reveal, always: true },
    { id: 'turn-up', may: ['turn'], point: 'turn' },
    { id: 'onto', may: ['onto'], point: 'onto' },
    { id: 'under', may: ['under'], point: 'under' },
    { id: 'nest', may: ['nest'], point: 'nest' },
    { id: 'with', may: ['with'], point: 'with' },
    { id: 'hand', may: ['put', 'discard'], point: 'put', values: held },
    { id: 'must', may: ['put'], mayNot: ['discard'], point: 'put', values: held },
    { id: 'turn', may: ['draw'], point: 'draw' },
    { id: 'take', may: ['take'], point: 'take' },
    { id: 'column', may: ['draw'], when: (situation) => acted(situation) >= 2 },
    { id: 'end', may: ['draw'], when: (situation) => acted(situation) >= 3 },
    { id: 'wait', waits: true },
  ],
};
