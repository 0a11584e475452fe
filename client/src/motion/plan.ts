// Which cards move, and when. A game makes flights of events; here they get their times, hurried when the table is
// ahead of what is shown. State comes first: nothing waits for a flight.

/** A card on its way. `card` is what the one who watches may see of it, null for a back. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly card: string | null;
  /** Turning on the way: `up` begins as a back and lands as its face, `down` the other way round. */
  readonly turns?: 'up' | 'down';
  /** Milliseconds after the beginning of its batch. */
  readonly after?: number;
  readonly time?: number;
  /** No way to go: the card is turned where it lies, and turned back, or a glance at it is marked. */
  readonly stays?: 'turned' | 'glance';
}

export interface Timed extends Flight {
  readonly start: number;
  readonly time: number;
}

export const MOVE = 420;
export const TURN = 320;
export const STEP = 80;
export const SLOW = 700;
export const GLANCE = 1000;
const HURRIED = 150;
const BEHIND = 1500;
const FAR_BEHIND = 4000;

/** When each flight of a batch starts and how long it takes, with `backlog` milliseconds still to be shown before it. */
export function timed(flights: readonly Flight[], backlog: number): Timed[] {
  if (backlog > FAR_BEHIND) return [];
  const pace = backlog > BEHIND ? HURRIED / MOVE : 1;
  return flights.map((flight) => ({
    ...flight,
    start: backlog + (flight.after ?? 0) * pace,
    time: (flight.time ?? MOVE) * pace,
  }));
}

/** How long a batch lasts, from now. */
export function lasts(flights: readonly Timed[]): number {
  return flights.reduce((end, flight) => Math.max(end, flight.start + flight.time), 0);
}
