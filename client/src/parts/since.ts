// What the others have done since a seat last did something itself: one glance instead of many sentences.
import type { Desk } from '../state/desk.svelte';
import { isNotice } from '../text/notices';
import { story } from '../text/story';
import type { Heard } from '../text/words';

export interface Done {
  readonly seat: number;
  readonly events: readonly Heard[];
  /** Whether it touched what lies before the one who looks. */
  readonly touches: boolean;
}

/** Room for a side column; as in style/play.css. */
export const ROOMY = '(min-width: 73.75em) and (min-height: 37.5em)';

const AIMED = ['owner', 'other_owner', 'to'];

/** The moves of the others in their order, each with all that came of it; `nouns` are events that nobody does. */
export function doneSince(heard: readonly Heard[], me: number, nouns: readonly string[] = []): Done[] {
  const moved = (event: Heard) => event['seat'] === me && !nouns.includes(event.event) && !isNotice(event);
  const own = heard.findLastIndex((event) => moved(event) || event.event === 'dealt');
  const done: { seat: number; events: Heard[]; touches: boolean }[] = [];
  for (const event of heard.slice(own + 1)) {
    if (isNotice(event) && event.event !== 'stood_in') continue;
    const { seat } = event;
    let move = done.at(-1);
    if (typeof seat === 'number' && seat !== me && seat !== move?.seat)
      done.push((move = { seat, events: [], touches: false }));
    if (!move) continue;
    move.events.push(event);
    move.touches ||= seat === me || AIMED.some((fact) => event[fact] === me);
  }
  return done;
}

/** All that a desk has heard of those events, as sentences. */
export function tell(desk: Desk, events: readonly Heard[], brief = false): string[] {
  const { game, words, table } = desk;
  if (!game || !words || !table) return [];
  return story(events, { game, words, table, called: (person) => desk.called(person) }, brief);
}

export interface Line {
  readonly seat: number;
  readonly touches: boolean;
  readonly text: string;
}

const AT_A_GLANCE = 6;

/** As many rows as one takes in: what touched one's own cards, and the latest of the rest. */
export function linesSince(desk: Desk): Line[] {
  if (desk.seat === null || !desk.game || desk.game.hurried) return [];
  const lines = doneSince(desk.mine.heard, desk.seat, desk.game.words.nouns)
    .map(({ seat, events, touches }) => ({ seat, touches, text: tell(desk, events, true).join(' ') }))
    .filter(({ text }) => text);
  let over = lines.length - AT_A_GLANCE;
  return lines.filter(({ touches }) => touches || over-- <= 0);
}
