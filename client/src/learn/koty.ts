import { meant } from '../games/koty/targets';
import { kotyView, ninesOn, topOf, type KotyView } from '../games/koty/view';
import { acted, may, type Course, type Situation } from './lessons';

interface Play {
  readonly action: string;
  readonly card: string;
  readonly land: number;
  /** Whether the land is worth more afterwards. */
  readonly raises: boolean;
}

/** The legal plays of a cat on a land of one's own where it meets this. */
function plays({ legal, view, seat }: Situation, meeting: KotyView['meets'][number]): Play[] {
  const { raises, meets } = kotyView(view);
  return legal.flatMap((action, index) => {
    const { verb, card, as, land } = meant(action, seat);
    if (verb !== 'play' || card === null || as !== null || land === null || meets[index] !== meeting) return [];
    return [{ action, card, land, raises: raises[index] === 1 }];
  });
}

const onNine = ({ view, seat }: Situation, { land }: Play): boolean => ninesOn(kotyView(view), seat, land).length > 0;
const placing = (situation: Situation): Play | undefined =>
  plays(situation, 'free').find((play) => !onNine(situation, play));
const covering = (situation: Situation): Play[] => plays(situation, 'free').filter((play) => onNine(situation, play));

/** A cat on nines of one's own that is then worth more than they are alone. */
const raising = (situation: Situation): string | null =>
  covering(situation).find(({ raises }) => raises)?.action ?? null;

/** A lesson for each card that is no cat, told when it can first be played. */
const whenInHand = (kind: string) => ({
  id: `card-${kind}`,
  card: kind,
  when: ({ legal, view, seat }: Situation) =>
    legal.length > 0 && Boolean((view['hand'] as string[][] | undefined)?.[seat]?.includes(kind)),
});

/** A cat on its friend or on its twin. */
const meeting = (kind: 'friend' | 'twin') => ({
  when: (situation: Situation) => plays(situation, kind).length > 0,
  point: (situation: Situation) => plays(situation, kind)[0]?.action ?? null,
  values: (situation: Situation, words: { card(name: string): string }) => {
    const [met] = plays(situation, kind);
    const top = met ? topOf(kotyView(situation.view), situation.seat, met.land) : null;
    return { card: met ? words.card(met.card) : '', top: top === null ? '' : words.card(top) };
  },
});

export const course: Course = {
  players: 2,
  options: {},
  lessons: [
    { id: 'reveal', when: ({ reveal }) => reveal, always: true },
    { id: 'defend', may: ['defend'], point: 'defend' },
    {
      id: 'helpless',
      when: (situation) => situation.view['phase'] === 'defend' && may(situation, 'pass') && !may(situation, 'defend'),
      point: 'pass',
    },
    { id: 'repeat', may: ['repeat'], point: 'repeat' },
    { id: 'put', may: ['put'], point: 'put' },
    {
      id: 'place',
      when: (situation) => placing(situation) !== undefined,
      point: (situation) => placing(situation)?.action ?? null,
    },
    { id: 'friends', ...meeting('friend') },
    { id: 'twins', ...meeting('twin') },
    ...['raven', 'joker', 'moth', 'bat', 'owl', 'dragon'].map(whenInHand),
    {
      id: 'on-nine',
      when: (situation) => covering(situation).length > 0,
      point: raising,
    },
    { id: 'attack', may: ['attack'], point: 'attack' },
    { id: 'cover', may: ['cover'] },
    { id: 'joker', when: ({ legal }) => legal.some((action) => action.includes('joker as')) },
    { id: 'exchange', may: ['exchange'], when: (situation) => acted(situation) >= 1 },
    { id: 'end', may: ['exchange'], when: (situation) => acted(situation) >= 4 },
    { id: 'wait', waits: true },
  ],
};
