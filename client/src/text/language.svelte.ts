// Every word that a player reads comes from the Fluent catalogues that the terminal uses too; a language is loaded when
// it is first wanted. Reading `say` in a component makes it follow the language.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import { catalogue, type LanguageCode, type Texts } from './catalogues';

export type Values = Record<string, FluentVariable>;
export type Say = (message: string, values?: Values) => string;

/** A number that is written as it is: a browser takes its time to prepare a format, and the points of a game need none. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && this.value < 1000 ? String(this.value) : super.toString(scope);
  }
}

const counted = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]),
  );

/**
 * A bundle as a speaking function; `message` is an id, or `id.attribute` for another form of it. A message is parsed
 * when it is first said: a screen says a few of the many, and a slow phone would read all for a tenth of a second.
 * No message of ours refers to another.
 */
export class Speaker {
  readonly code: string;
  readonly #bundle: FluentBundle;
  readonly #unread: Map<string, string>;

  constructor(code: string, catalogue: string) {
    this.code = code;
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    this.#unread = new Map(
      catalogue.split(/^(?=[a-z])/m).map((source) => [source.slice(0, source.search(/[\s=]/)), source]),
    );
  }

  say(message: string, values: Values = {}): string {
    const pattern = this.#pattern(message);
    if (pattern === null) return message;
    return this.#bundle.formatPattern(pattern, counted(values), []);
  }

  knows(message: string): boolean {
    return this.#pattern(message) !== null;
  }

  /** Several things in one breath: "1, 2 or 3". */
  listed(items: readonly string[], joint: 'list-or' | 'list-and' = 'list-and'): string {
    if (items.length < 2) return items.join('');
    return this.say(joint, { most: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });
  }

  #pattern(message: string) {
    const [id = '', attribute] = message.split('.');
    const source = this.#unread.get(id);
    if (source !== undefined) {
      this.#unread.delete(id);
      this.#bundle.addResource(new FluentResource(source));
    }
    const found = this.#bundle.getMessage(id);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }
}

class Language {
  readonly #parts: Texts[] = [catalogue()];
  readonly #adding = new Map<string, Promise<void>>();
  #speaker: Speaker = $state.raw(new Speaker('pl', ''));

  get speaker(): Speaker {
    return this.#speaker;
  }

  get code(): LanguageCode {
    return this.#speaker.code as LanguageCode;
  }

  async load(code: LanguageCode): Promise<void> {
    const parts = await Promise.all(this.#parts.map((texts) => texts(code)));
    if (parts.length < this.#parts.length) return this.load(code); // more was wanted meanwhile
    this.#speaker = new Speaker(code, parts.join('\n'));
  }

  /** Adds messages that the client was not built with; of two with the same id the later counts. */
  async add(texts: readonly Texts[]): Promise<void> {
    this.#parts.push(...texts);
    if (texts.length) await this.load(this.code);
  }

  /** From now on also with a catalogue that not every screen needs: that of a game, `help`, `review`. */
  with(name: string): Promise<void> {
    const adding = this.#adding.get(name) ?? this.add([catalogue(name)]);
    this.#adding.set(name, adding);
    adding.catch(() => this.#adding.delete(name)); // asked for again when it is needed
    return adding;
  }

  async use(code: LanguageCode): Promise<void> {
    await this.load(code);
    document.documentElement.lang = code;
  }
}

export const language = new Language();

export const say: Say = (message, values) => language.speaker.say(message, values);
export const knows = (message: string): boolean => language.speaker.knows(message);
/** A level of bots; one of the server's own has no other name than its own. */
export const sayLevel = (level: string): string => (knows(`level-${level}`) ? say(`level-${level}`) : level);
