// The messages between client and server, what is asked by HTTP, and what everybody may know of a table: from
// src/sny/server/messages.py, forms.py and src/sny/table/described.py.
// Written by scripts/client/protocol.py: do not edit.
import type { FactKind } from './text/facts';

export const VERSION = 1;

/** An event as a seat hears it: its name and its facts. Seats and places count from 0. */
export interface Heard {
  readonly event: string;
  readonly [fact: string]: unknown;
}

/** What comes of an action: in so many imagined worlds, and by the outcomes of the game. */
export interface Hinted {
  readonly action: string;
  readonly worlds: number;
  readonly [outcome: string]: string | number;
}

/** A view of a game as it is sent; what its fields are is in games/NAME/types.ts. */
export type View = Readonly<Record<string, unknown>>;

/** The first message on a socket. `since` is the number of the last news that the client received. */
export interface Hello {
  readonly type: 'hello';
  readonly version: number;
  readonly device?: string;
  readonly password?: string;
  readonly since?: number | null;
}

/** Answered by `pong` at once. */
export interface Ping {
  readonly type: 'ping';
  readonly sent?: number | string | null;
}

/** Take a free seat before the game; with a `name`, for a guest on the same device. */
export interface Sit {
  readonly type: 'sit';
  readonly id: string;
  readonly seat: number;
  readonly name?: string | null;
}

/** Leave a seat. During a game a bot plays on, and the seat stays yours. Before and after a game the host may also free the seat of somebody who is away. */
export interface Stand {
  readonly type: 'stand';
  readonly id: string;
  readonly seat: number;
}

/** The host puts a bot of a level into a free seat, or removes it with an empty level. */
export interface Bot {
  readonly type: 'bot';
  readonly id: string;
  readonly seat: number;
  readonly level: string;
}

/** Chosen by the host. */
export interface Settings {
  readonly clock?: 'none' | 'quick' | 'relaxed';
  readonly away_after?: number;
  readonly away_level?: string;
  readonly pace?: number;
  readonly hints?: boolean;
  readonly undo?: boolean;
  readonly public?: boolean;
  readonly watchable?: boolean;
}

/** Before the game the host changes the number of players, the game's options and the table's settings. */
export interface Arrange {
  readonly type: 'arrange';
  readonly id: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: Settings;
}

/** A line of your own that becomes part of the shuffle: open as `text`, or `sealed` as its SHA-256. */
export interface Contribute {
  readonly type: 'contribute';
  readonly id: string;
  readonly seat: number;
  readonly text?: string;
  readonly sealed?: string;
}

/** The host starts the game; free seats go to bots of the level `fill`. */
export interface Start {
  readonly type: 'start';
  readonly id: string;
  readonly fill?: string;
}

/** Open your sealed line, while the table is `revealing`. */
export interface Reveal {
  readonly type: 'reveal';
  readonly id: string;
  readonly seat: number;
  readonly text: string;
}

/** Play one of the legal actions of the last news; in a word game, with your own words in place of the `…`. */
export interface Play {
  readonly type: 'play';
  readonly id: string;
  readonly seat: number;
  readonly action: string;
}

/** Ask the others to undo your last move. */
export interface AskUndo {
  readonly type: 'ask_undo';
  readonly id: string;
  readonly seat: number;
}

/** Agree to an undo, or refuse it. */
export interface AnswerUndo {
  readonly type: 'answer_undo';
  readonly id: string;
  readonly seat: number;
  readonly agree: boolean;
}

/** Write to everybody at the table. */
export interface Chat {
  readonly type: 'chat';
  readonly id: string;
  readonly text: string;
}

/** The host mutes somebody, or unmutes them. */
export interface Mute {
  readonly type: 'mute';
  readonly id: string;
  readonly person: string;
  readonly muted?: boolean;
}

/** The host removes somebody; from anybody else it is a vote, and a single vote decides nothing. */
export interface Kick {
  readonly type: 'kick';
  readonly id: string;
  readonly person: string;
}

/** The host hands the table over to somebody else who sits here. */
export interface PassHost {
  readonly type: 'pass_host';
  readonly id: string;
  readonly person: string;
}

/** Show a spectator what a seat sees, or stop doing so. */
export interface Show {
  readonly type: 'show';
  readonly id: string;
  readonly seat: number;
  readonly person: string;
  readonly shown?: boolean;
}

/** Ask what the most promising actions would lead to, if the table allows hints. Answered by `hints`. */
export interface Hint {
  readonly type: 'hint';
  readonly id: string;
  readonly seat: number;
}

