// Run by the build (scripts/still.mjs): the first screen as a stranger sees it, in every language.
import { render } from 'svelte/server';
import App from './App.svelte';
import { LANGUAGES } from './text/catalogues';
import { language } from './text/language.svelte';

export async function screens(): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {};
  for (const code of LANGUAGES) {
    await language.load(code);
    drawn[code] = render(App).body;
  }
  return drawn;
}
