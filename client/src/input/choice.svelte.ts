// From taps to actions: what is lit, what is chosen, and what a second tap confirms. Everything that is lit comes from
// the legal actions; a tap elsewhere takes a choice back.
import type { Spot, Target } from '../games/game';

export type Tapped = 'played' | 'chosen' | 'opened' | 'closed' | 'nothing';

/** Joins a mode to the one that it is opened inside: `hand.0.2 > land.1.0`. */
export const THEN = ' > ';
/** The mode of targets that are reached by dragging alone: no spot has its name. */
export const DRAG = 'drag';

const nameOf = (mode: string): string => mode.split(THEN).at(-1) ?? '';
const outside = (mode: string): string | null => (mode.includes(THEN) ? mode.slice(0, mode.lastIndexOf(THEN)) : null);

export class Choice {
  /** What was opened by a first tap and asks for a second, such as the open pile of Sen: nothing is sent yet. */
  mode: string | null = $state(null);
  /** The action that waits to be confirmed. */
  chosen: string | null = $state(null);

  constructor(
    readonly targets: () => readonly Target[],
    readonly play: (action: string) => void,
  ) {}

  /** The targets that are open now: those of the mode and of those around it, or those that need none. */
  get open(): Target[] {
    return this.targets().filter((target) =>
      this.mode === null ? !target.mode : this.#path.includes(target.mode ?? ''),
    );
  }

  /** The modes that can be opened now, by the spot or button of their names: further ones, or others instead. */
  get modes(): string[] {
    return this.#openable.map(nameOf);
  }

  /** The mode that is open, after those that it is inside of. */
  get #path(): string[] {
    const path: string[] = [];
    for (let mode = this.mode; mode !== null; mode = outside(mode)) path.unshift(mode);
    return path;
  }

  get #openable(): string[] {
    const path = this.#path;
    const modes = this.targets().flatMap(({ mode }) => (mode ? [outside(mode), mode] : []));
    return modes.filter((mode, index): mode is string => {
      if (mode === null || mode === DRAG || path.includes(mode) || modes.indexOf(mode) !== index) return false;
      const around = outside(mode);
      return around === null || path.includes(around);
    });
  }

  get waiting(): Target | null {
    return this.open.find((target) => target.action === this.chosen) ?? null;
  }

  at(spot: Spot): Target | null {
    return this.open.find((target) => target.spot === spot) ?? null;
  }

  action(action: string): Target | null {
    return this.targets().find((target) => target.action === action) ?? null;
  }

  lit(spot: Spot): boolean {
    return this.at(spot) !== null || this.modes.includes(spot);
  }

  isChosen(spot: Spot): boolean {
    return this.#path.some((mode) => nameOf(mode) === spot) || (this.waiting !== null && this.waiting.spot === spot);
  }

  tap(spot: Spot): Tapped {
    const target = this.at(spot);
    if (target) return this.take(target);
    if (this.modes.includes(spot)) return this.enter(spot);
    const within = this.#path.find((mode) => nameOf(mode) === spot);
    if (within === undefined) return 'nothing';
    this.mode = outside(within);
    this.chosen = null;
    return 'closed';
  }

  take(target: Target): Tapped {
    if (target.confirm === 'once' || this.chosen === target.action) {
      this.send(target.action);
      return 'played';
    }
    this.chosen = target.action;
    this.mode = target.mode ?? null;
    return 'chosen';
  }

  enter(name: string): Tapped {
    this.mode = this.#openable.findLast((mode) => nameOf(mode) === name) ?? name;
    this.chosen = null;
    return 'opened';
  }

  confirm(): boolean {
    const target = this.waiting;
    if (target) this.send(target.action);
    return target !== null;
  }

  /** One step back: first the choice, then the mode. */
  back(): Tapped {
    if (this.chosen === null) this.mode = this.mode === null ? null : outside(this.mode);
    this.chosen = null;
    return 'closed';
  }

  clear(): void {
    this.chosen = null;
    this.mode = null;
  }

  /** What dragging a card from one spot to another means: choice and confirmation in one, or the question that is left. */
  dragged(from: Spot, to: Spot): boolean {
    const target = this.targets().find((target) => target.from === from && target.spot === to);
    const question = from + THEN + to;
    if (target) this.send(target.action);
    else if (this.targets().some(({ mode }) => mode === question)) this.mode = question;
    else return false;
    return true;
  }

  takes(from: Spot, to: Spot): boolean {
    return this.targets().some(
      (target) => (target.from === from && target.spot === to) || target.mode === from + THEN + to,
    );
  }

  draggable(spot: Spot): boolean {
    return this.targets().some(({ from, mode }) => from === spot || mode?.startsWith(spot + THEN));
  }

  send(action: string): void {
    this.clear();
    this.play(action);
  }
}
