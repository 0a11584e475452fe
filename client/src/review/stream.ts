// A review as the server sends it: lines of JSON, each as soon as it is made (docs/review.md).
import { ApiError, matchAddress } from '../socket/api';
import type { Reason } from './texts';

export type Word = 'brilliant' | 'best' | 'fine' | 'slip' | 'mistake';

export interface Start {
  readonly is: 'start';
  readonly game: string;
  readonly seat: number;
  readonly unit: string;
  readonly pieces: number;
}

export interface Judged {
  readonly is: 'moment';
  readonly step: number;
  readonly round: number;
  readonly action: string;
  readonly best: string;
  readonly word: Word;
  readonly loss: number;
  readonly error: number;
  /** With the best action, and with the played one. */
  readonly win: readonly [number, number];
  readonly reasons: readonly Reason[];
}

export const PARTS = ['start', 'deal', 'draws', 'others_draws', 'hidden', 'play', 'rivals', 'result'] as const;
export type Account = Readonly<Record<(typeof PARTS)[number] | 'round' | 'luck' | 'error', number>>;

/** What a clue made likeliest, and how likely it made the right word by then; both null where that is not known. */
export interface Suggestion {
  readonly seat: number;
  readonly clue: string;
  readonly led: string | null;
  readonly chance: number | null;
}

export interface Night {
  readonly is: 'night';
  readonly round: number;
  readonly dreamer: number;
  readonly cards: readonly {
    readonly word: string;
    readonly guess: string | null;
    readonly side: string | null;
    readonly clues: readonly Suggestion[];
  }[];
  readonly spirits: readonly {
    readonly seat: number;
    readonly role: string;
    readonly clues: number;
    readonly followed: number;
  }[];
  readonly glass: { readonly got: number; readonly lost: number };
  readonly missed: { readonly word: string; readonly clue: string; readonly chance: number } | null;
}

export interface End {
  readonly is: 'end';
  readonly accuracy: number | null;
  readonly counts: Readonly<Record<Word, number>>;
  readonly rounds: readonly Account[];
}

interface Passed {
  readonly is: 'parts';
}
interface Problem {
  readonly is: 'problem';
  readonly code: string;
  readonly reason: string;
}
export type Line = Start | Judged | Night | Passed | End | Problem;

/** `seat` counts from 0. */
export async function* linesOf(id: string, match: number, seat: number, signal: AbortSignal): AsyncGenerator<Line> {
  const answer = await fetch(`${matchAddress(id, match)}/review?seat=${seat + 1}`, {
    credentials: 'same-origin',
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new ApiError(0, 'offline', String(error));
  });
  if (!answer.ok || !answer.body) {
    const problem = (await answer.json().catch(() => ({}))) as { code?: string; reason?: string };
    throw new ApiError(answer.status, problem.code ?? 'unknown', problem.reason ?? answer.statusText);
  }
  for await (const text of divided(answer.body)) yield JSON.parse(text) as Line;
}

/** Lines of a stream of bytes, wherever that was cut. */
export async function* divided(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines.filter(Boolean);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined); // whoever stops reading early wants no more of it
  }
}