/** Play another match with the same people. */
export interface Again {
  readonly type: 'again';
  readonly id: string;
}

/** The host closes the table. */
export interface Close {
  readonly type: 'close';
  readonly id: string;
}

/** Who the server takes you for. */
export interface You {
  readonly person: string;
  readonly name: string;
  readonly seats: readonly number[];
}

/** The game as a seat sees it, or with null as a spectator does: the view, the legal actions, and missed events. */
export interface Face {
  readonly seat: number | null;
  readonly view: View | null;
  readonly legal: readonly string[];
  readonly missed: readonly Heard[];
}

export type ChatLine = {
  readonly at: number;
  readonly name: string;
  readonly person: string;
  readonly text: string;
};

/** The whole table as this client may see it. */
export interface Welcome {
  readonly type: 'welcome';
  readonly version: number;
  readonly number: number;
  readonly time: number;
  readonly you: You;
  readonly table: Described;
  readonly faces: readonly Face[];
  readonly chat: readonly ChatLine[];
  readonly present: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

/** One input and what it changed, as one face sees it. Fields that are left out have not changed. */
export interface News {
  readonly type: 'news';
  readonly number: number;
  readonly time: number;
  readonly seat: number | null;
  readonly events?: readonly Heard[];
  readonly table?: Partial<Described>;
  readonly view?: View;
  readonly legal?: readonly string[];
}

/** A request was carried out and stored, under this number. */
export interface Done {
  readonly type: 'done';
  readonly id: string;
  readonly number: number;
}

/** A request was not carried out, and nothing has changed. */
export interface Refused {
  readonly type: 'refused';
  readonly id: string;
  readonly code: string;
  readonly reason: string;
  readonly legal?: readonly string[];
  readonly verdict?: string;
}

/** Who is connected. */
export interface Presence {
  readonly type: 'presence';
  readonly present: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

/** The answer to `hint`: an object for each of up to six actions, the best chance first. The action that the strongest level would play carries that level's name as `level`. */
export interface Hints {
  readonly type: 'hints';
  readonly id: string;
  readonly hints: readonly Hinted[];
}

/** The answer to `ping`: what was sent, and the table's time. */
export interface Pong {
  readonly type: 'pong';
  readonly sent: number | string | null;
  readonly time: number;
}

/** The last message on a socket: why it is closed, whether to reconnect, and after how many seconds. */
export interface Bye {
  readonly type: 'bye';
  readonly code: 'banned' | 'closed' | 'flood' | 'guesses' | 'hello' | 'missing' | 'password' | 'private' | 'slow' | 'stopping' | 'storage' | 'unknown' | 'unreadable' | 'version';
  readonly reason: string;
  readonly come_back: boolean;
  readonly wait?: number;
}

export type ChairView = {
  readonly asked_at: number | null;
  readonly away_since: number | null;
  readonly bank: number | null;
  readonly bot: string | null;
  readonly deadline: number | null;
  readonly left: boolean;
  readonly name: string;
  readonly person: string | null;
};

export type Result = {
  readonly gone: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
};

export type UndoAsked = {
  readonly agreed: readonly number[];
  readonly seat: number;
};

export type Described = {
  readonly actors: readonly number[];
  readonly chairs: readonly ChairView[];
  readonly game: string;
  readonly host: string;
  readonly id: string;
  readonly lines: Readonly<Record<string, string>>;
  readonly match: number;
  readonly muted: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: 'closed' | 'gathering' | 'over' | 'playing';
  readonly players: number;
  readonly promise: string;
  readonly result: Result | null;
  readonly revealing: boolean;
  readonly sealed: Readonly<Record<string, string>>;
  readonly secret: string | null;
  readonly settings: Required<Settings>;
  readonly shown: Readonly<Record<string, readonly string[]>>;
  readonly started_at: number;
  readonly undo: UndoAsked | null;
  readonly undoable: number | null;
};

export type OptionSpec = {
  readonly counts?: Readonly<Record<string, number>>;
  readonly default?: unknown;
  readonly instead_of?: string;
  readonly least?: number;
  readonly most?: number;
  readonly only_with?: Readonly<Record<string, unknown>>;
  readonly optional?: boolean;
  readonly players?: readonly number[];
  readonly seat?: boolean;
  readonly several?: readonly string[];
  readonly switch?: boolean;
  readonly text?: number;
  readonly words?: readonly string[];
};

/** What went wrong: one word for programs, a sentence for people. */
export interface Problem {
  readonly code: string;
  readonly reason: string;
}

export interface NewPerson {
  readonly name: string;
}

/** `device` is the secret of this device: whoever has it is this person. */
export interface KnownDevice {
  readonly person: string;
  readonly name: string;
  readonly device: string;
}

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: 'closed' | 'gathering' | 'over' | 'playing';
  readonly match: number;
  readonly matches: number;
  readonly created: string;
  readonly locked: boolean;
  readonly chairs: readonly (Pick<ChairView, 'name' | 'bot'>)[];
  readonly result: Readonly<Record<string, unknown>> | null;
}

export interface Me {
  readonly person: string;
  readonly name: string;
  readonly tables: readonly TableSummary[];
  readonly former?: string | null;
}

/** A bot by its level, or a person; neither is a guest, or somebody who was forgotten. */
export interface Rival {
  readonly bot: string | null;
  readonly name: string | null;
}

export interface PlayedMatch {
  readonly table: string;
  readonly match: number;
  readonly game: string;
  readonly seat: number;
  readonly ended: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly rivals: readonly Rival[];
  readonly reviewed: boolean;
  readonly accuracy: number | null;
  readonly decisions: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly habits: Readonly<Record<string, number>>;
}

/** What is kept of the matches of a person. */
export interface Results {
  readonly matches: readonly PlayedMatch[];
  readonly strong: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
}

export interface Code {
  readonly code: string;
  readonly seconds: number;
}

export interface TableCode {
  readonly code: string;
}

/** What a code leads to: the id of a table, or another device of a person. */
export interface FoundCode {
  readonly table: string | null;
  readonly device: boolean;
}

export interface GivenCode {
  readonly code: string;
}

/** Whose device one would become by a code. */
export interface Owner {
  readonly name: string;
}

export interface QrText {
  readonly text: string;
}

/** How many were forgotten: devices, tables, lines of chat. */
export interface Forgotten {
  readonly count: number;
}

export interface NewTable {
  readonly game: string;
  readonly players?: number | null;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly settings?: Settings;
  readonly password?: string;
}

/** Which decision of a match is to be tried again; who plays the others, the usual bot where it is not said. */
export interface TriedAgain {
  readonly step: number;
  readonly level?: string;
}

export interface TriedPuzzle {
  readonly level?: string;
}

export interface GivenPack {
  readonly text: string;
}

/** What is wrong with a line of a pack, counted from 1, or with the whole of it (0). */
export interface PackFault {
  readonly line: number;
  readonly kind: string;
  readonly word: string;
  readonly number: number;
}

export interface CheckedPack {
  readonly words: number;
  readonly faults: readonly PackFault[];
}

export interface OpenedTable {
  readonly id: string;
  readonly link: string;
}

export interface FieldInfo {
  readonly reading: string;
  readonly by_player: boolean;
}

/** Each move has `credit` seconds for free; time beyond that comes out of the `bank`. */
export interface Clock {
  readonly bank: number;
  readonly credit: number;
}

export interface GameInfo {
  readonly name: string;
  readonly players: readonly [number, number];
  readonly levels: readonly string[];
  readonly usual_level: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly clocks: Readonly<Record<string, Clock | null>>;
  readonly word_game: boolean;
  readonly cards: readonly string[];
  readonly values: Readonly<Record<string, number>>;
  readonly fields: Readonly<Record<string, FieldInfo>>;
  readonly facts: Readonly<Record<string, FactKind>>;
}

export interface Page {
  readonly markdown: string;
}

/** Messages in Fluent. */
export interface Texts {
  readonly fluent: string;
}

export interface Step {
  readonly by: number | null;
  readonly action: string;
  readonly events: readonly Heard[];
  readonly view: View;
  readonly actors: readonly number[];
}

export interface Review {
  readonly game: string;
  readonly players: number;
  readonly names: readonly string[];
  readonly steps: readonly Step[];
}

/** A message of the catalogues and its arguments. */
export interface Reason {
  readonly id: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A position with one clearly best action; what that is comes with it, for the client to tell afterwards. */
export interface Puzzle {
  readonly game: string;
  readonly number: number;
  readonly of: number;
  readonly date: string | null;
  readonly kind: string;
  readonly seat: number;
  readonly players: number;
  readonly view: View;
  readonly legal: readonly string[];
  readonly answers: readonly string[];
  readonly usual: string;
  readonly loss: number;
  readonly choices: readonly (readonly [string, number])[];
  readonly reasons: Readonly<Record<string, readonly Reason[]>>;
}

/** One thing that the fairness check looked at; `passed` is null where there was nothing to look at. */
export interface Checked {
  readonly name: string;
  readonly passed: boolean | null;
  readonly detail: string;
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
