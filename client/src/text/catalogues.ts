// Which languages there are, and which one this visitor reads: the first thing that the page has to know.
export const LANGUAGES = ['pl', 'en'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export const CATALOGUES: Record<LanguageCode, () => Promise<{ default: string }>> = {
  pl: () => import('../../../src/sny/locale/pl.ftl?raw'),
  en: () => import('../../../src/sny/locale/en.ftl?raw'),
};

/** What only explains: lessons, rules at a glance, what a card does. Too long to wait for before a first card. */
export const HELP: Record<LanguageCode, () => Promise<{ default: string }>> = {
  pl: () => import('../../../src/sny/locale/pl.help.ftl?raw'),
  en: () => import('../../../src/sny/locale/en.help.ftl?raw'),
};

const isCode = (code: unknown): code is LanguageCode => LANGUAGES.includes(code as LanguageCode);

/** `?lang=en` in the address wins over what was chosen here before, and that over what the browser asks for. */
export function preferredLanguage(
  search = location.search,
  chosen = kept()['language'],
  wanted: readonly string[] = navigator.languages,
): LanguageCode {
  const codes = [new URLSearchParams(search).get('lang'), chosen, ...wanted.map((tag) => tag.slice(0, 2))];
  return codes.find(isCode) ?? 'en';
}

export const KEPT = 'sny.preferences';

/** What this device remembers of its owner's tastes, as it was written. */
export function kept(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}
