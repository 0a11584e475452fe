// What happened, in words: the facts of an event become the values that the game's messages need. The same messages
// serve the terminal; only the names of the players are those of the people here.
import type { Heard } from '../protocol';
import { FACTS, type FactKind } from './facts';
import type { Speaker, Values } from './language.svelte';

export type { Heard };
export const UNKNOWN = '?';

/** The events of one kind, with the facts that the rules tell of them: `eventsOf<SenEvent>()(events, 'scored')`. */
export const eventsOf =
  <Known extends { readonly event: string }>() =>
  <Kind extends Known['event']>(events: readonly Heard[], kind: Kind) =>
    events.filter(({ event }) => event === kind) as unknown as Extract<Known, { event: Kind }>[];

/** All facts that some event of a game has; which of them an event has is told by its kind. */
export type Facts<Known> = {
  readonly [Fact in Known extends unknown ? keyof Known : never]?: Known extends {
    readonly [Its in Fact]?: infer Value;
  }
    ? Value
    : never;
};

/** What a game adds: how it calls its places, and which facts name what. */
export interface GameWords {
  readonly game: string;
  /** Columns of a dream that has rows; its places are named by row and column. */
  readonly columns?: number;
  /** Letters of the piles, where they are not told by number. */
  readonly piles?: string;
  /** Events that are told without a verb: after a name they want a colon. */
  readonly nouns?: readonly string[];
  /** What the facts of events are, in a game that the client was not built with; its events are told in any case. */
  readonly facts?: Readonly<Record<string, FactKind>>;
}

const PLACES: readonly (FactKind | undefined)[] = ['place', 'pile', 'land'];
const CARD_FORMS = ['whom', 'with'];

export class Words {
  constructor(
    readonly speaker: Speaker,
    readonly kind: GameWords,
    /** The seat that is spoken to; null for a spectator. */
    readonly you: number | null,
    readonly names: readonly string[],
  ) {}

  say(message: string, values?: Values): string {
    return this.speaker.say(`${this.kind.game}-${message}`, values);
  }

  player(seat: number): string {
    if (seat === this.you) return this.speaker.say('player-you');
    return this.names[seat] ?? this.speaker.say('player-number', { number: seat + 1 });
  }

  /** Whose: names of people are not inflected. */
  playerOf(seat: number): string {
    if (seat === this.you) return this.speaker.say('player-you.of');
    return this.speaker.say('client-of-player', { name: this.player(seat) });
  }

  card(name: string, form = ''): string {
    const message = `${this.kind.game}-card-${name}`;
    if (form && this.speaker.knows(`${message}.${form}`)) return this.speaker.say(`${message}.${form}`);
    if (this.speaker.knows(message)) return this.speaker.say(message);
    const number = `${this.kind.game}-card-number`;
    if (/^\d+$/.test(name) && this.speaker.knows(number)) return this.speaker.say(number, { number: Number(name) });
    return name === UNKNOWN ? this.speaker.say('card-unknown') : name;
  }

  private factKind(fact: string): FactKind | undefined {
    return (this.kind.facts ?? FACTS[this.kind.game])?.[fact];
  }

  place(fact: string, place: number): string {
    if (this.factKind(fact) === 'pile' && this.kind.piles) return this.kind.piles.charAt(place);
    const columns = this.factKind(fact) === 'place' ? (this.kind.columns ?? 0) : 0;
    return columns ? `${Math.floor(place / columns) + 1}.${(place % columns) + 1}` : String(place + 1);
  }

  event(heard: Heard): string {
    const message = `${this.kind.game}-event-${heard.event}`;
    if (this.speaker.knows(message)) return this.speaker.say(message, this.facts(heard));
    return this.kind.facts ? this.plainly(heard) : '';
  }

  /** An event that no catalogue knows: its name and its facts. */
  private plainly(heard: Heard): string {
    const known = this.facts(heard);
    const told = Object.keys(heard)
      .filter((name) => name !== 'event' && name !== 'seat')
      .map((name) => `${name} ${heard[name] === null ? '–' : String(known[name])}`);
    return told.length ? this.speaker.say('event-plain', { event: heard.event, facts: told.join(', ') }) : heard.event;
  }

