// Runs what was planned: cards in flight over the table, places that wait for a card, places that glow.
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { lasts, timed, GLANCE, type Flight, type Timed } from './plan';
import { play as sound } from './sound';

interface Planned extends Timed {
  readonly id: number;
  readonly game: string;
  /** Whether its place is drawn empty until it lands: a card that waits behind others would leave a hole for long. */
  readonly hides: boolean;
  /** Whether the places light up that it leaves and reaches. */
  readonly lights: boolean;
}

/** A card that waits for its turn or is on its way, between two boxes of the screen. */
export interface Flying extends Planned {
  readonly leaves: DOMRect;
  readonly reaches: DOMRect;
}

/** Whether a face is seen at its end, which must not be seen before. */
const lands = (flight: Flight): boolean => flight.card !== null && flight.turns !== 'down';

const GLOW = 1200;
/** More cards than this at once are a deal: so many lights would only flicker. */
const MOST_LIGHTS = 8;
/** A table where something always flies has no end to wait for. */
const MOST_ARRIVED = 30;

export class Stage {
  flying: readonly Flying[] = $state.raw([]);
  /** Spots whose card has not arrived yet: they are drawn empty. */
  readonly awaited = new SvelteMap<string, number>();
  readonly glowing = new SvelteSet<string>();
  /** Those of the flying that have arrived: they are taken away together, which is one change of the screen and not many. */
  readonly #arrived = new Set<number>();
  #ids = 0;
  #busyUntil = 0;
  #scene = 0;

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
    const idle = this.flying.length === this.#arrived.size;
    const planned = batch.map((flight) => ({
      ...flight,
      id: ++this.#ids,
      game,
      lights: batch.length <= MOST_LIGHTS,
      hides: !flight.stays && (idle || lands(flight)),
    }));
    for (const flight of planned) if (flight.hides) this.#await(flight.to, 1);
    const scene = this.#scene;
    whenDrawn(() => scene === this.#scene && this.#lineUp(planned));
  }

  /** All places are measured at once; asked one by one, each would have the table laid out anew. */
  #lineUp(planned: readonly Planned[]): void {
    const boxes = new Map(
      [...new Set(planned.flatMap(({ from, to }) => [from, to]))].map((spot) => [
        spot,
        spotElement(spot)?.getBoundingClientRect(),
      ]),
    );
    const flying: Flying[] = [];
    for (const flight of planned) {
      const [leaves, reaches] = [boxes.get(flight.from), boxes.get(flight.to)];
      if (leaves?.width && reaches?.width) flying.push({ ...flight, leaves, reaches });
      else if (flight.hides) this.#await(flight.to, -1);
    }
    this.flying = [...this.flying, ...flying];
  }

  /** Called by the drawing when a card sets off. */
  started(flight: Flying): void {
    if (flight.stays !== 'glance') sound(flight.turns || flight.stays ? 'turn' : 'card');
    if (flight.lights) this.glow(flight.from, ...(flight.stays ? [] : [flight.to]));
  }

  /** Called by the drawing when a card has arrived. */
  landed(flight: Planned): void {
    this.#arrived.add(flight.id);
    if (flight.hides) this.#await(flight.to, -1);
    const moving = this.flying.some(({ id, stays }) => stays !== 'glance' && !this.#arrived.has(id));
    if (moving && flight.stays !== 'glance' && this.#arrived.size < MOST_ARRIVED) return;
    this.flying = this.flying.filter(({ id }) => !this.#arrived.has(id));
    this.#arrived.clear();
  }

  glow(...spots: string[]): void {
    for (const spot of spots) {
      this.glowing.add(spot);
      setTimeout(() => this.glowing.delete(spot), this.still() ? GLOW : GLANCE);
    }
  }

  /** Everything at once where it belongs. */
  clear(): void {
    this.#scene += 1;
    this.flying = [];
    this.#arrived.clear();
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

/** After the next picture of the page: a table that is new has to be drawn before cards can be seen to move on it. */
export function whenDrawn(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

export function spotElement(spot: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
}
