// What the page and the worker with Python say to each other.
export type ToWorker =
  | {
      type: 'start';
      folder: string;
      name: string;
      /** Makes everything repeatable, for the comparison with Python elsewhere. */
      seed: string;
    }
  | { type: 'ask'; id: number; method: string; path: string; body: string }
  | { type: 'connect'; port: number; table: string }
  | { type: 'say'; port: number; text: string }
  | { type: 'hang up'; port: number };

/** Milliseconds since the worker began: until Python ran, until its files lay there, until sny was loaded. */
export interface Took {
  readonly python: number;
  readonly files: number;
  readonly sny: number;
}

export type FromWorker =
  | { type: 'ready'; stored: boolean; took: Took }
  | { type: 'failed'; reason: string }
  | { type: 'answer'; id: number; status: number; text: string }
  /** Null: nothing more comes. */
  | { type: 'heard'; port: number; text: string | null };
