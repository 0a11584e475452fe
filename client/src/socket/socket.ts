// One table's socket: says hello, comes back by itself after a loss, and asks again for whatever was not answered.
// A request carries an id of its own, and the table ignores a repetition, so sending it once more does no harm.
import {
  VERSION,
  type AnyFromClient,
  type AnyFromServer,
  type Bye,
  type Done,
  type Hints,
  type News,
  type Presence,
  type Refused,
  type Welcome,
} from '../protocol';

/** What is used of a WebSocket. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;
type WithId = Extract<AnyFromClient, { id: string }>;
export type Wish = WithId extends infer Message ? (Message extends WithId ? Omit<Message, 'id'> : never) : never;
export type Answer = Done | Refused | Hints;

export interface Listener {
  welcome(message: Welcome): void;
  news(message: News): void;
  presence(message: Presence): void;
  /** Connected and greeted, or not. */
  online(connected: boolean): void;
  /** The server has closed the socket; without `come_back` for good. */
  bye(message: Bye): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 10_000;
/** How long nothing may be heard after something was asked, before a connection is taken for dead. */
const ANSWER_WITHIN = 4_000;
const GREET_WITHIN = 6_000;
/** Thinking takes its time. */
const SLOW = ['hint'];
const MOST_TRIES = 4;

export class TableSocket {
  #socket: Socket | null = null;
  #since: number | null;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #heard = 0; // messages, of all sockets
  #helloed = false;
  #greeted = false;
  #done = false;
  #waiting = new Map<string, { message: WithId; answer: (answer: Answer) => void; tries: number }>();
  #ids = 0;
  readonly #run = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly address: string,
    readonly listener: Listener,
    /** The number of the last news that is known; 0 asks for the whole story of the match. */
    since: number | null,
    public password = '',
    readonly open: (address: string) => Socket = (address) => new WebSocket(address),
    /** No network lies between: whoever takes long to answer thinks, and is not gone. */
    readonly near = false,
  ) {
    this.#since = since;
    this.#connect();
    if (near) return;
    globalThis.addEventListener?.('online', this.#hurry);
    globalThis.addEventListener?.('offline', this.#drop);
    globalThis.document?.addEventListener('visibilitychange', this.#hurry);
  }

  ask(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: `${this.#run}.${++this.#ids}` } as WithId;
    return new Promise((answer) => {
      this.#waiting.set(message.id, { message, answer, tries: this.#helloed ? 1 : 0 });
      if (!this.#helloed) return;
      this.#send(message);
      if (!SLOW.includes(message.type)) this.#expect(ANSWER_WITHIN);
    });
  }

  close(): void {
    this.#done = true;
    clearTimeout(this.#again);
    clearInterval(this.#pinging);
    clearTimeout(this.#patience);
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.removeEventListener?.('offline', this.#drop);
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    this.#helloed = false;
    this.#greeted = false;
    const socket = (this.#socket = this.open(this.address));
    socket.onopen = () => this.#hello();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as AnyFromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#expect(GREET_WITHIN);
  }

  /** Something is on its way that is answered at once where anybody is there to answer. */
  #expect(within: number): void {
    const [socket, heard] = [this.#socket, this.#heard];
    clearTimeout(this.#patience);
    if (this.near) return;
    this.#patience = setTimeout(() => {
      if (socket === this.#socket && heard === this.#heard) this.#drop();
    }, within);
  }

  /** A dead connection does not close: nobody is there to shake hands with. It is left behind. */
  readonly #drop = (): void => {
    const socket = this.#socket;
    if (this.#done || socket === null) return;
    this.#lost();
    socket.close();
  };

  /** What is asked goes out in the same breath: the table reads one after the other. */
  #hello(): void {
    this.#helloed = true;
    this.#send({ type: 'hello', version: VERSION, since: this.#since, password: this.password });
    for (const waiting of [...this.#waiting.values()]) this.#askAgain(waiting);
  }

  #lost(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#patience);
    this.#socket = null;
    this.#helloed = false;
    this.#greeted = false;
    if (this.#done) return;
    this.listener.online(false);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** Back on the network or on the screen: no reason to wait any longer. */
  readonly #hurry = (): void => {
    if (this.#done || globalThis.document?.visibilityState === 'hidden') return;
    this.#wait = FIRST_WAIT;
    if (this.#socket === null) {
      clearTimeout(this.#again);
      this.#connect();
    } else if (this.#greeted) {
      this.#beat();
    }
  };

  #hear(message: AnyFromServer): void {
    this.#heard += 1;
    switch (message.type) {
      case 'welcome':
        this.#greet(message);
        break;
      case 'news':
        this.#since = message.number;
        this.listener.news(message);
        break;
      case 'done':
      case 'refused':
      case 'hints':
        this.#waiting.get(message.id)?.answer(message);
        this.#waiting.delete(message.id);
        break;
      case 'presence':
        this.listener.presence(message);
        break;
      case 'bye':
        this.#done = !message.come_back;
        this.listener.bye(message);
        break;
      case 'pong':
        break;
    }
  }

  #greet(message: Welcome): void {
    const again = this.#greeted; // whoever sits down is welcomed anew, with other faces
    this.#since = message.number;
    this.#wait = FIRST_WAIT;
    this.#greeted = true;
    this.listener.welcome(message);
    if (again) return;
    this.listener.online(true);
    clearInterval(this.#pinging);
    if (!this.near) this.#pinging = setInterval(() => this.#beat(), PING_EVERY);
  }

  /** A request that goes down with every connection is given up, or it would pull each new one down. */
  #askAgain(waiting: { message: WithId; answer: (answer: Answer) => void; tries: number }): void {
    waiting.tries += 1;
    if (waiting.tries <= MOST_TRIES) return this.#send(waiting.message);
    this.#waiting.delete(waiting.message.id);
    waiting.answer({
      type: 'refused',
      id: waiting.message.id,
      code: 'unanswered',
      reason: 'the table did not answer; try again',
    });
  }

  #beat(): void {
    this.#send({ type: 'ping', sent: Date.now() });
    this.#expect(ANSWER_WITHIN);
  }

  #send(message: AnyFromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}
