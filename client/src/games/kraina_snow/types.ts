// What a seat sees of Kraina snów, and what it hears. Written by scripts/client/views.py: do not edit.

/** A card on its side, with the guess that brought it there; without one the dreamer passed. */
export type Laid = {
  readonly guess: string | null;
  readonly word: string;
};

export type Challenge = {
  readonly clue: string;
  readonly giver: number | '?';
  readonly reason: string;
  readonly verdict: string;
  readonly votes: readonly (readonly [number, 'illegal' | 'legal'])[] | '?';
};

/** From `whole` seconds down to nothing at `ends`; `stands` is the moment at which it stands still. */
export type Clock = {
  readonly ends: number;
  readonly stands: number | null;
  readonly whole: number;
};

/** `main` is that of the night, of the last guess or of the story. */
export type Clocks = {
  readonly main: Clock | null;
  readonly turn: Clock | null;
  readonly vote: Clock | null;
};

export type Options = {
  readonly challenge: boolean;
  readonly first: number | null;
  readonly gentle: boolean;
  readonly glass: number;
  readonly lang: 'en' | 'pl';
  readonly last_guess: number;
  readonly memory: boolean;
  readonly overrule: boolean;
  readonly pack?: string;
  readonly spoken: boolean;
  readonly story: number;
  readonly turn: number;
};

/** A night after the day's end. */
export type Night = {
  readonly aside: 'devil' | 'fairy' | 'imp';
  readonly blue: readonly Laid[];
  readonly dreamer: number;
  readonly gained: readonly number[];
  readonly named: readonly string[];
  readonly order: readonly number[];
  readonly penalties: readonly (readonly [number, string])[];
  readonly points: readonly number[];
  readonly reasons: readonly (Readonly<Record<string, number | string>>)[];
  readonly roles: readonly ('devil' | 'fairy' | 'imp' | null)[];
  readonly round: number;
  readonly top: string | null;
  readonly yellow: readonly Laid[];
};

/** Times are seconds of the game. */
export type KrainaView = {
  readonly aside: 'devil' | 'fairy' | 'imp' | '?' | null;
  readonly awaited: readonly number[];
  readonly away: readonly number[];
  readonly blue: readonly Laid[] | '?';
  readonly challenge: Challenge | null;
  readonly clocks: Clocks;
  readonly clues: readonly (readonly [number, string])[];
  readonly deck: number;
  readonly dreamer: number;
  readonly ends: number | null;
  readonly game: string;
  readonly gone: number;
  readonly guesses: readonly string[];
  readonly named: readonly string[] | '?';
  readonly now: number;
  readonly options: Options;
  readonly order: readonly number[];
  readonly over: boolean;
  readonly penalties: readonly (readonly string[])[];
  readonly phase: 'deck' | 'last' | 'night' | 'over' | 'ready' | 'spirits' | 'story' | 'under' | 'vote';
  readonly players: number;
  readonly points: readonly number[];
  readonly progress: number;
  readonly ready: readonly number[];
  readonly results: readonly Night[];
  readonly role: 'devil' | 'fairy' | 'imp' | null;
  readonly roles: readonly ('devil' | 'fairy' | 'imp' | '?' | null)[];
  readonly round: number;
  readonly standing: readonly number[];
  readonly story: readonly string[];
  readonly turn: number | null;
  readonly turn_ends: number | null;
  readonly winners: readonly number[];
  readonly word: string | null;
  readonly yellow: readonly Laid[] | '?';
};

export type KrainaEvent =
  | { readonly event: 'round'; readonly at: number; readonly round: number; readonly dreamer: number; }
  | { readonly event: 'role'; readonly at: number; readonly seat: number; readonly role: 'devil' | 'fairy' | 'imp' | '?'; }
  | { readonly event: 'ready'; readonly at: number; readonly seat: number; }
  | { readonly event: 'left'; readonly at: number; readonly seat: number; }
  | { readonly event: 'returned'; readonly at: number; readonly seat: number; }
  | { readonly event: 'night'; readonly at: number; readonly ends_at: number; }
  | { readonly event: 'card'; readonly at: number; readonly gone: number; readonly word: string; }
  | { readonly event: 'clue'; readonly at: number; readonly seat: number; readonly clue: string; }
  | { readonly event: 'passed'; readonly at: number; readonly seat: number; }
  | { readonly event: 'passed_over'; readonly at: number; readonly seat: number; }
  | { readonly event: 'skipped'; readonly at: number; readonly seat: number; readonly word: string; }
  | { readonly event: 'guessed'; readonly at: number; readonly seat: number; readonly guess: string; readonly word: string; readonly side: 'blue' | 'yellow' | '?'; }
  | { readonly event: 'changed'; readonly at: number; readonly seat: number | '?'; readonly clue: string; readonly verdict: string; readonly reason: string; readonly word: string; }
  | { readonly event: 'challenged'; readonly at: number; readonly ends_at: number; readonly seat: number | '?'; readonly giver: number | '?'; readonly clue: string; }
  | { readonly event: 'doubted'; readonly at: number; readonly ends_at: number; readonly seat: number | '?'; readonly clue: string; readonly verdict: string; readonly reason: string; }
  | { readonly event: 'voted'; readonly at: number; readonly seat: number | '?'; readonly vote: 'illegal' | 'legal' | '?'; }
  | { readonly event: 'settled'; readonly at: number; readonly ends_at: number | null; readonly illegal: boolean | '?'; }
  | { readonly event: 'time_up'; readonly at: number; readonly ends_at: number; }
  | { readonly event: 'day'; readonly at: number; readonly ends_at: number | null; }
  | { readonly event: 'told'; readonly at: number; readonly seat: number; readonly story: string; readonly named: readonly string[] | '?'; }
  | { readonly event: 'revealed'; readonly at: number; readonly round: number; readonly dreamer: number; readonly order: readonly number[]; readonly roles: readonly ('devil' | 'fairy' | 'imp' | null)[]; readonly aside: 'devil' | 'fairy' | 'imp'; readonly yellow: readonly Laid[]; readonly blue: readonly Laid[]; readonly top: string | null; readonly penalties: readonly (readonly [number, string])[]; readonly named: readonly string[]; readonly gained: readonly number[]; readonly reasons: readonly (Readonly<Record<string, number | string>>)[]; readonly points: readonly number[]; }
  | { readonly event: 'won'; readonly at: number; readonly seats: readonly number[]; readonly scores: readonly number[]; };
