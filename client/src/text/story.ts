// All that happened, in the order in which it happened: moves as the game tells them, and what the table tells beside
// them. A move that a bot made for somebody is told as the bot's.
import type { Game } from '../games/game';
import type { Described } from '../protocol';
import { isNotice, notice } from './notices';
import { runs, Words, type Heard } from './words';

export interface Told {
  readonly game: Pick<Game, 'tell'>;
  readonly words: Words;
  readonly table: Described;
  readonly called: (person: string) => string;
}

const PASSING = ['away', 'back'];

/** A sentence for everything; the log is `brief` and leaves out who was away for a moment. */
export function story(events: readonly Heard[], told: Told, brief = false): string[] {
  const { game, words, table, called } = told;
  let moved: number | null = null;
  return runs(events, isNotice).flatMap((run) => {
    if (!run[0] || !isNotice(run[0])) return game.tell(run, moved === null ? words : movedFor(moved, words));
    const last = run.at(-1);
    moved = last?.event === 'stood_in' ? (last['seat'] as number) : null;
    return run
      .filter((heard) => !brief || !PASSING.includes(heard.event))
      .map((heard) => notice(heard, words, table, called))
      .filter(Boolean);
  });
}

/** The words for a move that a bot makes for a seat: it is not the player who moves, not even where that is you. */
function movedFor(seat: number, words: Words): Words {
  const mine = seat === words.you ? 'yes' : 'no';
  const bot = words.speaker.say('client-stand-in', { mine, name: words.names[seat] ?? '' });
  return new Words(words.speaker, words.kind, mine === 'yes' ? null : words.you, words.names.with(seat, bot));
}
