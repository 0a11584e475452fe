// Whether the server answers at all. The first request that fails says so; from then on it is asked again and again,
// later and later, until it is back.

import { here } from '../offline/here.svelte';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 8_000;

class Server {
  away = $state(false);
  /** How often it has come back: screens that could not be filled are begun anew with it. */
  returns = $state(0);
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;

  lost(): void {
    if (this.away) return;
    this.away = true;
    this.#wait = FIRST_WAIT;
    addEventListener('online', this.#look);
    this.#later();
  }

  /** For screens that ask nothing of a server until somebody taps. */
  async check(): Promise<void> {
    if (!(await answers())) this.lost();
  }

  #later(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(this.#look, this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  readonly #look = async (): Promise<void> => {
    if (!(await answers())) return this.#later();
    clearTimeout(this.#again);
    removeEventListener('online', this.#look);
    if (!this.away) return;
    this.away = false;
    if (!here.tables) this.returns += 1;
  };
}

const answers = (): Promise<boolean> =>
  fetch('/api/games', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

export const server = new Server();
