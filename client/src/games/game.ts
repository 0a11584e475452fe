// What a game brings to the client. A folder a game, with the basename of its rules, loaded when its table is opened;
// its index.ts exports `game`, a `Game`. The client knows no rules: whatever can be done is in `legal`, as texts of the
// notation, and a game only says where on the table such a text is, how it is confirmed, and how things are told and
// moved.
//
//   Table      draws the zones of the table inside the common frame (parts/Frame.svelte)
//   targets    what each legal action points at: a spot on the table or a button, and how it is confirmed
//   keys       further keys of the keyboard, each for a spot or an action
//   tell, ask  what happened, and what is expected of you, in words
//   describe   the whole table in words, for the text view and for screen readers
//   flights    which cards move, from the events; see motion/plan.ts
//   sheet      the score sheet: rounds already written down
//   isReveal   whether events end a round that is shown in a scene of its own
//
// A spot is a name of a place on the table: `dream.SEAT.PLACE`, `closed`, `open`, `hand.SEAT`. An element shows where
// it is by `data-spot`.
import type { Component } from 'svelte';
import type { View } from '../protocol';
import type { Flight } from '../motion/plan';
import type { Desk } from '../state/desk.svelte';
import type { Values } from '../text/language.svelte';
import type { GameWords, Heard, Words } from '../text/words';

export type Spot = string;
export type { View };

export interface Target {
  readonly action: string;
  /** Where a tap means this action; left out, it is a button in the dock. */
  readonly spot?: Spot;
  /** A card that can be dragged from there to `spot`. */
  readonly from?: Spot;
  /** One tap, or choosing and confirming. */
  readonly confirm: 'once' | 'twice';
  /** Looking: the card is shown as long as it is held. */
  readonly hold?: boolean;
  /**
   * Only after this mode was opened, by a tap on the spot that has its name or by a button. A mode may lie inside
   * another, and one is for dragging alone: see THEN and DRAG in input/choice.svelte.ts.
   */
  readonly mode?: string;
}

export interface Key {
  /** As in KeyboardEvent.key, in lower case. */
  readonly key: string;
  readonly spot?: Spot;
  readonly action?: string;
  /** The id of the message that says what it does. */
  readonly means: string;
  readonly values?: Values;
}

export interface Sheet {
  /** One row a round, oldest first: what each seat scored, how it is written where that is more than a number, and
   * what stands before it in place of the number of the round. */
  readonly rows: readonly {
    readonly scores: readonly number[];
    readonly written?: readonly string[];
    readonly label?: string;
  }[];
  readonly totals: readonly number[];
  /** The id of the message that heads the totals, where they are no sum. */
  readonly heading?: string;
}

/** What flights are planned from: the view before and after, as one seat has it. */
export interface Sight {
  readonly seat: number | null;
  /** Whether a spectator looks through the eyes of that seat. */
  readonly shown?: boolean;
  readonly before: View;
  readonly after: View;
}

export interface Game {
  readonly words: GameWords;
  /** Whether what has been seen is what is played for: then the log goes back one round of turns, unless the table aids memory. */
  readonly memory?: true;
  /** Whether time presses, so that nobody reads what happened before. */
  readonly hurried?: true;
  readonly Table: Component<{ desk: Desk }>;
  targets(legal: readonly string[], view: View, seat: number | null): Target[];
  keys(view: View, seat: number | null): Key[];
  title(view: View, words: Words): string;
  tell(events: readonly Heard[], words: Words): string[];
  ask(view: View, seat: number, words: Words, legal: readonly string[]): string;
  describe(view: View, seat: number | null, words: Words, awaited: readonly number[], memory: boolean): string[];
  flights(events: readonly Heard[], sight: Sight): Flight[];
  sheet(events: readonly Heard[], view: View): Sheet;
  isReveal(events: readonly Heard[]): boolean;
  /** The seat through whose eyes all look who share a device, where none has to be hidden from another now. */
  together?(view: View, seats: readonly number[]): number | null;
  /** What an action does, for hints and for buttons that confirm: "Swap card 2". */
  action(action: string, words: Words): string;
  /** The same in full, for hints, where a move is more than what is about to be confirmed. */
  inFull?(action: string, words: Words): string;
}
