// The end of a round, read off from its events: whose dream held what, and why somebody scores other than the ravens
// on their cards. Nothing is counted and no reason is guessed here: both are what the table told.
import type { Values } from '../../text/language.svelte';
import { UNKNOWN, type Heard } from '../../text/words';
import { told, type Told } from './view';

export interface Remark {
  /** The id of the message, without the name of the game. */
  readonly message: string;
  readonly values?: Values;
}

export interface Turned {
  readonly card: string;
  /** What it counts for in its dream; one that is forgiven is not counted. */
  readonly ravens: number;
  readonly forgiven: boolean;
}

export interface Settled {
  readonly seat: number;
  readonly cards: readonly Turned[];
  readonly count: number;
  readonly score: number;
  readonly total: number;
  readonly caller: boolean;
  /** What a caller pays for waking everybody too early. */
  readonly penalty: number;
  readonly best: boolean;
  readonly remarks: readonly Remark[];
  /** How the score came about, as far as it has to be told: "3 + 2 + 5". */
  readonly sum: string;
}

/** One row a dream in the order of turning up: the caller last. */
export function settled(events: readonly Heard[]): Settled[] {
  const caller = told(events, 'called')[0]?.seat;
  const rows = told(events, 'scored').map(({ seat, count, score, total, lowest }): Settled => {
    const adjusted = told(events, 'adjusted').filter((adjusted) => adjusted.seat === seat);
    const cards = told(events, 'revealed')
      .filter((revealed) => revealed.seat === seat)
      .map(({ card, ravens, forgiven }) => ({ card: card ?? UNKNOWN, ravens, forgiven }));
    return {
      seat: seat ?? 0,
      cards,
      count,
      score,
      total,
      caller: seat === caller,
      penalty: adjusted.find(({ reason }) => reason === 'penalty')?.points ?? 0,
      best: lowest,
      remarks: remarksOn(cards, adjusted),
      sum: sumOf(cards, adjusted, count, score),
    };
  });
  return rows.sort((one, other) => Number(one.caller) - Number(other.caller) || one.seat - other.seat);
}

type Adjusted = Told<'adjusted'>;

function remarksOn(cards: readonly Turned[], adjusted: readonly Adjusted[]): Remark[] {
  const hourglass = cards.find(({ card }) => card === 'hourglass');
  return [
    ...(hourglass ? [{ message: 'remark-hourglasses', values: { worth: hourglass.ravens } }] : []),
    ...(cards.some(({ forgiven }) => forgiven) ? [{ message: 'remark-nines' }] : []),
    ...adjusted.map(({ reason, points }) => ({ message: `remark-${reason}`, values: { points } })),
  ];
}

/** All parts of a score, a penalty in brackets of its own; what stands instead of the count comes after an arrow. */
function sumOf(cards: readonly Turned[], adjusted: readonly Adjusted[], count: number, score: number): string {
  const ravens = cards.filter(({ forgiven }) => !forgiven).map((card) => card.ravens);
  const more = adjusted.filter(({ instead, points }) => !instead && points);
  const parts = [ravens.join(' + ') || '0', ...more.map(({ points }) => `(${points})`)].join(' + ');
  const added = more.reduce((sum, { points }) => sum + points, 0);
  return count + added === score ? `${parts} =` : `${ravens.join(' + ')} = ${count} →`;
}
