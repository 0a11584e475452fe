// The first screen before its scripts are there: drawn by the build (scripts/still.mjs), shown to strangers, for whom it
// is right. Whoever has tastes that are kept here has the whole client in the cache. What is tapped meanwhile is not lost.
import { kept, type LanguageCode } from './text/catalogues';

let shown = false;
let tapped: HTMLButtonElement | null = null;

export function showFirst(code: LanguageCode): void {
  const screen = document.querySelector<HTMLTemplateElement>(`template[lang="${code}"]`);
  if (!screen || location.pathname !== '/' || location.search || Object.keys(kept()).length) return;
  document.documentElement.lang = code;
  document.body.append(screen.content);
  document.addEventListener('click', keep, true);
  shown = true;
}

function keep(event: Event): void {
  const button = (event.target as Element).closest('button');
  if (!button) return;
  tapped?.removeAttribute('aria-busy');
  tapped = button;
  tapped.setAttribute('aria-busy', 'true'); // heard, and on its way
}

export interface First {
  readonly tapped: HTMLButtonElement | null;
  /** The game that is chosen on it. */
  readonly game: string;
}

/** What has become of it; from now on it is in the hands of whoever asks. Null where it was not shown. */
export function takeFirst(): First | null {
  if (!shown) return null;
  shown = false;
  document.removeEventListener('click', keep, true);
  tapped?.removeAttribute('aria-busy');
  return { tapped, game: document.querySelector<HTMLInputElement>('input[name="game"]:checked')?.value ?? '' };
}
