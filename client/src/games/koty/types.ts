// What a seat sees of Koty, and what it hears. Written by scripts/client/views.py: do not edit.

/** The numbers that are printed on cards. */
export const PRINTED: Readonly<Record<string, number>> = {
  'blue-1': 1,
  'blue-8': 8,
  'yellow-2': 2,
  'yellow-7': 7,
  'green-3': 3,
  'green-6': 6,
  'pink-4': 4,
  'pink-5': 5,
  'raven': 0,
  'joker': 0,
  'moth': 0,
  'bat': 0,
  'owl': 0,
  'dragon': 0,
};

export type KotyView = {
  readonly players: number;
  readonly night: readonly number[];
  readonly teams: 'off' | 'on';
  readonly phase: 'deal' | 'attacking' | 'defending' | 'nine' | 'refill' | 'turn' | 'defend' | 'repeat' | 'friends' | 'twins' | 'raven' | 'dragon' | 'moth' | 'over';
  readonly turn: number;
  readonly tops: readonly (readonly (string | null)[])[];
  readonly nines: readonly (readonly (string | null)[])[];
  readonly known: readonly (readonly number[])[];
  readonly hand_size: readonly number[];
  readonly hand: readonly (readonly string[])[];
  readonly shown: readonly number[];
  readonly pile_size: number;
  readonly pile: readonly string[];
  readonly stock: readonly number[];
  readonly discards_size: number;
  readonly discards: readonly string[];
  readonly target_owner: number | null;
  readonly target: number | null;
  readonly meeting: 'none' | 'friends' | 'twins';
  readonly asked: number | null;
  readonly laid: string | null;
  readonly answer: string | null;
  readonly lifted: string | null;
  readonly added: readonly number[];
  readonly added_lands: number;
  readonly land_cats: readonly (readonly number[])[];
  readonly cats: readonly number[];
  readonly full_lands: readonly number[];
  readonly lands_to_end: number;
  readonly progress: number;
  readonly team: readonly number[];
  readonly partner: readonly (number | null)[];
  readonly until: readonly number[];
  readonly attacking: string | null;
  readonly meets: readonly ('free' | 'friend' | 'twin' | 'raven' | null)[];
  readonly cats_after: readonly (number | null)[];
  readonly raises: readonly number[];
};

export type KotyEvent =
  | { readonly event: 'dealt'; readonly first: number | null; }
  | { readonly event: 'shuffled'; readonly cards: number; }
  | { readonly event: 'drew'; readonly seat: number | null; readonly card?: string; }
  | { readonly event: 'exchanged'; readonly seat: number | null; readonly card?: string; }
  | { readonly event: 'played'; readonly seat: number | null; readonly owner: number | null; readonly land: number | null; readonly meeting: 'none' | 'friends' | 'twins'; readonly card?: string; }
  | { readonly event: 'attacked'; readonly seat: number | null; readonly owner: number | null; readonly land: number | null; readonly meeting: 'none' | 'friends' | 'twins'; readonly card?: string; }
  | { readonly event: 'defended'; readonly seat: number | null; readonly owner: number | null; readonly land: number | null; readonly card?: string; }
  | { readonly event: 'repeated'; readonly seat: number | null; readonly owner: number | null; readonly land: number | null; readonly meeting: 'none' | 'friends' | 'twins'; readonly card?: string; }
  | { readonly event: 'passed'; readonly seat: number | null; }
  | { readonly event: 'took'; readonly seat: number | null; readonly owner: number | null; readonly land: number | null; readonly card?: string; }
  | { readonly event: 'used'; readonly seat: number | null; readonly card?: string; }
  | { readonly event: 'lifted'; readonly seat: number | null; readonly land: number | null; readonly card?: string; }
  | { readonly event: 'laid'; readonly seat: number | null; readonly land: number | null; readonly card?: string; }
  | { readonly event: 'turned'; readonly seat: number | null; readonly land: number | null; readonly card?: string; }
  | { readonly event: 'gained'; readonly seat: number | null; readonly land: number | null; }
  | { readonly event: 'lost'; readonly seat: number | null; readonly card?: string; }
  | { readonly event: 'discarded'; readonly seat: number | null; readonly land: number | null; readonly card?: string; }
  | { readonly event: 'ended'; readonly seat: number | null; }
  | { readonly event: 'counted'; readonly seat: number | null; readonly land: number | null; readonly cats: number; readonly doubled: number; readonly worth: number; readonly card?: string; }
  | { readonly event: 'scored'; readonly seat: number | null; readonly cats: number; readonly nines: number; readonly team_cats: number; readonly team_nines: number; }
  | { readonly event: 'won'; readonly seat: number | null; readonly reason: 'cats' | 'nines'; };
