// The moment of the game now, in its own seconds, running on between messages.
import type { Desk } from '../../state/desk.svelte';
import { krainaView } from './view';

const FRAME = 33;

export class GameTime {
  now = $state(0);

  constructor(readonly desk: () => Desk) {
    this.now = this.#read();
  }

  /** Runs as long as the effect that called it. */
  run(): () => void {
    if (this.desk().reading) {
      this.now = this.#read();
      return () => undefined;
    }
    const tick = () => (this.now = this.#read());
    tick();
    const timer = setInterval(tick, FRAME);
    return () => clearInterval(timer);
  }

  #read(): number {
    const desk = this.desk();
    if (desk.reading) return desk.view ? krainaView(desk.view).now : 0;
    return (desk.now() - (desk.table?.started_at ?? 0)) / 1000;
  }
}
