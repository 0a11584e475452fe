// Where on the table a legal action is. Nothing here knows when it is legal.
import type { Key, Target, View } from '../game';
import { CLOSED, dreamSpot, handSpot, OPEN, PAIR, senView } from './view';

const spotOf = (argument: string): string => {
  const [seat = 0, place = 0] = argument.split('.').map((number) => Number(number) - 1);
  return dreamSpot(seat, place);
};

export function targets(legal: readonly string[], view: View, seat: number | null): Target[] {
  if (seat === null) return [];
  const own = (argument: string) => dreamSpot(seat, Number(argument) - 1);
  const { pointed_owner: owner, pointed } = senView(view);
  return legal.map((action): Target => {
    const [verb = '', argument = ''] = action.split(' ');
    switch (verb) {
      case 'peek':
        return { action, spot: own(argument), confirm: 'twice', hold: true };
      case 'look':
        return { action, spot: spotOf(argument), confirm: 'twice', hold: true };
      case 'draw':
        return { action, spot: CLOSED, confirm: 'once' };
      case 'take':
        return { action, spot: own(argument), from: OPEN, mode: OPEN, confirm: 'twice' };
      case 'put':
        return { action, spot: own(argument), from: handSpot(seat), confirm: 'twice' };
      case 'discard':
        return { action, spot: OPEN, from: handSpot(seat), confirm: 'twice' };
      case 'keep':
        return { action, spot: `two.${Number(argument) - 1}`, confirm: 'twice' };
      case 'swap':
        return { action, spot: spotOf(argument), confirm: 'once' };
      case 'with':
        return {
          action,
          spot: spotOf(argument),
          confirm: 'twice',
          ...(owner !== null && pointed !== null ? { from: dreamSpot(owner, pointed) } : {}),
        };
      case 'choose':
        return { action, spot: `pile.${argument}`, confirm: 'twice' };
      case 'claim':
        return { action, spot: own(argument), mode: PAIR, confirm: 'twice' };
      case 'and':
        return { action, spot: own(argument), confirm: 'twice' };
      default: // call, use, as …: buttons
        return { action, confirm: verb === 'as' ? 'twice' : 'once' };
    }
  });
}

export function keys(view: View, seat: number | null): Key[] {
  const cards = seat === null ? 0 : (senView(view).dream[seat]?.length ?? 0);
  const digits = Array.from({ length: Math.min(10, cards) }, (_, place) => ({
    key: String((place + 1) % 10),
    spot: dreamSpot(seat ?? 0, place),
    means: 'client-key-own-card',
    values: { number: place + 1 },
  }));
  return [
    ...digits,
    { key: 'z', spot: CLOSED, means: 'client-key-closed' },
    { key: 'o', spot: OPEN, means: 'client-key-open' },
    { key: 'p', action: 'call', means: 'client-key-call' },
    { key: 'u', action: 'use', means: 'client-key-use' },
    { key: 'd', action: 'discard', means: 'client-key-discard' },
  ];
}
