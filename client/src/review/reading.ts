// A desk to read at: the same as one plays at, but nobody is connected, and it shows a moment of a finished game.
import type { Game } from '../games/game';
import type { Review, TableSummary } from '../protocol';
import type { Described } from '../protocol';
import type { Socket } from '../socket/socket';
import { Desk } from '../state/desk.svelte';
import type { Heard } from '../text/words';
import type { Moment } from './moments';

const silent = (): Socket => ({
  readyState: 0,
  send: () => undefined,
  close: () => undefined,
  onopen: null,
  onmessage: null,
  onclose: null,
});
const SETTINGS = {
  clock: 'none',
  away_after: 0,
  away_level: '',
  pace: 0,
  hints: false,
  undo: false,
  public: false,
  watchable: false,
} as const;

type Seated = Pick<Review, 'game' | 'players' | 'names'>;
type Opened = Pick<TableSummary, 'chairs' | 'options'>;

export function readingDesk(id: string, match: number, review: Seated, summary: Opened, game: Game): Desk {
  const desk = new Desk(id, '', silent);
  const chairs = review.names.map((name, seat) => {
    const bot = summary.chairs[seat]?.bot ?? null;
    return {
      person: null,
      name: bot ? '' : name,
      bot,
      away_since: null,
      left: false,
      bank: null,
      asked_at: null,
      deadline: null,
    };
  });
  const table: Described = {
    id,
    game: review.game,
    players: review.players,
    options: { ...summary.options, memory: true }, // what a seat knew may be seen again
    settings: SETTINGS,
    host: '',
    phase: 'playing',
    actors: [],
    match,
    started_at: 0,
    chairs,
    promise: '',
    secret: null,
    lines: {},
    sealed: {},
    revealing: false,
    undo: null,
    undoable: null,
    result: null,
    muted: [],
    shown: {},
  };
  desk.reading = true;
  desk.greeted = true;
  desk.table = table;
  desk.game = game;
  return desk;
}

/** `eyes` is a seat counted from 1, `all`, or nothing for a spectator's. */
export function showMoment(desk: Desk, moment: Moment, heard: readonly Heard[], eyes: string): void {
  const seat = /^\d+$/.test(eyes) ? Number(eyes) - 1 : null;
  const known = heard.slice(0, moment.heard);
  desk.you = { person: '', name: '', seats: seat === null ? [] : [seat] };
  desk.seat = seat;
  if (desk.table) desk.table = { ...desk.table, actors: moment.actors };
  desk.eyes = { [String(seat)]: { seat, view: moment.view, legal: [], heard: known, last: moment.events } };
  desk.reveal = desk.game?.isReveal(moment.events) ? moment.events : null;
}

/** Lights up what may be played, as in play; whatever is chosen goes to `choose` and nowhere else. */
export function askAt(desk: Desk, legal: readonly string[], choose: (action: string) => void): void {
  const key = String(desk.seat);
  const eyes = desk.eyes[key];
  if (eyes) desk.eyes = { ...desk.eyes, [key]: { ...eyes, legal } };
  desk.reading = !legal.length;
  desk.close(); // there is nobody to be connected to, and no connection to be lost
  desk.online = true;
  desk.play = (action) => {
    choose(action);
    return Promise.resolve({ type: 'done', id: '', number: 0 });
  };
}
