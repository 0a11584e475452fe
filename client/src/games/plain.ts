// A game that the client has no folder for: its table is drawn from the fields of the view, its legal actions are
// buttons, and what happens is told by its own catalogue or, where that is silent, by the names and facts of events.
import type { FieldInfo, GameInfo } from '../protocol';
import { gameInfo } from '../state/games.svelte';
import type { FactKind } from '../text/facts';
import { UNKNOWN, type Heard, type Words } from '../text/words';
import type { Game, Sheet, View } from './game';
import Plain from './Plain.svelte';

export interface Zone {
  readonly name: string;
  /** What lies there, in words; face-down cards beyond a few are counted. */
  readonly items: readonly string[];
  readonly cards: boolean;
}

const MANY = 3;
const infos = new Map<string, GameInfo>();

export async function plainGame(name: string): Promise<Game | null> {
  const info = await gameInfo(name);
  if (!info) return null;
  infos.set(name, info);
  return {
    words: { game: name, facts: info.facts as Readonly<Record<string, FactKind>> },
    Table: Plain,
    targets: (legal) => legal.map((action) => ({ action, confirm: 'once' })),
    keys: () => [],
    title: (_, words) => words.speaker.say(`client-game-${name}`),
    tell: (events, words) => words.lines(events),
    ask: (view, _, words) => {
      const phase = `${name}-phase-${String(view['phase'])}`;
      return words.speaker.say(words.speaker.knows(phase) ? phase : 'prompt-your-turn');
    },
    describe,
    flights: () => [],
    sheet,
    isReveal: () => false,
    action: (action, words) => {
      const [verb = '', ...rest] = action.split(' ');
      const message = `${name}-action-${verb}`;
      return words.speaker.knows(message) ? words.speaker.say(message, { choices: rest.join(' ') }) : action;
    },
  };
}

/** What belongs to a seat, or for null to nobody: a zone for every field of the view. */
export function zones(view: View, seat: number | null, words: Words): Zone[] {
  const info = infos.get(words.kind.game);
  if (!info) return [];
  return Object.entries(info.fields).flatMap(([name, field]) => {
    if (field.by_player !== (seat !== null) || !(name in view)) return [];
    const value = seat === null ? view[name] : (view[name] as readonly unknown[])[seat];
    const items = written(value, field, words, info);
    return [{ name: name.replaceAll('_', ' '), items, cards: field.reading === 'card' }];
  });
}

function written(value: unknown, field: FieldInfo, words: Words, info: GameInfo): string[] {
  if (!Array.isArray(value)) return value === null ? [] : [one(value, field, words, info)];
  const row = value.flat() as unknown[];
  if (row.length > MANY && row.every((item) => item === UNKNOWN)) return [`${words.card(UNKNOWN)} × ${row.length}`];
  return row.filter((item) => item !== null).map((item) => one(item, field, words, info));
}

function one(value: unknown, field: FieldInfo, words: Words, info: GameInfo): string {
  if (field.reading === 'seat') return words.player(value as number);
  if (field.reading !== 'card') return String(value);
  const card = String(value);
  const worth = info.values[card];
  return worth === undefined || String(worth) === card ? words.card(card) : `${words.card(card)} (${worth})`;
}

function describe(view: View, _: number | null, words: Words): string[] {
  const told = (zone: Zone) => `${zone.name}: ${zone.items.join(', ') || '–'}`;
  const seats = Array.from({ length: Number(view['players']) }, (_, seat) => seat);
  const own = seats.map((seat) => `${words.player(seat)}: ${zones(view, seat, words).map(told).join('; ')}`);
  return [...zones(view, null, words).map(told), ...own];
}

/** A row for every round whose scores were told. */
function sheet(events: readonly Heard[], view: View): Sheet {
  const players = Number(view['players']);
  const scored = events.filter((heard) => heard.event === 'scored' && typeof heard['score'] === 'number');
  const rows = Array.from({ length: Math.floor(scored.length / players) }, (_, round) => ({
    scores: Array.from({ length: players }, (_, seat) =>
      Number(scored.slice(round * players, (round + 1) * players).find((heard) => heard['seat'] === seat)?.['score']),
    ),
  }));
  const totals = Array.from({ length: players }, (_, seat) =>
    rows.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0),
  );
  return { rows, totals };
}
