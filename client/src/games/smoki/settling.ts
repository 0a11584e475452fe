// Dreams as they are counted at a round's end, read off from its events.
import { UNKNOWN, type Heard } from '../../text/words';
import { PRINTED } from './types';
import { told } from './view';

/** What is printed on a card; a reflection and a card that lies face down have nothing. */
export const printed = (card: string): number | null => PRINTED[card] ?? null;

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
  const [ended] = told(events, 'ended');
  const rows = told(events, 'scored').map(({ seat, score, lowest }): Settled => {
    const own = (event: { readonly seat: number | null }) => event.seat === seat;
    return {
      seat: seat ?? 0,
      cards: told(events, 'counted')
        .filter(own)
        .map(({ card, value, reason }) => ({
          card: card ?? UNKNOWN,
          gone: reason === 'vanished',
          copies: reason === 'reflected' ? value : null,
          worth: value,
        })),
      fresh: told(events, 'revealed')
        .filter(own)
        .map(({ place }) => place ?? 0),
      score,
      tokens: told(events, 'awarded').find(own)?.tokens ?? null,
      ended: seat === ended?.seat,
      best: lowest,
    };
  });
  return rows.sort((one, other) => Number(one.ended) - Number(other.ended) || one.seat - other.seat);
}
