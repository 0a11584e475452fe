// One table as this device has it: what the socket tells, through whose eyes the screen looks, and what was chosen.
import { loadGame } from '../games';
import type { Game, Spot, View } from '../games/game';
import { Choice } from '../input/choice.svelte';
import { buzz, play as sound } from '../motion/sound';
import { stage } from '../motion/stage.svelte';
import { here } from '../offline/here.svelte';
import { isLocal } from '../offline/local';
import { localSocket } from '../offline/socket';
import type { Bye, ChatLine, Described, Face, Hinted, News, Welcome, You } from '../protocol';
import { randomLine } from '../review/promise';
import { Lines } from './lines';
import { socketAddress } from '../socket/api';
import { TableSocket, type Answer, type Listener, type Socket, type Wish } from '../socket/socket';
import { knows, language, say } from '../text/language.svelte';
import { refusalOf } from '../text/problems';
import { Words, type Heard } from '../text/words';

/** What one seat, or a spectator, sees: its view, what it may play, and all that it has heard in this match. */
export interface Eyes {
  readonly seat: number | null;
  readonly view: View | null;
  readonly legal: readonly string[];
  readonly heard: readonly Heard[];
  /** The events of the last news that told anything. */
  readonly last: readonly Heard[];
}

const BLIND: Eyes = { seat: null, view: null, legal: [], heard: [], last: [] };

const HINT_AGAIN = 2000;
const HINT_TRIES = 300; // a cold server compiles for some minutes

export class Desk {
  online = $state(false);
  greeted = $state(false);
  /** Whether the game is being begun by this desk: until then there is nothing to be shown. */
  beginning = $state(false);
  bye: Bye | null = $state.raw(null);
  /** What is said while there is no connection: why, where the server told it. */
  lost = $state('client-lost');
  you: You = $state.raw({ person: '', name: '', seats: [] });
  table: Described | null = $state.raw(null);
  eyes: Readonly<Record<string, Eyes>> = $state.raw({});
  chat: readonly ChatLine[] = $state.raw([]);
  unread = $state(0);
  present: readonly string[] = $state.raw([]);
  /** How people are called who are or were here, whether they sit or not. */
  #called: Readonly<Record<string, string>> = $state.raw({});
  game: Game | null = $state.raw(null);
  /** The seat through whose eyes the screen looks, where the device holds several. */
  seat: number | null = $state(null);
  /** The seat through whose eyes somebody looks who only watches, and was let. */
  eyesOf: number | null = $state(null);
  /** The seat that the device has to be handed to before anything of it is shown. */
  curtain: number | null = $state(null);
  /** An answer to a tap that could not be carried out, in place of what just happened. */
  remark = $state('');
  /** Cards that are being looked at, by spot: shown as long as they are held. */
  looking: { spot: Spot; card: string | null } | null = $state(null);
  /** Events of a round's end that is being shown. */
  reveal: readonly Heard[] | null = $state.raw(null);
  /** The view before those events: what lay on the table when the round ended. */
  before: View = $state.raw({});
  hints: readonly Hinted[] | null = $state.raw(null);
  /** Whether this screen only watches and fills a room: a shared screen. */
  shared = $state(false);
  /** Whether a finished game is being looked at: nothing can be done, and time stands still. */
  reading = $state(false);
  #sent = $state(0);
  /** Whether the table is on this device alone. */
  readonly local: boolean;

  readonly choice = new Choice(
    () => this.targets,
    (action) => {
      this.lookAway(); // whoever plays on has looked enough
      void this.play(action);
    },
  );
  readonly #socket: TableSocket;
  #behind = 0; // table time − the page's clock
  #curious = 0;
  /** What could be played when a hint was asked for that has not come yet. */
  #hintFor: readonly string[] | null = null;

  constructor(
    readonly id: string,
    password = '',
    connect?: (address: string) => Socket,
  ) {
    const listener: Listener = {
      welcome: (message) => this.welcome(message),
      news: (message) => this.news(message),
      presence: (message) => this.#meet(message.present, message.names),
      online: (connected) => {
        this.online = connected;
        if (connected) this.lost = 'client-lost';
      },
      bye: (message) => this.#leave(message),
    };
    this.local = isLocal(id) && !connect;
    if (this.local) here.tables += 1;
    const open = this.local ? () => localSocket(id) : connect;
    this.#socket = new TableSocket(socketAddress(id), listener, 0, password, open, this.local);
  }

