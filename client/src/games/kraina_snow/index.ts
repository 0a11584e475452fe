import type { Game, Key, Target } from '../game';
import Table from './Table.svelte';
import { krainaView, together } from './view';
import { action, ask, describe, isReveal, sheet, tell, title } from './telling';

const KEYS: readonly Key[] = [
  { key: 'r', action: 'ready', means: 'client-kraina-key-ready' },
  { key: 'p', action: 'pass', means: 'client-kraina-key-pass' },
  { key: 'c', action: 'challenge', means: 'client-kraina-key-challenge' },
  { key: 'l', action: 'vote legal', means: 'client-kraina-key-legal' },
  { key: 'n', action: 'vote illegal', means: 'client-kraina-key-illegal' },
];

export const game: Game = {
  words: { game: 'kraina-snow' },
  hurried: true,
  Table,
  // Words are typed and everything else is a button: there is no place on the table to tap.
  targets: (legal): Target[] => legal.map((action) => ({ action, confirm: 'once' })),
  keys: () => [...KEYS],
  title,
  tell,
  ask,
  describe,
  flights: () => [],
  sheet,
  isReveal,
  together: (view, seats) => together(krainaView(view), seats),
  action,
};
