// Dreams as they are counted: what vanishes, what a reflection copies, and the round's end read off from its events.
// Nothing is decided here; what a dream scores is what the table tells, and this only explains it.
import { UNKNOWN, type Heard } from '../../text/words';
import type { View } from '../game';
import { COLUMNS, PLACES, smokiView } from './view';

const RAVEN_LANDS: Readonly<Record<string, number>> = { nest: 9, circle: 10, attack: 9 };
const REFLECTION = 'reflection';

/** What is printed on a card; a reflection and a card that lies face down have nothing. */
export const printed = (card: string): number | null =>
  RAVEN_LANDS[card] ?? (/^-?\d+$/.test(card) ? Number(card) : null);

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

/** One row a dream, whoever ended the round last. */
export function settled(events: readonly Heard[], before: View): Settled[] {
  const dreams = (smokiView(before).dream ?? []).map((dream) => [...dream]);
  const fresh = new Map<number, number[]>();
  const scores = new Map<number, number>();
  const tokens = new Map<number, number>();
  let ender: number | null = null;
  for (const heard of events) {
    const [seat, place] = [heard['seat'] as number, heard['place'] as number];
    const dream = dreams[seat];
    if (heard.event === 'dealt' && scores.size) break; // the next round
    if (heard.event === 'dealt') for (const each of dreams) each.fill(UNKNOWN);
    else if (['turned', 'put', 'revealed'].includes(heard.event) && dream) dream[place] = heard['card'] as string;
    else if (heard.event === 'swapped') swap(dreams, heard);
    else if (heard.event === 'ended') ender = seat;
    else if (heard.event === 'scored') scores.set(seat, heard['score'] as number);
    else if (heard.event === 'awarded') tokens.set(seat, heard['tokens'] as number);
    if (heard.event === 'revealed') fresh.set(seat, [...(fresh.get(seat) ?? []), place]);
  }
  const lowest = Math.min(...scores.values());
  const rows = [...scores].map(([seat, score]) => ({
    seat,
    cards: counted(dreams[seat] ?? []),
    fresh: fresh.get(seat) ?? [],
    score,
    tokens: tokens.get(seat) ?? null,
    ended: seat === ender,
    best: score === lowest,
  }));
  return rows.sort((one, other) => Number(one.ended) - Number(other.ended) || one.seat - other.seat);
}

function swap(dreams: string[][], heard: Heard): void {
  const [one, other] = [dreams[heard['owner'] as number], dreams[heard['other_owner'] as number]];
  const [place, otherPlace] = [heard['place'] as number, heard['other_place'] as number];
  if (!one || !other) return;
  const card = one[place] ?? UNKNOWN;
  one[place] = other[otherPlace] ?? UNKNOWN;
  other[otherPlace] = card;
}
