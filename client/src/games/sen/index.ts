import type { Game } from '../game';
import { flights } from './motion';
import Table from './Table.svelte';
import { keys, targets } from './targets';
import { action, actionInFull, ask, describe, isReveal, NOUNS, sheet, tell, title } from './telling';

export const game: Game = {
  words: { game: 'sen', nouns: NOUNS },
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
  inFull: actionInFull,
};
