// Every word that a player reads comes from the Fluent catalogues that the terminal uses too; a language is loaded when
// it is first wanted. Reading `say` in a component makes it follow the language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['pl', 'en'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;
export type Say = (message: string, values?: Values) => string;

const CATALOGUES: Record<LanguageCode, () => Promise<{ default: string }>> = {
  pl: () => import('../../../src/sny/locale/pl.ftl?raw'),
  en: () => import('../../../src/sny/locale/en.ftl?raw'),
};

/** A bundle as a speaking function; `message` is an id, or `id.attribute` for another form of it. */
export class Speaker {
  readonly code: string;
  readonly #bundle: FluentBundle;

  constructor(code: string, catalogue: string) {
    this.code = code;
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(catalogue));
  }

  say(message: string, values: Values = {}): string {
    const pattern = this.#pattern(message);
    if (pattern === null) return message;
    return this.#bundle.formatPattern(pattern, values, []);
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
    const found = this.#bundle.getMessage(id);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }
}

class Language {
  #speaker: Speaker = $state.raw(new Speaker('pl', ''));

  get speaker(): Speaker {
    return this.#speaker;
  }

  get code(): LanguageCode {
    return this.#speaker.code as LanguageCode;
  }

  async use(code: LanguageCode): Promise<void> {
    const { default: catalogue } = await CATALOGUES[code]();
    this.#speaker = new Speaker(code, catalogue);
    document.documentElement.lang = code;
  }
}

export const language = new Language();

export const say: Say = (message, values) => language.speaker.say(message, values);
export const knows = (message: string): boolean => language.speaker.knows(message);

export function preferredLanguage(wanted: readonly string[] = navigator.languages): LanguageCode {
  const known = wanted.map((tag) => tag.slice(0, 2)).find((code) => LANGUAGES.includes(code as LanguageCode));
  return (known as LanguageCode | undefined) ?? 'en';
}
