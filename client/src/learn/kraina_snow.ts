import { may, type Course, type Situation } from './lessons';

const laid = ({ view }: Situation): number =>
  ['yellow', 'blue'].reduce((sum, side) => sum + (Array.isArray(view[side]) ? view[side].length : 0), 0);
const asRole = (role: string) => ({
  id: `card-${role}`,
  card: role,
  when: ({ view }: Situation) => view['role'] === role && view['phase'] === 'night',
});

/** A practice night without a glass: nobody is hurried, and what may not be said is sent back. */
export const course: Course = {
  players: 4,
  options: { glass: 3600, turn: 0, last_guess: 600, story: 0, gentle: true, first: 1 },
  lessons: [
    { id: 'ready', may: ['ready'], point: 'ready' },
    { id: 'end', when: (situation) => laid(situation) >= 3, ends: true, always: true },
    ...['fairy', 'devil', 'imp'].map(asRole),
    { id: 'clue', may: ['clue'] },
    { id: 'guessed', when: (situation) => laid(situation) > 0 },
    { id: 'again', when: (situation) => may(situation, 'clue') && laid(situation) > 0 },
    { id: 'wait', waits: true },
  ],
};
