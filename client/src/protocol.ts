// The messages between client and server, from src/sny/server/messages.py.
// Written by scripts/client/protocol.py: do not edit.

export const VERSION = 1;

/** The first message on a socket. `since` is the number of the last news that the client has. */
export interface Hello {
  type: 'hello';
  version: number;
  device?: string;
  password?: string;
  since?: number | null;
}

/** Answered by `pong` at once. */
export interface Ping {
  type: 'ping';
  sent?: number | number | string | null;
}

/** Take a free chair before the game; with a name for a guest at the same device. */
export interface Sit {
  type: 'sit';
  id: string;
  seat: number;
  name?: string | null;
}

/** Leave a chair. During a game a bot plays on, and the chair stays yours. Before and after one the host may also free the chair of somebody who is away. */
export interface Stand {
  type: 'stand';
  id: string;
  seat: number;
}

/** The host puts a bot of a level into a free chair, or takes it away with an empty level. */
export interface Bot {
  type: 'bot';
  id: string;
  seat: number;
  level: string;
}

/** Chosen by the host. */
export interface Settings {
  clock?: 'none' | 'quick' | 'relaxed';
  away_after?: number;
  away_level?: string;
  pace?: number;
  hints?: boolean;
  undo?: boolean;
  public?: boolean;
  watchable?: boolean;
}

/** The host changes the number of players, the game's options and the table's settings, before the game. */
export interface Arrange {
  type: 'arrange';
  id: string;
  players: number;
  options: Record<string, unknown>;
  settings: Settings;
}

/** A line of one's own, which becomes part of the shuffle: open as `text`, or `sealed` by its SHA-256. */
export interface Contribute {
  type: 'contribute';
  id: string;
  seat: number;
  text?: string;
  sealed?: string;
}

/** The host begins the game; free chairs go to bots of the level `fill`. */
export interface Start {
  type: 'start';
  id: string;
  fill?: string;
}

/** Open a sealed line, when the table says `revealing`. */
export interface Reveal {
  type: 'reveal';
  id: string;
  seat: number;
  text: string;
}

/** One of the legal actions that the last news gave; in a word game with words of one's own for the … */
export interface Play {
  type: 'play';
  id: string;
  seat: number;
  action: string;
}

/** Ask the others to let your last move be taken back. */
export interface AskUndo {
  type: 'ask_undo';
  id: string;
  seat: number;
}

/** Let the move be taken back, or not. */
export interface AnswerUndo {
  type: 'answer_undo';
  id: string;
  seat: number;
  agree: boolean;
}

/** Write to everybody at the table. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

/** The host takes the right to write from somebody, or gives it back. */
export interface Mute {
  type: 'mute';
  id: string;
  person: string;
  muted?: boolean;
}

/** The host sends somebody away; from anybody else it is a vote, and one alone decides nothing. */
export interface Kick {
  type: 'kick';
  id: string;
  person: string;
}

/** The host makes somebody else host who sits here. */
export interface PassHost {
  type: 'pass_host';
  id: string;
  person: string;
}

/** Let a spectator look through a seat's eyes, or no longer. */
export interface Show {
  type: 'show';
  id: string;
  seat: number;
  person: string;
  shown?: boolean;
}

/** What comes of the most promising actions, where the table allows hints; answered by `hints`. */
export interface Hint {
  type: 'hint';
  id: string;
  seat: number;
}

/** The same people once more. */
export interface Again {
  type: 'again';
  id: string;
}

/** The host closes the table. */
export interface Close {
  type: 'close';
  id: string;
}

/** Who the server takes you for. */
export interface You {
  person: string;
  name: string;
  seats: number[];
}

/** What a seat, or with null a spectator, sees of the game: its view, what it may play, and what it has missed. */
export interface Face {
  seat: number | null;
  view: Record<string, unknown> | null;
  legal: string[];
  missed: Record<string, unknown>[];
}

/** The whole table as this client may see it. */
export interface Welcome {
  type: 'welcome';
  version: number;
  number: number;
  time: number;
  you: You;
  table: Record<string, unknown>;
  faces: Face[];
  chat: Record<string, unknown>[];
  present: string[];
  names: Record<string, string>;
}

/** One input and what it changed, as one face sees it. What is not there has not changed. */
export interface News {
  type: 'news';
  number: number;
  time: number;
  seat: number | null;
  events?: Record<string, unknown>[];
  table?: Record<string, unknown>;
  view?: Record<string, unknown>;
  legal?: string[];
}

/** A request was carried out and is on disk, as this number. */
export interface Done {
  type: 'done';
  id: string;
  number: number;
}

/** A request was not carried out, and nothing has changed. */
export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  reason: string;
  legal?: string[];
  verdict?: string;
}

/** Who is connected. */
export interface Presence {
  type: 'presence';
  present: string[];
  names: Record<string, string>;
}

/** The answer to `hint`: an object for each of up to six actions, the best chance first. The one that the strongest level would play has its name as `level`. */
export interface Hints {
  type: 'hints';
  id: string;
  hints: Record<string, unknown>[];
}

/** The answer to `ping`: what was sent, and the table's time. */
export interface Pong {
  type: 'pong';
  sent: number | number | string | null;
  time: number;
}

/** The last message on a socket: why it is closed, whether coming back makes sense, and after how many seconds. */
export interface Bye {
  type: 'bye';
  code: 'banned' | 'closed' | 'flood' | 'guesses' | 'hello' | 'missing' | 'password' | 'private' | 'slow' | 'stopping' | 'storage' | 'unknown' | 'unreadable' | 'version';
  reason: string;
  come_back: boolean;
  wait?: number;
}

export type AnyFromClient =
  | Again
  | AnswerUndo
  | Arrange
  | AskUndo
  | Bot
  | Chat
  | Close
  | Contribute
  | Hello
  | Hint
  | Kick
  | Mute
  | PassHost
  | Ping
  | Play
  | Reveal
  | Show
  | Sit
  | Stand
  | Start;

export type AnyFromServer =
  | Bye
  | Done
  | Hints
  | News
  | Pong
  | Presence
  | Refused
  | Welcome;
