// What could have been known: the review of one seat, as far as it has come.
import { ApiError } from '../socket/api';
import { language, say } from '../text/language.svelte';
import { linesOf, type End, type Judged, type Line, type Night, type Start } from './stream';

const AGAIN = 2000; // milliseconds until a server that gets ready is asked again

export class Teaching {
  start: Start | null = $state.raw(null);
  moments: readonly Judged[] = $state.raw([]);
  nights: readonly Night[] = $state.raw([]);
  end: End | null = $state.raw(null);
  problem = $state('');
  /** Whether the texts are there. */
  ready = $state(false);
  /** Whether the server still compiles its search. */
  warming = $state(false);
  /** When there is nothing more to come, for whatever reason. */
  readonly finished: Promise<void>;
  readonly #gone = new AbortController();

  constructor(
    readonly id: string,
    readonly match: number,
    readonly seat: number,
  ) {
    this.finished = this.#read();
  }

  /** How far it is, from 0 to 1. */
  readonly done: number = $derived.by(() => {
    if (this.end) return 1;
    const last = this.moments.at(-1)?.step ?? this.nights.length;
    return this.start?.pieces ? Math.min(1, last / this.start.pieces) : 0;
  });

  close(): void {
    this.#gone.abort();
  }

  /** Whether nobody wants to know any more. */
  get gone(): boolean {
    return this.#gone.signal.aborted;
  }

  async #read(): Promise<void> {
    try {
      await language.with('review');
      this.ready = true;
      await this.#hear();
    } catch (error) {
      if (!this.#gone.signal.aborted) this.problem = problemIn(error);
    }
  }

  async #hear(): Promise<void> {
    for (;;) {
      try {
        for await (const line of linesOf(this.id, this.match, this.seat, this.#gone.signal)) this.hear(line);
        if (!this.end && !this.problem) this.problem = say('client-teach-lost');
        return;
      } catch (error) {
        this.warming = error instanceof ApiError && error.code === 'review-warming';
        if (!this.warming) throw error;
        await new Promise((later) => setTimeout(later, AGAIN));
        this.#gone.signal.throwIfAborted();
      }
    }
  }

  hear(line: Line): void {
    this.warming = false;
    if (line.is === 'start') this.start = line;
    else if (line.is === 'moment') this.moments = [...this.moments, line];
    else if (line.is === 'night') this.nights = [...this.nights, line];
    else if (line.is === 'end') this.end = line;
    else if (line.is === 'problem') this.problem = say('client-teach-lost');
  }
}

function problemIn(error: unknown): string {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'offline') return say('client-problem-offline');
  if (code === 'missing') return say('client-teach-running');
  if (code === 'review') return say('client-teach-busy');
  if (code === 'review-none') return say('client-teach-none');
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return say('client-review-private');
  return say('client-teach-lost');
}
