import type { Game } from '../game';
import { flights } from './motion';
import Table from './Table.svelte';
import { keys, targets } from './targets';
import { action, ask, describe, inFull, isReveal, NOUNS, sheet, tell, title } from './telling';

export const game: Game = {
  words: { game: 'koty', nouns: NOUNS },
  Table,
  targets,
  keys,
  title,
  tell,
  ask,
  describe,
  flights,
  sheet,
  isReveal,
  action,
  inFull,
};
