import type { Words } from '../text/words';
import { acted, type Course, type Situation } from './lessons';
import { bestUse, valueOf, whenHeld } from './worth';

const held = ({ view }: Situation, words: Words) => ({
  card: typeof view['hand'] === 'string' ? words.card(view['hand']) : '',
});
const COLUMNS = 3;

/** Only what is turned up is known, also of one's own. */
function use(situation: Situation): string | null {
  const place = (action: string) => {
    const [row = 1, column = 1] = (action.split(' ')[1] ?? '').split('.').map(Number);
    return (row - 1) * COLUMNS + column - 1;
  };
  return bestUse('smoki', situation, place);
}

/** An open card that is low. */
function lowOpen({ legal, view }: Situation): string | null {
  const open = view['open'] as string[][] | undefined;
  const top = (action: string) => open?.[Number(action.split(' ')[1]) - 1]?.at(-1);
  return legal.find((action) => action.startsWith('take') && valueOf('smoki', top(action) ?? '8') <= LOW) ?? null;
}
const LOW = 3;

export const course: Course = {
  players: 2,
  options: { scoring: 'rounds', rounds: 1, limit: null },
  lessons: [
    { id: 'reveal', when: ({ reveal }) => reveal, always: true },
    { id: 'turn-up', may: ['turn'], point: 'turn' },
    { id: 'onto', may: ['onto'], point: 'onto' },
    { id: 'under', may: ['under'], point: 'under' },
    { id: 'nest', may: ['nest'] },
    { id: 'with', may: ['with'] },
    ...['nest', 'circle', 'reflection', 'attack'].map(whenHeld),
    { id: 'hand', may: ['put', 'discard'], point: use, values: held },
    { id: 'must', may: ['put'], mayNot: ['discard'], point: use, values: held },
    { id: 'turn', may: ['draw'], point: 'draw' },
    { id: 'take', may: ['take'], point: lowOpen },
    { id: 'column', may: ['draw'], when: (situation) => acted(situation) >= 2 },
    { id: 'end', may: ['draw'], when: (situation) => acted(situation) >= 3 },
    { id: 'wait', waits: true },
  ],
};