  /** `…_is` tells apart you, the acting player and the others. */
  facts(heard: Heard): Values {
    const values: Values = {
      mine: heard['seat'] !== undefined && heard['seat'] === this.you ? 'yes' : 'no',
      many: 'no',
    };
    for (const [name, value] of Object.entries(heard)) {
      if (name === 'event') continue;
      if (this.factKind(name) === 'seat') {
        values[`${name}_is`] = value === null ? 'nobody' : this.kin(value as number, heard);
        if (value !== null) {
          values[name] = this.player(value as number);
          values[`${name}_of`] = this.playerOf(value as number);
        }
      } else if (Array.isArray(value)) {
        values[name] = this.speaker.listed(value.map((place) => this.place(name, place as number)));
        values['many'] = 'yes';
      } else if (PLACES.includes(this.factKind(name))) {
        values[name] = value === null ? 0 : this.place(name, value as number);
      } else if (name === 'card') {
        values['card'] = this.card(value as string);
        values['known'] = value === UNKNOWN ? 'no' : 'yes';
        for (const form of CARD_FORMS) values[`card_${form}`] = this.card(value as string, form);
      } else if (typeof value === 'string' || typeof value === 'number') {
        values[name] = value;
      } else if (typeof value === 'boolean') {
        values[name] = value ? 1 : 0;
      }
    }
    return values;
  }

  /** A line for each player who did something; what the table itself tells is a line of its own. */
  lines(events: readonly Heard[]): string[] {
    const lines: string[] = [];
    for (const run of runs(events, (heard) => heard['seat'])) {
      const phrases = this.phrases(run);
      const seat = run[0]?.['seat'];
      if (!phrases.length) continue;
      const told = phrases.map(({ phrase }) => phrase);
      if (typeof seat !== 'number') lines.push(...told.map(whole));
      else lines.push(this.sentence(seat, this.isNoun(phrases[0]?.event ?? ''), told.join(', ')));
    }
    return lines;
  }

  /** Whether an event is told without a verb; of a game that the client was not built with nobody knows. */
  private isNoun(event: string): boolean {
    return this.kind.facts !== undefined || (this.kind.nouns?.includes(event) ?? false);
  }

  /** A phrase for each event, or one for several of a kind where the catalogue has words for that. */
  private phrases(events: readonly Heard[]): { event: string; phrase: string }[] {
    const told = runs(events, (heard) => heard.event).flatMap((run) => {
      const event = run[0]?.event ?? '';
      const several = `${this.kind.game}-event-${event}.several`;
      if (run.length < 2 || !run[0] || !this.speaker.knows(several))
        return merged(run).map((heard) => ({ event, phrase: this.event(heard) }));
      const cards = run.map((heard) => this.card(heard['card'] as string)).join(', ');
      return [{ event, phrase: this.speaker.say(several, { ...this.facts(run[0]), cards, count: run.length }) }];
    });
    return told.filter(({ phrase }) => phrase);
  }

  /** Who, and what: a verb after a name, and what is told without a verb after a colon; to you as you are spoken to. */
  private sentence(seat: number, noun: boolean, phrases: string): string {
    if (seat !== this.you)
      return whole(this.speaker.say(noun ? 'line' : 'client-line', { player: this.player(seat), phrases }));
    return whole(noun ? phrases : this.speaker.say('client-line-you', { phrases }));
  }

  private kin(seat: number, heard: Heard): string {
    return seat === heard['seat'] ? 'self' : seat === this.you ? 'you' : 'other';
  }
}

/** With a capital letter and a full stop. */
function whole(said: string): string {
  const begun = said.charAt(0).toLocaleUpperCase() + said.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** The same thing done unseen at one place after another is one event, with a list of places. */
function merged(events: readonly Heard[]): Heard[] {
  return runs(events, (heard) => JSON.stringify({ ...heard, place: null })).flatMap((run) => {
    const [first] = run;
    const alike = first && run.length > 1 && 'place' in first && first['card'] === UNKNOWN;
    return alike ? [{ ...first, place: run.map((heard) => heard['place']) }] : run;
  });
}

/** Neighbours with the same key, together. */
export function runs<Item>(items: readonly Item[], key: (item: Item, before: Item | undefined) => unknown): Item[][] {
  const found: Item[][] = [];
  let last: unknown;
  items.forEach((item, index) => {
    const current = key(item, items[index - 1]);
    if (found.length && current === last) found.at(-1)?.push(item);
    else found.push([item]);
    last = current;
  });
  return found;
}
