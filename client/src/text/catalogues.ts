// Which languages there are, and which one this visitor reads: the first thing that the page has to know.
export const LANGUAGES = ['pl', 'en'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Messages in a language. */
export type Texts = (code: LanguageCode) => Promise<string>;

const files = import.meta.glob<string>('../../../src/sny/locale/*.ftl', { query: '?raw', import: 'default' });

/** A catalogue by its name, or that of every screen; a game that the client was not built with has none here. */
export const catalogue =
  (name = ''): Texts =>
  async (code) =>
    (await files[`../../../src/sny/locale/${name && `${name}.`}${code}.ftl`]?.()) ?? '';

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
