import { acted, may, type Course, type Situation } from './lessons';

interface Meeting {
  readonly action: string;
  readonly card: string;
  readonly top: string;
}

/** A play of a cat on a cat of one's own, among those that are legal. */
function meeting({ legal, view, seat }: Situation, twins: boolean): Meeting | null {
  const tops = (view['tops'] as (string | null)[][])[seat] ?? [];
  for (const action of legal) {
    const [, card, land] = /^play (\w+-\d) on (\d)$/.exec(action) ?? [];
    const top = tops[Number(land) - 1];
    if (card && top?.includes('-') && (card === top) === twins) return { action, card, top };
  }
  return null;
}

/** A play of a cat on an empty land, or on a nine that lies open. */
function placing({ legal, view, seat }: Situation, onNine: boolean): string | null {
  const tops = (view['tops'] as (string | null)[][])[seat] ?? [];
  const nines = (view['nines'] as (string | null)[][])[seat] ?? [];
  const place = (action: string) => Number(/^play \w+-\d on (\d)$/.exec(action)?.[1] ?? 0) - 1;
  return (
    legal.find(
      (action) => place(action) >= 0 && tops[place(action)] === null && (nines[place(action) * 3] !== null) === onNine,
    ) ?? null
  );
}

/** A cat on nines of one's own that is then worth more than they are alone. */
function raising(situation: Situation): string | null {
  const { legal, view, seat } = situation;
  const nines = (view['nines'] as (string | null)[][])[seat] ?? [];
  const tops = (view['tops'] as (string | null)[][])[seat] ?? [];
  return (
    legal.find((action) => {
      const [, value, land] = /^play \w+-(\d) on (\d)$/.exec(action) ?? [];
      const from = (Number(land) - 1) * 3;
      const below = nines.slice(from, from + 3).filter((nine) => nine !== null).length;
      return land && tops[Number(land) - 1] === null && below && Number(value) * 2 ** below > 9 * below;
    }) ?? null
  );
}

/** A lesson for each card that is no cat, told when it can first be played. */
const whenInHand = (kind: string) => ({
  id: `card-${kind}`,
  card: kind,
  when: ({ legal, view, seat }: Situation) =>
    legal.length > 0 && Boolean((view['hand'] as string[][] | undefined)?.[seat]?.includes(kind)),
});

const named = (twins: boolean) => (situation: Situation, words: { card(name: string): string }) => {
  const met = meeting(situation, twins);
  return { card: met ? words.card(met.card) : '', top: met ? words.card(met.top) : '' };
};

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
      when: (situation) => placing(situation, false) !== null,
      point: (situation) => placing(situation, false),
    },
    {
      id: 'friends',
      when: (situation) => meeting(situation, false) !== null,
      point: (situation) => meeting(situation, false)?.action ?? null,
      values: named(false),
    },
    {
      id: 'twins',
      when: (situation) => meeting(situation, true) !== null,
      point: (situation) => meeting(situation, true)?.action ?? null,
      values: named(true),
    },
    ...['raven', 'joker', 'moth', 'bat', 'owl', 'dragon'].map(whenInHand),
    {
      id: 'on-nine',
      when: (situation) => placing(situation, true) !== null,
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
