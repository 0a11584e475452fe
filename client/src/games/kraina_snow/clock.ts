// How much time is left, from what the table told: the server keeps the time, and this only shows it running between two
// messages. A challenge makes the glass stand still; its view does not say where, but what was heard before does.
import type { Heard } from '../../text/words';
import type { KrainaView } from './view';

/** Something that runs out, from `whole` seconds down to nothing at `ends`. */
export interface Running {
  readonly ends: number;
  readonly whole: number;
  /** It stands still at this moment. */
  readonly stands?: number;
}

export interface Clocks {
  /** The night, the last guess or the story; nothing before the night, or where the story may take as long as it likes. */
  readonly main: Running | null;
  /** Of whoever is on turn. */
  readonly turn: Running | null;
  readonly vote: Running | null;
}

const VOTE = 10;

export function clocksOf(view: KrainaView, heard: readonly Heard[]): Clocks {
  const { phase, options, ends, turn_ends: turnEnds } = view;
  const nothing = { main: null, turn: null, vote: null };
  if (phase === 'vote') {
    const vote = ends === null ? null : { ends, whole: VOTE };
    return { main: standing(view, heard), turn: null, vote };
  }
  if (ends === null) return nothing;
  if (phase === 'night')
    return {
      main: { ends, whole: options.glass },
      turn: turnEnds === null ? null : { ends: turnEnds, whole: options.turn || turnEnds - view.now },
      vote: null,
    };
  if (phase === 'last') return { ...nothing, main: { ends, whole: options.last_guess } };
  return { ...nothing, main: { ends, whole: Math.max(1, options.story) } };
}

/** The glass during a challenge: what was said to end last, standing where the challenge came. */
function standing(view: KrainaView, heard: readonly Heard[]): Running | null {
  let running = null as Running | null;
  for (const event of heard) {
    const [at, ends] = [event['at'] as number, event['ends_at'] as number | null];
    if (event.event === 'night' && ends !== null) running = { ends, whole: view.options.glass };
    else if (event.event === 'time_up' && ends !== null) running = { ends, whole: view.options.last_guess };
    else if (event.event === 'settled' && running && ends !== null) running = { ends, whole: running.whole };
    else if ((event.event === 'challenged' || event.event === 'doubted') && running)
      running = { ...running, stands: at };
  }
  return running;
}

/** Seconds left at a moment of the game; never below nothing. */
export const left = (running: Running, now: number): number =>
  Math.max(0, running.ends - Math.min(running.stands ?? now, now));

/** What is left as a share of the whole, from 1 to 0. */
export const share = (running: Running, now: number): number => Math.min(1, left(running, now) / running.whole);

/** As it is read: a second that has begun is still there. */
export const seconds = (running: Running, now: number): number => Math.ceil(Math.max(0, left(running, now) - 1e-6));

/** 1:05, or 0:09. */
export const written = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
