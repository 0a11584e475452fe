// What this device remembers of its owner's tastes.
import { language, preferredLanguage, LANGUAGES, type LanguageCode } from '../text/language.svelte';

export type Theme = 'night' | 'dawn';

interface Kept {
  language: LanguageCode | null;
  theme: Theme;
  sound: boolean;
  vibration: boolean;
  game: string;
  /** How a game was last played against bots. */
  players: Record<string, number>;
  level: Record<string, string>;
  /** The options and settings of the last table of a game. */
  tables: Record<string, { players: number; options: Record<string, unknown>; settings: Record<string, unknown> }>;
  /** Clues are read aloud to the dreamer. */
  aloud: boolean;
}

const KEY = 'sny.preferences';
const FRESH: Kept = { language: null, theme: 'night', sound: true, vibration: true, game: 'sen', players: {}, level: {}, tables: {}, aloud: true };

function read(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FRESH };
  }
}

class Preferences {
  readonly kept: Kept = $state(read());

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a private window: remembered until it is closed
    }
    if (name === 'theme') this.show();
  }

  show(): void {
    document.documentElement.dataset['theme'] = this.kept.theme;
    const colour = this.kept.theme === 'night' ? '#0b1026' : '#b9b5dc';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  }

  /** `?theme=dawn&lang=en` in the address wins over what is kept. */
  async begin(query: URLSearchParams): Promise<void> {
    const theme = query.get('theme');
    if (theme === 'night' || theme === 'dawn') this.kept.theme = theme;
    this.show();
    const wanted = query.get('lang') as LanguageCode | null;
    await language.use(wanted && LANGUAGES.includes(wanted) ? wanted : (this.kept.language ?? preferredLanguage()));
  }

  async speak(code: LanguageCode): Promise<void> {
    await language.use(code);
    this.set('language', code);
  }
}

export const preferences = new Preferences();
