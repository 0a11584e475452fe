// This device's lines in the shuffle. Each is sealed: the table is told only its fingerprint, and the line itself when the
// fingerprints of all are known. So nobody can choose theirs last, not even somebody who runs the server and also plays.

import type { Wish } from '../socket/socket';
import { digest, randomLine } from '../review/promise';
import type { Described } from '../protocol';

interface Sealed {
  readonly text: string;
  readonly sealed: string;
}

/** What the table had told when the own line was opened: by seat, counted from 1. */
export interface Told {
  readonly sealed: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<string, string>>;
}

type Ask = (wish: Wish) => Promise<unknown>;

export class Lines {
  readonly #ask: Ask;
  readonly #sending = new Set<string>();
  readonly #added = new Set<string>();
  readonly #opened = new Set<string>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** A line for a chair that has none, or one that this device does not know. */
  async keep(table: Described, seat: number): Promise<void> {
    const chair = keyOf(table, seat);
    const has = table.sealed[seat + 1] ?? table.lines[seat + 1];
    if (table.revealing || this.#sending.has(chair) || (has !== undefined && this.#added.has(chair))) return;
    await this.add(table, seat, randomLine());
  }

  /** A line of the player's own choice, or one that nobody can foretell. Where the browser cannot hash, it is open. */
  async add(table: Described, seat: number, text: string): Promise<void> {
    const chair = keyOf(table, seat);
    this.#sending.add(chair);
    this.#added.add(chair);
    if (globalThis.crypto?.subtle) {
      const sealed = await digest(text);
      write(chair, { text, sealed });
      await this.#ask({ type: 'contribute', seat, sealed });
    } else {
      await this.#ask({ type: 'contribute', seat, text });
    }
    this.#sending.delete(chair);
  }

  /** What this device has sealed for a seat, for its player to see. */
  own(table: Described, seat: number): string {
    return table.lines[seat + 1] ?? this.#known(table, seat)?.text ?? '';
  }

  /** When the table asks for it: open the lines of this device's seats, once. */
  open(table: Described, seats: readonly number[]): void {
    if (!table.revealing) {
      this.#opened.clear();
      return;
    }
    for (const seat of seats) {
      const known = this.#known(table, seat);
      const chair = keyOf(table, seat);
      if (!known || table.lines[seat + 1] !== undefined || this.#opened.has(chair)) continue;
      if (this.#opened.size === 0) write(toldKey(table.id, table.match), { sealed: table.sealed, lines: table.lines });
      this.#opened.add(chair);
      void this.#ask({ type: 'reveal', seat, text: known.text });
    }
  }

  #known(table: Described, seat: number): Sealed | null {
    const known = read<Sealed>(keyOf(table, seat));
    return known && known.sealed === table.sealed[seat + 1] ? known : null;
  }
}

/** What was told before this device opened its line in a match; nothing where it had none. */
export function toldBefore(id: string, match: number): Told | null {
  return read<Told>(toldKey(id, match));
}

// The promise is another in each match, so it stands for the match.
const keyOf = (table: Described, seat: number) => `sny-line ${table.promise} ${seat}`;
const toldKey = (id: string, match: number) => `sny-lines ${id} ${match}`;

function read<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // No room, or a private window: the line cannot be opened, and the table goes on without it.
  }
}