  // What is seen

  /** Whose eyes the screen has: of a seat of this device, or of one that is shown to it; null is a spectator's own. */
  readonly sees: number | null = $derived(this.seat ?? this.eyesOf);
  readonly mine: Eyes = $derived(this.eyes[String(this.sees)] ?? BLIND);
  readonly view: View | null = $derived(this.mine.view);
  readonly watching: boolean = $derived(this.you.seats.length === 0);
  readonly host: boolean = $derived(this.table?.host === this.you.person);
  /** Whether a player may let a spectator look: not where whoever knows the word has to keep it. */
  readonly canShow: boolean = $derived(this.table?.game !== 'kraina-snow');
  readonly memory: boolean = $derived(this.table?.options['memory'] === true);
  readonly names: readonly string[] = $derived((this.table?.chairs ?? []).map((_, seat) => this.nameOf(seat)));
  readonly words: Words | null = $derived(
    this.game && new Words(language.speaker, this.game.words, this.seat, this.names),
  );
  /** While a move is on its way nothing is lit: its answer says what is next. */
  readonly legal: readonly string[] = $derived(this.#sent > 0 || this.seat === null ? [] : this.mine.legal);
  readonly targets = $derived(
    this.game && this.view && !this.reveal ? this.game.targets(this.legal, this.view, this.seat) : [],
  );
  /** Whom the table waits for: a view says it where more may speak than that. */
  readonly awaited: readonly number[] = $derived(
    (this.view?.['awaited'] as readonly number[] | undefined) ?? this.table?.actors ?? [],
  );
  readonly myTurn: boolean = $derived(this.legal.length > 0);

  nameOf(seat: number): string {
    const chair = this.table?.chairs[seat];
    if (chair?.name) return chair.name;
    const rival = `rival-${seat === 0 ? (this.table?.players ?? 0) + 1 : seat + 1}`;
    return knows(rival) ? say(rival) : say('player-number', { number: seat + 1 });
  }

  /** Seats in turn order, from the left of the one who looks. */
  readonly others: readonly number[] = $derived.by(() => {
    const players = this.table?.players ?? 0;
    const from = this.sees ?? 0;
    return Array.from({ length: Math.max(0, players - 1) }, (_, step) => (from + 1 + step) % players);
  });

  /** Whoever sits at the near side of the table: you, or for a spectator whoever shows their cards, or the first. */
  readonly near: number = $derived(this.sees ?? 0);

  /** People who are here without a chair. */
  readonly spectators: readonly string[] = $derived(
    this.present.filter((person) => !this.table?.chairs.some((chair) => chair.person === person)),
  );
  /** Seats that let this device look, which only watches. */
  readonly shownSeats: readonly number[] = $derived(
    this.watching && this.canShow ? Object.values(this.eyes).flatMap(({ seat }) => seat ?? []) : [],
  );

  called(person: string): string {
    return (
      this.table?.chairs.find((chair) => chair.person === person)?.name ??
      this.#called[person] ??
      say('client-somebody')
    );
  }

  /** The spectators who may look through a seat's eyes. */
  shownTo(seat: number): readonly string[] {
    return this.table?.shown[seat + 1] ?? [];
  }

  /** Milliseconds of the table's clock now. */
  now(): number {
    return performance.now() + this.#behind;
  }

  // What is heard

  welcome(message: Welcome): void {
    const seen = this.view;
    const again = this.greeted && this.table?.match === message.table.match;
    this.you = message.you;
    this.table = message.table;
    this.chat = message.chat;
    this.#meet(message.present, message.names);
    this.#behind = message.time - performance.now();
    this.eyes = Object.fromEntries(message.faces.map((face) => [String(face.seat), this.#opened(face, again)]));
    stage.clear();
    this.#sent = 0;
    this.choice.clear();
    this.greeted = true;
    this.lines.open(this.table, this.you.seats);
    void this.#load(this.table.game);
    this.#lookThrough();
    const missed = message.faces.find((face) => face.seat === this.sees)?.missed;
    if (again && missed && this.game?.isReveal(missed)) {
      this.reveal = missed;
      this.before = seen ?? {};
    }
  }

  #opened(face: Face, again: boolean): Eyes {
    const missed = face.missed;
    const before = again ? ((this.eyes[String(face.seat)] ?? this.eyes['null'])?.heard ?? []) : [];
    return {
      seat: face.seat,
      view: face.view,
      legal: face.legal,
      heard: [...before, ...missed],
      last: missed.slice(-6),
    };
  }

  news(message: News): void {
    // A message can only be late: the one that came fastest knows the time best.
    this.#behind = Math.max(this.#behind, message.time - performance.now());
    const began = this.table?.phase;
    if (message.table && this.table) this.table = { ...this.table, ...message.table };
    if (this.table) this.lines.open(this.table, this.you.seats);
    const events = (message.events ?? []).map((heard) => this.#timed(heard, message.seat));
    const key = String(message.seat);
    const before = this.eyes[key] ?? { ...BLIND, seat: message.seat };
    const fresh = began !== 'playing' && this.table?.phase === 'playing';
    const view = message.view || before.view ? { ...before.view, ...message.view } : null;
    this.eyes = {
      ...this.eyes,
      [key]: {
        seat: message.seat,
        view: this.table?.phase === 'gathering' ? null : view,
        legal: message.legal ?? before.legal,
        heard: fresh ? events : [...before.heard, ...events],
        last: events.length ? events : before.last,
      },
    };
    this.#learnSeats();
    if (message.seat === this.sees) this.#happened(events, before.view ?? {}, before.legal);
    for (const event of events) if (event.event === 'chat' && this.#firstFace(message.seat)) this.#hearChat(event);
    this.#lookThrough();
  }

  /** A bot that moves for somebody whose device is here does so because the time has run out. */
  #timed(heard: Heard, seat: number | null): Heard {
    return heard.event === 'stood_in' && heard['seat'] === seat ? { ...heard, late: true } : heard;
  }

  #firstFace(seat: number | null): boolean {
    return Object.keys(this.eyes)[0] === String(seat);
  }

  #happened(events: readonly Heard[], before: View, legal: readonly string[]): void {
    const view = this.view;
    this.remark = '';
    const asked = this.mine.legal;
    if (asked !== legal) this.choice.clear();
    if (!this.game || !view) return;
    if (this.game.isReveal(events)) {
      this.reveal = events;
      this.before = before;
      this.choice.clear();
      stage.clear();
    } else if (!this.reveal && !this.beginning) {
      stage.play(
        this.game.words.game,
        this.game.flights(events, { seat: this.sees, shown: this.seat === null, before, after: view }),
      );
    }
    if (events.some((heard) => heard['late'])) sound('wrong');
    if (asked.length && !legal.length) {
      sound('yours');
      buzz(30);
    }
  }

  #meet(present: readonly string[], names: Readonly<Record<string, string>>): void {
    this.present = present;
    this.#called = { ...this.#called, ...names };
  }

  #hearChat(event: Heard): void {
    this.chat = [...this.chat, event as Heard & ChatLine];
    if (event['person'] !== this.you.person) this.unread += 1;
  }

