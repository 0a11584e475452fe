// What the facts of each game's events are. Written by scripts/client/facts.py: do not edit.

export type FactKind = 'seat' | 'place' | 'pile' | 'land' | 'card' | 'number' | 'flag' | 'word';

export const FACTS: Readonly<Record<string, Readonly<Record<string, FactKind>>>> = {
  sen: {
    card: 'card',
    count: 'number',
    first: 'seat',
    other_owner: 'seat',
    other_place: 'place',
    owner: 'seat',
    place: 'place',
    ravens: 'number',
    right: 'flag',
    round: 'number',
    score: 'number',
    seat: 'seat',
    total: 'number',
  },
  smoki: {
    card: 'card',
    cards: 'number',
    first: 'seat',
    other_owner: 'seat',
    other_place: 'place',
    owner: 'seat',
    pile: 'pile',
    place: 'place',
    round: 'number',
    score: 'number',
    seat: 'seat',
    to: 'seat',
    tokens: 'number',
    total: 'number',
  },
  koty: {
    card: 'card',
    cards: 'number',
    cats: 'number',
    first: 'seat',
    land: 'land',
    meeting: 'word',
    nines: 'number',
    owner: 'seat',
    seat: 'seat',
  },
};
