// A finished game as moments: what one pair of eyes saw after each move, and what they had heard by then.
import type { View } from '../games/game';
import type { Review } from '../protocol';
import type { Heard } from '../text/words';

export interface Moment {
  readonly by: number | null;
  readonly action: string;
  readonly events: readonly Heard[];
  readonly view: View;
  /** How many events were heard up to here. */
  readonly heard: number;
  /** Its number among all steps of the game, whether anything was heard of them or not. */
  readonly step: number;
  /** The seats that are awaited then. */
  readonly actors: readonly number[];
}

export function momentsOf(review: Review): { moments: Moment[]; heard: Heard[] } {
  const heard: Heard[] = [];
  let view: View = {};
  const moments = review.steps.map(({ by, action, events, view: changed, actors }, step): Moment => {
    view = { ...view, ...changed };
    heard.push(...events);
    return { by, action, events, view, heard: heard.length, step, actors };
  });
  return { moments: moments.filter((moment, number) => number === 0 || moment.events.length > 0), heard };
}

/** The nearest moment at which a round begins, before or after a place. */
export function roundStart(moments: readonly Moment[], from: number, way: 1 | -1): number {
  const begins = (moment: Moment | undefined) =>
    moment?.events.some((heard) => heard.event === 'dealt' || heard.event === 'round') ?? false;
  for (let at = from + way; at > 0 && at < moments.length - 1; at += way) if (begins(moments[at])) return at;
  return way < 0 ? 0 : moments.length - 1;
}

/** The moment at which the table was as it lay before a step. */
export const placeBefore = (moments: readonly Moment[], step: number): number =>
  Math.max(
    0,
    moments.findLastIndex((moment) => moment.step < step),
  );
