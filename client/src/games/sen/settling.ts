// The end of a round, read off from its events: whose dream held what, and why somebody scores other than the ravens
// on their cards. Nothing is counted and no reason is guessed here: both are what the table told.
import type { Values } from '../../text/language.svelte';
import type { Heard } from '../../text/words';

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

interface Adjusted {
  readonly reason: string;
  readonly instead: boolean;
  readonly points: number;
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

const ALL_IN = 'all-in';
const PENALTY = 'penalty';

/** One row a dream in the order of turning up: the caller last. */
export function settled(events: readonly Heard[]): Settled[] {
  const of = (event: string, seat: number) => events.filter((heard) => heard.event === event && heard['seat'] === seat);
  const scored = events.filter((heard) => heard.event === 'scored');
  const called = events.find((heard) => heard.event === 'called')?.['seat'];
  const hero = events.find((heard) => heard.event === 'adjusted' && heard['reason'] === ALL_IN)?.['seat'];
  const fewest = Math.min(...scored.map((heard) => Number(heard['count'])));
  const rows = scored.map((heard): Settled => {
    const seat = heard['seat'] as number;
    const [count, score, total] = ['count', 'score', 'total'].map((fact) => Number(heard[fact])) as [
      number,
      number,
      number,
    ];
    const cards = of('revealed', seat).map((turned) => ({
      card: turned['card'] as string,
      ravens: Number(turned['ravens']),
      forgiven: Boolean(turned['forgiven']),
    }));
    const adjusted = of('adjusted', seat).map((told) => ({
      reason: told['reason'] as string,
      instead: Boolean(told['instead']),
      points: Number(told['points']),
    }));
    return {
      seat,
      cards,
      count,
      score,
      total,
      caller: seat === called,
      penalty: adjusted.find(({ reason }) => reason === PENALTY)?.points ?? 0,
      best: hero === undefined ? count === fewest : seat === hero,
      remarks: remarksOn(cards, adjusted),
      sum: sumOf(cards, adjusted, count, score),
    };
  });
  return rows.sort((one, other) => Number(one.caller) - Number(other.caller) || one.seat - other.seat);
}

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
