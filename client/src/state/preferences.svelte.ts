// What this device remembers of its owner's tastes.
import { KEPT, kept, preferredLanguage, type LanguageCode } from '../text/catalogues';
import { language } from '../text/language.svelte';

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
  /** Whether somebody has chosen the name of this device, or let the proposed one stand. */
  named: boolean;
  /** The games that were played here: what is new is explained. */
  met: readonly string[];
}

const FRESH: Kept = {
  language: null,
  theme: 'night',
  sound: true,
  vibration: true,
  game: 'sen',
  players: {},
  level: {},
  tables: {},
  aloud: true,
  named: false,
  met: [],
};

class Preferences {
  readonly kept: Kept = $state({ ...FRESH, ...kept() });

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.kept[name] = value;
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.kept));
    } catch {
      // a private window: remembered until it is closed
    }
    if (name === 'theme') this.show();
  }

  meet(game: string): void {
    if (!this.kept.met.includes(game)) this.set('met', [...this.kept.met, game]);
  }

  show(): void {
    document.documentElement.dataset['theme'] = this.kept.theme;
    const colour = this.kept.theme === 'night' ? '#0b1026' : '#b9b5dc';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  }

  /** `?theme=dawn` in the address wins over what is kept. */
  async begin(): Promise<void> {
    const theme = new URLSearchParams(location.search).get('theme');
    if (theme === 'night' || theme === 'dawn') this.kept.theme = theme;
    this.show();
    await language.use(preferredLanguage());
  }

  async speak(code: LanguageCode): Promise<void> {
    await language.use(code);
    this.set('language', code);
  }
}

export const preferences = new Preferences();