  async #load(name: string): Promise<void> {
    this.game ??= await loadGame(name);
  }

  /** Chairs may have changed hands; the news says so by the table, not by name. */
  #learnSeats(): void {
    const seats = (this.table?.chairs ?? []).flatMap((chair, seat) => (chair.person === this.you.person ? [seat] : []));
    if (String(seats) !== String(this.you.seats)) this.you = { ...this.you, seats };
  }

  /** Which of the device's seats is at the screen: the one that is asked, behind a curtain when it is another. */
  #lookThrough(): void {
    const seats = this.you.seats;
    const playing = this.table?.phase === 'playing';
    if (this.eyesOf !== null && !this.shownSeats.includes(this.eyesOf)) this.eyesOf = null;
    if (seats.length < 2) {
      this.seat = seats[0] ?? null;
      this.curtain = null;
      return;
    }
    if (this.seat === null || !seats.includes(this.seat)) this.seat = seats[0] ?? null;
    if (!playing || this.reveal) {
      this.curtain = null;
      return;
    }
    const together = this.view && this.game?.together?.(this.view, seats);
    if (typeof together === 'number') {
      this.seat = together;
      this.curtain = null;
      return;
    }
    if (this.mine.legal.length) return;
    const next = seats.find((seat) => this.eyes[String(seat)]?.legal.length);
    if (next !== undefined && next !== this.seat) this.curtain = next;
  }

  /** An action in words, where nothing on the table shows what it is about. */
  inFull(action: string): string {
    return this.game && this.words ? (this.game.inFull ?? this.game.action)(action, this.words) : action;
  }

  /** Somebody who watches looks through the eyes of a seat that lets them, or through their own. */
  lookWith(seat: number | null): void {
    this.eyesOf = seat;
    stage.clear();
  }

  /** The device has been handed over. */
  liftCurtain(): void {
    if (this.curtain !== null) this.seat = this.curtain;
    this.curtain = null;
    this.looking = null;
    this.choice.clear();
    stage.clear();
  }

  /** On to what came after it: the next deal, which waited for the reveal. */
  endReveal(): void {
    const told = this.reveal ?? [];
    this.reveal = null;
    this.#lookThrough();
    const dealt = told.slice(told.findIndex((heard) => heard.event === 'dealt'));
    if (!this.game || !this.view || dealt[0]?.event !== 'dealt') return;
    stage.play(
      this.game.words.game,
      this.game.flights(dealt, { seat: this.sees, shown: this.seat === null, before: this.view, after: this.view }),
    );
  }

  #leave(bye: Bye): void {
    if (!bye.come_back) this.bye = bye;
    else if (knows(`client-lost-${bye.code}`)) this.lost = `client-lost-${bye.code}`;
  }

  // What is wanted

  /** This device's part in the shuffle. A line that comes too late finds the game begun, and nothing is wrong. */
  readonly lines = new Lines((wish) => this.#socket.ask(wish));

  async ask(wish: Wish): Promise<Answer> {
    const answer = await this.#socket.ask(wish);
    if (answer.type === 'refused') {
      this.remark = refusalOf(answer.code);
      sound('wrong');
    }
    return answer;
  }

  /** A table for one: sits down and begins with bots in the other chairs, in one breath and without a deal to watch. */
  async begin(fill: string): Promise<void> {
    this.beginning = true;
    void this.ask({ type: 'sit', seat: 0 });
    void this.#socket.ask({ type: 'contribute', seat: 0, text: randomLine() });
    await this.ask({ type: 'start', fill });
    this.beginning = false;
  }

  async play(action: string, seat = this.seat ?? 0): Promise<Answer> {
    this.#sent += 1;
    const answer = await this.ask({ type: 'play', seat, action });
    this.#sent = Math.max(0, this.#sent - 1);
    const eyes = this.eyes[String(seat)];
    if (answer.type === 'refused' && answer.legal && eyes)
      this.eyes = { ...this.eyes, [String(seat)]: { ...eyes, legal: answer.legal } };
    return answer;
  }

  /** Looking at a card: it is shown as soon as the table tells it, until `lookAway`. */
  async look(spot: Spot, action: string): Promise<void> {
    const curious = ++this.#curious;
    this.choice.clear();
    this.looking = { spot, card: null };
    const heard = this.mine.heard.length;
    await this.play(action);
    if (curious !== this.#curious) return;
    const seen = this.mine.heard
      .slice(heard)
      .find((event) => typeof event['card'] === 'string' && event['card'] !== '?');
    if (seen) this.looking = { spot, card: seen['card'] as string };
    else this.looking = null;
  }

  lookAway(): void {
    this.#curious += 1;
    this.looking = null;
  }

  /** The first hint of a game can take a server a minute to prepare; until then the table says no, and is asked again. */
  async hint(): Promise<void> {
    const asked = this.mine.legal;
    if (this.#hintFor === asked) return;
    this.#hintFor = asked;
    this.remark = say('client-hints-thinking');
    for (let tries = 0; tries < HINT_TRIES; tries++) {
      const answer = await this.#socket.ask({ type: 'hint', seat: this.seat ?? 0 });
      if (asked !== this.mine.legal) return; // the table has moved on, and so has the line in words
      if (answer.type === 'hints') {
        this.hints = answer.hints;
        this.remark = '';
        this.#hintFor = null;
        return;
      }
      if (answer.type !== 'refused' || answer.code !== 'hints') break;
      this.remark = say('client-hints-warming');
      await new Promise((later) => setTimeout(later, HINT_AGAIN));
      if (asked !== this.mine.legal) return;
    }
    this.remark = say('client-refused-hints');
    this.#hintFor = null;
  }

  /** Somebody touched what cannot be used now: never answer with nothing. */
  unlit(reason = 'client-not-now'): void {
    if (!this.reading) this.remark = say(reason);
  }

  close(): void {
    if (this.local) here.tables -= 1;
    this.#socket.close();
    stage.clear();
  }
}
