// What a seat sees of Smoki, and what it hears. Written by scripts/client/views.py: do not edit.

/** The numbers that are printed on cards. */
export const PRINTED: Readonly<Record<string, number>> = {
  '-2': -2,
  '0': 0,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  'nest': 9,
  'circle': 10,
  'attack': 9,
};

export type SmokiView = {
  readonly players: number;
  readonly attack: 'off' | 'on';
  readonly piles: number;
  readonly scoring: 'tokens' | 'points' | 'rounds';
  readonly limit: number;
  readonly rounds: number;
  readonly round: number;
  readonly tokens: readonly number[];
  readonly total: readonly number[];
  readonly score: readonly number[];
  readonly phase: 'deal' | 'reveal' | 'turn' | 'hand' | 'lay' | 'circle' | 'nest' | 'with' | 'attack' | 'for' | 'reshuffle' | 'over';
  readonly turn: number;
  readonly turns: number;
  readonly dream: readonly (readonly string[])[];
  readonly up: readonly (readonly number[])[];
  readonly down: readonly number[];
  readonly closed_size: number;
  readonly closed: readonly string[];
  readonly open_size: readonly number[];
  readonly open: readonly (readonly string[])[];
  readonly hand: string | null;
  readonly taken: number | null;
  readonly place: number | null;
  readonly pointed: number | null;
  readonly added: readonly number[];
  readonly points: readonly (readonly (number | null)[])[];
  readonly so_far: readonly number[];
  readonly vanishing: readonly (readonly number[])[];
  readonly holder: number | null;
  readonly hand_open: number;
  readonly until: readonly number[];
  readonly progress: number;
  readonly vanishes_there: readonly number[];
};

export type SmokiEvent =
  | { readonly event: 'dealt'; readonly round: number; readonly first: number | null; }
  | { readonly event: 'opened'; readonly pile: number | null; readonly card?: string; }
  | { readonly event: 'turned'; readonly seat: number | null; readonly place: number | null; readonly card?: string; }
  | { readonly event: 'drew'; readonly seat: number | null; readonly card?: string; }
  | { readonly event: 'took'; readonly seat: number | null; readonly pile: number | null; readonly card?: string; }
  | { readonly event: 'removed'; readonly seat: number | null; readonly place: number | null; readonly card?: string; }
  | { readonly event: 'discarded'; readonly seat: number | null; readonly place: number | null; readonly pile: number | null; readonly card?: string; }
  | { readonly event: 'handed'; readonly seat: number | null; readonly place: number | null; readonly to: number | null; readonly card?: string; }
  | { readonly event: 'put'; readonly seat: number | null; readonly place: number | null; readonly card?: string; }
  | { readonly event: 'tucked'; readonly seat: number | null; readonly place: number | null; readonly pile: number | null; readonly card?: string; }
  | { readonly event: 'swapped'; readonly seat: number | null; readonly owner: number | null; readonly place: number | null; readonly other_owner: number | null; readonly other_place: number | null; }
  | { readonly event: 'skipped'; readonly seat: number | null; }
  | { readonly event: 'gathered'; readonly cards: number; }
  | { readonly event: 'ended'; readonly seat: number | null; }
  | { readonly event: 'revealed'; readonly seat: number | null; readonly place: number | null; readonly card?: string; }
  | { readonly event: 'counted'; readonly seat: number | null; readonly place: number | null; readonly value: number; readonly reason: 'value' | 'vanished' | 'reflected'; readonly source: number | null; readonly card?: string; }
  | { readonly event: 'scored'; readonly seat: number | null; readonly score: number; readonly lowest: boolean; }
  | { readonly event: 'awarded'; readonly seat: number | null; readonly tokens: number; }
  | { readonly event: 'totalled'; readonly seat: number | null; readonly total: number; }
  | { readonly event: 'won'; readonly seat: number | null; };
