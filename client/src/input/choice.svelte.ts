// From taps to actions: what is lit, what is chosen, and what a second tap confirms. Everything that is lit comes from
// the legal actions; a tap elsewhere takes a choice back.
import type { Spot, Target } from '../games/game';

export type Tapped = 'played' | 'chosen' | 'opened' | 'closed' | 'nothing';

export class Choice {
  /** What was opened by a first tap and asks for a second, such as the open pile of Sen: nothing is sent yet. */
  mode: string | null = $state(null);
  /** The action that waits to be confirmed. */
  chosen: string | null = $state(null);

  constructor(
    readonly targets: () => readonly Target[],
    readonly play: (action: string) => void,
  ) {}

  /** The targets that are open now: those of the mode, or those that need none. */
  get open(): Target[] {
    return this.targets().filter((target) => (target.mode ?? null) === this.mode);
  }

  /** The modes that can be opened now, each by the spot or button of its name. */
  get modes(): string[] {
    if (this.mode !== null) return [];
    const modes = this.targets().flatMap((target) => (target.mode ? [target.mode] : []));
    return modes.filter((mode, index) => modes.indexOf(mode) === index);
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
    return this.mode === spot || (this.waiting !== null && this.waiting.spot === spot);
  }

  tap(spot: Spot): Tapped {
    const target = this.at(spot);
    if (target) return this.take(target);
    if (this.modes.includes(spot)) return this.enter(spot);
    if (this.mode === spot) return this.back();
    return 'nothing';
  }

  take(target: Target): Tapped {
    if (target.confirm === 'once' || this.chosen === target.action) {
      this.send(target.action);
      return 'played';
    }
    this.chosen = target.action;
    return 'chosen';
  }

  enter(mode: string): Tapped {
    this.mode = mode;
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
    if (this.chosen === null) this.mode = null;
    this.chosen = null;
    return 'closed';
  }

  clear(): void {
    this.chosen = null;
    this.mode = null;
  }

  /** What dragging a card from one spot to another means: choice and confirmation in one. */
  dragged(from: Spot, to: Spot): boolean {
    const target = this.targets().find((target) => target.from === from && target.spot === to);
    if (target) this.send(target.action);
    return target !== undefined;
  }

  draggable(spot: Spot): boolean {
    return this.targets().some((target) => target.from === spot);
  }

  send(action: string): void {
    this.clear();
    this.play(action);
  }
}
