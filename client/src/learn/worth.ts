// What a coach may point at: never a move that makes things worse as far as the player can know.
import kinds from '../art/card_kinds.json';
import { may, type Situation } from './lessons';

const VALUES: Readonly<Record<string, readonly { readonly name: string; readonly value?: number }[]>> = kinds;
const UNKNOWN = '?';
/** A card that nobody has seen is worth about so much, in Sen and in Smoki. */
const USUAL = 5;

export const valueOf = (game: string, kind: string): number =>
  VALUES[game]?.find((card) => card.name === kind)?.value ?? USUAL;

/** Where the card in hand does good: the place whose card is worth most, if that is more; otherwise laying it down. */
export function bestUse(
  game: string,
  { legal, view, seat }: Situation,
  place: (action: string) => number,
): string | null {
  const hand = view['hand'];
  if (typeof hand !== 'string' || hand === UNKNOWN) return null;
  const dream = (view['dream'] as readonly (readonly string[])[])[seat] ?? [];
  const worth = (action: string) => {
    const kind = dream[place(action)] ?? UNKNOWN;
    return kind === UNKNOWN ? USUAL : valueOf(game, kind);
  };
  const puts = legal.filter((action) => action.startsWith('put '));
  const [best] = [...puts].sort((one, other) => worth(other) - worth(one));
  if (best && worth(best) > valueOf(game, hand)) return best;
  return legal.find((action) => action.startsWith('discard')) ?? null;
}

/** A lesson for each card that does something, told when it first comes into the hand. */
export const whenHeld = (kind: string) => ({
  id: `card-${kind}`,
  card: kind,
  when: (situation: Situation) => situation.view['hand'] === kind && may(situation, 'put'),
});
