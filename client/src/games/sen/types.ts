// What a seat sees of Sen, and what it hears. Written by scripts/client/views.py: do not edit.

/** The numbers that are printed on cards. */
export const PRINTED: Readonly<Record<string, number>> = {
  '0': 0,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  'take-two': 5,
  'peek': 6,
  'swap': 7,
  'choose': 3,
};

export type SenView = {
  readonly players: number;
  readonly deck: 'base' | 'jubilee' | 'both';
  readonly variants: readonly ('nie-takie-kruki-straszne' | 'idz-na-calosc' | 'wiem-co-mam' | 'dlugi-sen')[];
  readonly penalty: number;
  readonly limit: number;
  readonly rounds: number;
  readonly reward: 'count' | 'zero';
  readonly fifty: 'instead' | 'added';
  readonly round: number;
  readonly total: readonly number[];
  readonly count: readonly number[];
  readonly score: readonly number[];
  readonly phase: 'deal' | 'peek' | 'turn' | 'drawn' | 'two' | 'look' | 'swap' | 'with' | 'choose' | 'chosen' | 'claim' | 'name' | 'over';
  readonly turn: number;
  readonly turns: number;
  readonly caller: number | null;
  readonly peeked: readonly number[];
  readonly dream_size: readonly number[];
  readonly dream: readonly (readonly string[])[];
  readonly seen: readonly (readonly (readonly number[])[])[];
  readonly closed_size: number;
  readonly closed: readonly string[];
  readonly open_size: number;
  readonly open: readonly string[];
  readonly hand: string | null;
  readonly two: readonly (string | null)[];
  readonly pointed_owner: number | null;
  readonly pointed: number | null;
  readonly pointed_too: number | null;
  readonly added: readonly number[];
  readonly added_lands: number;
  readonly peeks: readonly number[];
  readonly holder: number | null;
  readonly hand_open: number;
  readonly until: readonly number[];
  readonly progress: number;
};

export type SenEvent =
  | { readonly event: 'dealt'; readonly round: number; readonly first: number | null; readonly card?: string; }
  | { readonly event: 'peeked'; readonly seat: number | null; readonly place: number | null; readonly card?: string; }
  | { readonly event: 'drew'; readonly seat: number | null; readonly card?: string; }
  | { readonly event: 'took'; readonly seat: number | null; readonly card?: string; }
  | { readonly event: 'put'; readonly seat: number | null; readonly place: number | null; readonly card?: string; }
  | { readonly event: 'discarded'; readonly seat: number | null; readonly place: number | null; readonly card?: string; }
  | { readonly event: 'used'; readonly seat: number | null; readonly card?: string; }
  | { readonly event: 'looked'; readonly seat: number | null; readonly owner: number | null; readonly place: number | null; readonly card?: string; }
  | { readonly event: 'swapped'; readonly seat: number | null; readonly owner: number | null; readonly place: number | null; readonly other_owner: number | null; readonly other_place: number | null; }
  | { readonly event: 'chose'; readonly seat: number | null; readonly card?: string; }
  | { readonly event: 'claimed'; readonly seat: number | null; readonly place: number | null; readonly other_place: number | null; readonly ravens: number; }
  | { readonly event: 'turned'; readonly seat: number | null; readonly place: number | null; readonly card?: string; }
  | { readonly event: 'judged'; readonly seat: number | null; readonly right: boolean; }
  | { readonly event: 'gained'; readonly seat: number | null; readonly place: number | null; }
  | { readonly event: 'called'; readonly seat: number | null; }
  | { readonly event: 'ended'; readonly seat: number | null; }
  | { readonly event: 'revealed'; readonly seat: number | null; readonly place: number | null; readonly ravens: number; readonly forgiven: boolean; readonly card?: string; }
  | { readonly event: 'adjusted'; readonly seat: number | null; readonly reason: 'lowest' | 'zero' | 'penalty' | 'all-in' | 'fifty' | 'all-in-tie' | 'nines-tie'; readonly instead: boolean; readonly points: number; }
  | { readonly event: 'scored'; readonly seat: number | null; readonly count: number; readonly score: number; readonly total: number; readonly lowest: boolean; }
  | { readonly event: 'won'; readonly seat: number | null; };
