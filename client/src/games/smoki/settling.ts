// Dreams as they are counted at a round's end, read off from its events.
import { UNKNOWN, type Heard } from '../../text/words';
import { PRINTED } from './types';
import { REFLECTION } from './view';

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

export const hidden = (dream: readonly string[]): number => dream.filter((card) => card === UNKNOWN).length;
/** The columns whose two cards vanish. */
export const goneColumns = (gone: readonly (number | boolean)[]): number[] =>
  [0, 1, 2].filter((column) => gone[column]);

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
