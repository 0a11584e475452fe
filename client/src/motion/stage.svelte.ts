// Runs what was planned: cards in flight over the table, places that wait for a card, places that glow.
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { lasts, timed, GLANCE, type Flight, type Timed } from './plan';
import { play as sound } from './sound';

export interface Flying extends Timed {
  readonly id: number;
  readonly game: string;
  /** Milliseconds of the page's clock at which it starts. */
  readonly at: number;
  /** Whether its place is drawn empty until it lands: a card that waits behind others would leave a hole for long. */
  readonly hides: boolean;
}

/** Whether a face is seen at its end, which must not be seen before. */
const lands = (flight: Flight): boolean => flight.card !== null && flight.turns !== 'down';

const GLOW = 1200;

export class Stage {
  flying: Flying[] = $state.raw([]);
  /** Spots whose card has not arrived yet: they are drawn empty. */
  readonly awaited = new SvelteMap<string, number>();
  readonly glowing = new SvelteSet<string>();
  #ids = 0;
  #busyUntil = 0;

  constructor(readonly still: () => boolean = () => matchMedia('(prefers-reduced-motion: reduce)').matches) {}

  play(game: string, flights: readonly Flight[]): void {
    if (!flights.length) return;
    if (this.still() || document.visibilityState === 'hidden') {
      for (const flight of flights) this.glow(flight.from, flight.to);
      return;
    }
    const now = performance.now();
    const batch = timed(flights, Math.max(0, this.#busyUntil - now));
    this.#busyUntil = Math.max(this.#busyUntil, now + lasts(batch));
    const idle = this.flying.length === 0;
    const flying = batch.map((flight) => ({ ...flight, id: ++this.#ids, game, at: now + flight.start, hides: !flight.stays && (idle || lands(flight)) }));
    for (const flight of flying) if (flight.hides) this.#await(flight.to, 1);
    this.flying = [...this.flying, ...flying];
  }

  /** Called by the drawing when a card sets off. */
  started(flight: Flying): void {
    if (flight.stays !== 'glance') sound(flight.turns || flight.stays ? 'turn' : 'card');
    this.glow(flight.from, ...(flight.stays ? [] : [flight.to]));
  }

  landed(flight: Flying): void {
    this.flying = this.flying.filter((other) => other.id !== flight.id);
    if (flight.hides) this.#await(flight.to, -1);
  }

  glow(...spots: string[]): void {
    for (const spot of spots) {
      this.glowing.add(spot);
      setTimeout(() => this.glowing.delete(spot), this.still() ? GLOW : GLANCE);
    }
  }

  /** Everything at once where it belongs. */
  clear(): void {
    this.flying = [];
    this.awaited.clear();
    this.#busyUntil = 0;
  }

  #await(spot: string, change: number): void {
    const waiting = (this.awaited.get(spot) ?? 0) + change;
    if (waiting > 0) this.awaited.set(spot, waiting);
    else this.awaited.delete(spot);
  }
}

export const stage = new Stage();

export function spotElement(spot: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
}
