// The end of a round, read off from its events: whose dream held what, and why somebody scores other than the ravens
// on their cards. Nothing is counted by rules here; the numbers are those that the table told.
import type { Values } from '../../text/language.svelte';
import type { Heard } from '../../text/words';
import { RAVENS } from './view';

export interface Remark {
  /** The id of the message, without the name of the game. */
  readonly message: string;
  readonly values?: Values;
}

export interface Settled {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly count: number;
  readonly score: number;
  readonly total: number;
  readonly caller: boolean;
  readonly best: boolean;
  readonly remarks: readonly Remark[];
}

/** One row a dream in the order of turning up: the caller last. */
export function settled(events: readonly Heard[], variants: readonly string[]): Settled[] {
  const dreams = new Map<number, string[]>();
  for (const heard of events) {
    if (heard.event !== 'revealed') continue;
    const seat = heard['seat'] as number;
    dreams.set(seat, [...(dreams.get(seat) ?? []), heard['card'] as string]);
  }
  const scored = new Map(
    events.filter((heard) => heard.event === 'scored').map((heard) => [heard['seat'] as number, heard]),
  );
  const called = events.find((heard) => heard.event === 'called')?.['seat'] as number | undefined;
  const number = (seat: number, fact: string) => Number(scored.get(seat)?.[fact] ?? 0);
  const fewest = Math.min(...[...scored.keys()].map((seat) => number(seat, 'count')));
  const hero = heroOf(dreams, (seat) => number(seat, 'score'), variants);
  const rows = [...dreams].map(([seat, cards]): Settled => {
    const [count, score] = [number(seat, 'count'), number(seat, 'score')];
    const remarks = remarksOn(cards, count, score, seat === called, hero, seat);
    return {
      seat,
      cards,
      count,
      score,
      total: number(seat, 'total'),
      caller: seat === called,
      best: hero === null ? count === fewest : seat === hero,
      remarks,
    };
  });
  return rows.sort((one, other) => Number(one.caller) - Number(other.caller) || one.seat - other.seat);
}

function remarksOn(
  cards: readonly string[],
  count: number,
  score: number,
  caller: boolean,
  hero: number | null,
  seat: number,
): Remark[] {
  const plain = cards.reduce((sum, card) => sum + (RAVENS[card] ?? 0), 0);
  const hourglasses = cards.filter((card) => card === 'hourglass').length;
  const remarks: Remark[] = [];
  if (seat === hero) remarks.push({ message: 'remark-all-in' });
  else if (count < plain) remarks.push({ message: 'remark-nines' });
  else if (hourglasses)
    remarks.push({ message: 'remark-hourglasses', values: { worth: Math.floor((count - plain) / hourglasses) } });
  if (hero !== null && seat !== hero) remarks.push({ message: 'remark-fifty' });
  else if (caller && score > count) remarks.push({ message: 'remark-penalty', values: { points: score - count } });
  else if (caller && seat !== hero) remarks.push({ message: score < count ? 'remark-zero' : 'remark-lowest' });
  return remarks;
}

/** Who went for broke: a dream of nothing but nines scored 0, and everybody else 50 at least. */
function heroOf(
  dreams: ReadonlyMap<number, readonly string[]>,
  score: (seat: number) => number,
  variants: readonly string[],
): number | null {
  if (!variants.includes('idz-na-calosc')) return null;
  const nines = (cards: readonly string[]) => cards.every((card) => card === '9' || card === 'hourglass');
  const heroes = [...dreams].flatMap(([seat, cards]) => (score(seat) === 0 && nines(cards) ? [seat] : []));
  const fifties = [...dreams.keys()].every((seat) => heroes.includes(seat) || score(seat) >= 50);
  return heroes.length === 1 && fifties ? (heroes[0] ?? null) : null;
}

/** What a card counts for in its dream, once all of it is turned up; hourglasses are settled last. */
export function worth(card: string, row: Settled): number {
  if (card !== 'hourglass') return RAVENS[card] ?? 0;
  const plain = row.cards.reduce((sum, other) => sum + (RAVENS[other] ?? 0), 0);
  const hourglasses = row.cards.filter((other) => other === 'hourglass').length;
  return Math.max(0, Math.floor((row.count - plain) / hourglasses));
}
