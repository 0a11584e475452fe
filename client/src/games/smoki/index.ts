import type { Game } from '../game';
import { flights } from './motion';
import Table from './Table.svelte';
import { keys, targets } from './targets';
import { action, ask, describe, isReveal, NOUNS, sheet, tell, title } from './telling';
import { COLUMNS, LETTERS } from './view';

export const game: Game = {
  words: { game: 'smoki', columns: COLUMNS, piles: LETTERS, nouns: NOUNS },
  memory: true,
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
};
