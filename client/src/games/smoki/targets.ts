// Where on the table a legal action is. Nothing here knows when it is legal.
import { DRAG } from '../../input/choice.svelte';
import type { Key, Target, View } from '../game';
import { CLOSED, COLUMNS, dreamSpot, handSpot, openSpot, pileLetter, PLACES, smokiView } from './view';

/** `2.3` is a place of your own, `3.2.1` one of seat 3. */
export function spotOf(argument: string, seat: number): string {
  const numbers = argument.split('.').map(Number);
  const [row = 1, column = 1] = numbers.slice(-2);
  const owner = numbers.length > 2 ? (numbers[0] ?? 1) - 1 : seat;
  return dreamSpot(owner, (row - 1) * COLUMNS + column - 1);
}

export function targets(legal: readonly string[], view: View, seat: number | null): Target[] {
  if (seat === null) return [];
  const { place, pointed } = smokiView(view);
  const hand = handSpot(seat);
  const first = pointed === null ? {} : { from: dreamSpot(seat, pointed) };
  return legal.flatMap((action): Target[] => {
    const [verb = '', argument = ''] = action.split(' ');
    const pile = openSpot(Number(argument) - 1);
    switch (verb) {
      case 'turn':
        return [{ action, spot: spotOf(argument, seat), confirm: 'twice' }];
      case 'draw':
        return [
          { action, spot: CLOSED, confirm: 'once' },
          { action, from: CLOSED, spot: hand, mode: DRAG, confirm: 'once' },
        ];
      case 'take':
        return [
          { action, spot: pile, confirm: 'twice' },
          { action, from: pile, spot: hand, mode: DRAG, confirm: 'once' },
        ];
      case 'put':
        return [{ action, spot: spotOf(argument, seat), from: hand, confirm: 'twice' }];
      case 'discard':
        return [{ action, spot: pile, from: hand, confirm: 'twice' }];
      case 'onto': // the answer to where the removed card goes is its own confirmation
        return [{ action, spot: pile, confirm: 'once', ...(place === null ? {} : { from: dreamSpot(seat, place) }) }];
      case 'under':
        return [{ action, spot: pile, from: hand, confirm: 'once' }];
      case 'nest':
      case 'attack':
        return [{ action, spot: spotOf(argument, seat), confirm: 'once' }];
      case 'with':
      case 'for':
        return [{ action, spot: spotOf(argument, seat), confirm: 'twice', ...first }];
      default: // skip: a button
        return [{ action, confirm: 'once' }];
    }
  });
}

export function keys(view: View, seat: number | null): Key[] {
  const places = Array.from({ length: seat === null ? 0 : PLACES }, (_, place) => ({
    key: String(place + 1),
    spot: dreamSpot(seat ?? 0, place),
    means: 'client-key-own-card',
    values: { number: place + 1 },
  }));
  const piles = Array.from({ length: smokiView(view).piles }, (_, pile) => ({
    key: pileLetter(pile).toLowerCase(),
    spot: openSpot(pile),
    means: 'client-smoki-key-pile',
    values: { pile: pileLetter(pile) },
  }));
  return [
    ...places,
    { key: 'z', spot: CLOSED, means: 'client-key-closed' },
    ...piles,
    { key: 's', action: 'skip', means: 'client-smoki-key-skip' },
  ];
}
