// Dreams as they are counted: at a round's end read off from its events, and before it, what lies open so far.
import { UNKNOWN, type Heard } from '../../text/words';
import { PRINTED } from './types';
import { COLUMNS, PLACES } from './view';

const REFLECTION = 'reflection';

/** What is printed on a card; a reflection and a card that lies face down have nothing. */
export const printed = (card: string): number | null => (card === REFLECTION ? null : (PRINTED[card] ?? null));

export interface Counted {
  readonly card: string;
  /** Two of one value in a column. */
  readonly gone: boolean;
  /** What a reflection copies; null where that is not known yet. */
  readonly copies: number | null;
  readonly worth: number;
}

export function counted(dream: readonly string[]): Counted[] {
  return dream.map((card, place) => {
    const value = printed(card);
    const gone = value !== null && printed(dream[(place + COLUMNS) % PLACES] ?? UNKNOWN) === value;
    const copies = card === REFLECTION ? copied(dream, place) : null;
    return { card, gone, copies, worth: copies ?? (gone || value === null ? 0 : value) };
  });
}

/** The lower of the nearest cards of the row that are no reflections; null while one of them lies face down. */
function copied(dream: readonly string[], place: number): number | null {
  const row = place - (place % COLUMNS);
  const sides = [dream.slice(row, place).reverse(), dream.slice(place + 1, row + COLUMNS)];
  const nearest = sides.flatMap((side) => side.find((card) => card !== REFLECTION) ?? []);
  const values = nearest.map(printed);
  if (values.includes(null)) return null;
  return values.length ? Math.min(...(values as number[])) : 0;
}

export const sumOf = (counts: readonly Counted[]): number => counts.reduce((sum, { worth }) => sum + worth, 0);
export const hidden = (dream: readonly string[]): number => dream.filter((card) => card === UNKNOWN).length;
/** The columns whose two cards vanish. */
export const goneColumns = (counts: readonly Counted[]): number[] => [0, 1, 2].filter((column) => counts[column]?.gone);

export interface Settled {
  readonly seat: number;
  readonly cards: readonly Counted[];
  /** The places that were turned up only now. */
  readonly fresh: readonly number[];
  readonly score: number;
  readonly tokens: number | null;
  readonly ended: boolean;
  readonly best: boolean;
}

/** One row a dream, whoever ended the round last; what each card counts for, and why, is what the table told. */
export function settled(events: readonly Heard[]): Settled[] {
  const of = (event: string, seat: number) => events.filter((heard) => heard.event === event && heard['seat'] === seat);
  const ender = events.find((heard) => heard.event === 'ended')?.['seat'];
  const scored = events.filter((heard) => heard.event === 'scored');
  const lowest = Math.min(...scored.map((heard) => Number(heard['score'])));
  const rows = scored.map((heard): Settled => {
    const seat = heard['seat'] as number;
    const awarded = of('awarded', seat)[0];
    return {
      seat,
      cards: of('counted', seat).map(told),
      fresh: of('revealed', seat).map((turned) => Number(turned['place'])),
      score: Number(heard['score']),
      tokens: awarded ? Number(awarded['tokens']) : null,
      ended: seat === ender,
      best: heard['score'] === lowest,
    };
  });
  return rows.sort((one, other) => Number(one.ended) - Number(other.ended) || one.seat - other.seat);
}

function told(heard: Heard): Counted {
  const worth = Number(heard['value']);
  const reason = heard['reason'];
  return {
    card: String(heard['card']),
    gone: reason === 'vanished',
    copies: reason === 'reflected' ? worth : null,
    worth,
  };
}
