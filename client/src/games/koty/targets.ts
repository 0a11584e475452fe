// Where on the table a legal action is. Nothing here knows when it is legal.
import { DRAG, THEN } from '../../input/choice.svelte';
import type { Key, Target, View } from '../game';
import { handSpot, kotyView, LAID, LANDS, landSpot } from './view';

/** An action, taken apart: what is played, what a joker stands for, and on which land. Seats and lands count from 0. */
export interface Meant {
  readonly verb: string;
  readonly card: string | null;
  readonly as: string | null;
  readonly owner: number;
  readonly land: number | null;
}

export function meant(action: string, seat: number): Meant {
  const words = action.split(' ');
  const after = (word: string) => (words.includes(word) ? (words[words.indexOf(word) + 1] ?? null) : null);
  const verb = words[0] ?? '';
  const place =
    words
      .slice(1)
      .find((word) => /^\d/.test(word))
      ?.split('.')
      .map((number) => Number(number) - 1) ?? [];
  const card =
    after('with') ??
    (['play', 'defend', 'repeat'].includes(verb)
      ? (words[1] ?? null)
      : ['moth', 'bat', 'dragon'].includes(verb)
        ? verb
        : null);
  return {
    verb,
    card,
    as: after('as'),
    owner: place.length > 1 ? (place[0] ?? seat) : seat,
    land: place.at(-1) ?? null,
  };
}

export function targets(legal: readonly string[], view: View, seat: number | null): Target[] {
  if (seat === null) return [];
  const koty = kotyView(view);
  const attacked = koty.target_owner !== null && koty.target !== null ? landSpot(koty.target_owner, koty.target) : null;
  return legal.flatMap((action): Target[] => {
    const { verb, card, as, owner, land } = meant(action, seat);
    const held = (koty.hand[seat] ?? []).flatMap((each, place) => (each === card ? [handSpot(seat, place)] : []));
    switch (verb) {
      case 'exchange':
        return [{ action, confirm: 'twice' }];
      case 'pass': // where there is nothing else to do, nothing is lost by mistake
        return [{ action, confirm: legal.length > 1 ? 'twice' : 'once' }];
      case 'put':
      case 'to':
        return [{ action, spot: landSpot(owner, land ?? 0), from: LAID, confirm: 'twice' }];
      case 'dragon':
        return held.map((spot) => ({ action, spot, confirm: 'twice' }));
      case 'defend':
      case 'repeat':
        return held.flatMap((spot): Target[] => [
          { action, spot, confirm: 'twice' },
          ...(attacked ? [{ action, from: spot, spot: attacked, mode: DRAG, confirm: 'once' as const }] : []),
        ]);
      default: {
        // play, attack, cover, moth, bat: the card first, then the land; a joker on a cat is named last
        const spot = landSpot(owner, land ?? 0);
        return held.map((from) =>
          as === null
            ? { action, spot, from, mode: from, confirm: 'twice' }
            : { action, mode: from + THEN + spot, confirm: 'once' },
        );
      }
    }
  });
}

export const HAND_KEYS = 'abcd';

export function keys(view: View, seat: number | null): Key[] {
  if (seat === null) return [];
  const cards = (kotyView(view).hand[seat] ?? []).map((_, place) => ({
    key: HAND_KEYS.charAt(place),
    spot: handSpot(seat, place),
    means: 'client-koty-key-card',
    values: { number: place + 1 },
  }));
  const lands = Array.from({ length: LANDS }, (_, land) => ({
    key: String(land + 1),
    spot: landSpot(seat, land),
    means: 'client-koty-key-land',
    values: { number: land + 1 },
  }));
  return [
    ...cards,
    ...lands,
    { key: 'x', action: 'exchange', means: 'client-koty-do-exchange' },
    { key: 'p', action: 'pass', means: 'client-koty-key-pass' },
  ];
}
