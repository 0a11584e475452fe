// What the others have done to a seat since it last did something itself: one glance instead of many sentences.
import { runs, type Heard } from '../text/words';

const AIMED = ['owner', 'other_owner', 'to'];

/** The moves of others that touched what lies before this seat, each with all that belonged to it. */
export function doneTo(heard: readonly Heard[], seat: number): Heard[][] {
  const own = heard.findLastIndex((event) => event['seat'] === seat || event.event === 'dealt');
  return runs(heard.slice(own + 1), (event) => event['seat'])
    .map((run) => run.filter((event) => AIMED.some((fact) => event[fact] === seat)))
    .filter((run) => run.length > 0);
}
