// The table's promise, computed again by this browser from the text of the game: nobody has to believe the server. The
// same sums as in src/sny/table/fair.py.

import type { Told } from '../state/lines';

export interface Kept {
  readonly promise: string;
  readonly secret: string;
  readonly seed: string;
  /** By seat, counted from 1. */
  readonly lines: readonly (readonly [number, string])[];
}

export function keptIn(text: string): Kept {
  const after = (beginning: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(beginning))
      ?.slice(beginning.length)
      .trim() ?? '';
  const lines = [...text.matchAll(/^# line of seat (\d+): (.*)$/gm)].map(
    ([, seat, line]) => [Number(seat), line ?? ''] as const,
  );
  return {
    promise: after('# promise '),
    secret: after('# secret '),
    seed: after('seed: '),
    lines: lines.sort(([one], [other]) => one - other),
  };
}

export async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A player's part in the shuffle that nobody can foretell: 128 bits, in hexadecimal digits. */
export function randomLine(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether every line in the text is one that was told, or sealed, before this device opened its own. */
export async function wereFixed(text: string, told: Told): Promise<boolean> {
  const fixed = keptIn(text).lines.map(
    async ([seat, line]) => told.lines[seat] === line || told.sealed[seat] === (await digest(line)),
  );
  return (await Promise.all(fixed)).every(Boolean);
}

export interface Recomputed {
  readonly promise: boolean;
  readonly seed: boolean;
  readonly digest: string;
}

/** Nothing where no promise was made, or where the browser does not compute: only pages that came safely may. */
export async function recompute(text: string): Promise<Recomputed | null> {
  const { promise, secret, seed, lines } = keptIn(text);
  if (!promise || !secret || !globalThis.crypto?.subtle) return null;
  const told = lines.map(([seat, line]) => `${seat} ${line}\n`).join('');
  const made = await digest(secret);
  return { promise: made === promise, seed: (await digest(`sny\n${secret}\n${told}`)) === seed, digest: made };
}
