// What everybody may know of a table; as Table.described() in src/sny/table/table.py writes it.
import type { Settings } from '../protocol';

export interface Chair {
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly away_since: number | null;
  readonly left: boolean;
  readonly bank: number | null;
  readonly asked_at: number | null;
  readonly deadline: number | null;
}

export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly gone: readonly number[];
}

export interface Described {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: Required<Settings>;
  readonly host: string;
  readonly phase: 'gathering' | 'playing' | 'over' | 'closed';
  readonly match: number;
  readonly started_at: number;
  readonly chairs: readonly Chair[];
  readonly promise: string;
  readonly secret: string | null;
  /** By seat, counted from 1. */
  readonly lines: Readonly<Record<string, string>>;
  /** The fingerprints of lines that are opened at the start; while they are, the table is `revealing`. */
  readonly sealed: Readonly<Record<string, string>>;
  readonly revealing: boolean;
  readonly undo: { readonly seat: number; readonly agreed: readonly number[] } | null;
  readonly undoable: number | null;
  readonly result: Result | null;
  readonly muted: readonly string[];
  readonly shown: Readonly<Record<string, readonly string[]>>;
}

export interface Said {
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}
