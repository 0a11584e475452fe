// What a card is called and what it does, in the words of the help catalogue.
import kinds from '../art/card_kinds.json';
import { say } from '../text/language.svelte';
import type { Words } from '../text/words';
import { messageOf } from './glance';

const VALUES: Readonly<Record<string, readonly { readonly name: string; readonly value?: number }[]>> = kinds;

export function doing(game: string, kind: string): string {
  const message = messageOf(game, kind);
  const value = VALUES[game]?.find((card) => card.name === kind)?.value ?? 0;
  return message && say(message, { value, friend: 9 - value });
}

export function titleOf(game: string, kind: string, words: Words): string {
  if (kind === '?') return say('client-does-koty-nine.title');
  if (game === 'kraina-snow') return say(`kraina-snow-spirit-${kind}`);
  return words.card(kind);
}
