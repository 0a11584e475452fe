// A reveal that is told step by step, with sounds: how far it is, the way to its end, and once more from the beginning.
import { play as sound, type SoundName } from './sound';
import { stage } from './stage.svelte';

interface Telling {
  /** How many steps there are. */
  readonly steps: () => number;
  /** Milliseconds before the first step. */
  readonly first: number;
  /** Milliseconds that follow a step, counted from 1. */
  readonly pause: (step: number) => number;
  readonly sounds: (step: number) => SoundName;
  /** What is heard when all has been told and the last pause is over. */
  readonly end?: () => SoundName;
}

export class Unfolding {
  step = $state(0);
  readonly done: boolean = $derived.by(() => this.step >= this.telling.steps());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly telling: Telling,
    readonly still: () => boolean = () => stage.still(),
  ) {}

  /** Begins; what it gives puts an end to it. */
  begin(): () => void {
    sound('wake');
    if (this.still()) this.all();
    else this.again();
    return () => clearTimeout(this.#timer);
  }

  again(): void {
    clearTimeout(this.#timer);
    this.step = 0;
    this.#timer = setTimeout(() => this.#next(), this.telling.first);
  }

  all(): void {
    clearTimeout(this.#timer);
    this.step = this.telling.steps();
  }

  #next(): void {
    const { pause, sounds, end } = this.telling;
    this.step += 1;
    sound(sounds(this.step));
    if (!this.done) this.#timer = setTimeout(() => this.#next(), pause(this.step));
    else if (end) this.#timer = setTimeout(() => sound(end()), pause(this.step));
  }
}
