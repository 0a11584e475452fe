// Which words of a story light up. The table says which words a part of the story has named, in whatever form; here the
// form is found in the text, so that it can be shown. A form that is not found leaves only its word lit beside the page.

export interface Piece {
  readonly text: string;
  /** The word that this form names. */
  readonly names?: string;
}

const LETTERS = /[\p{L}\p{N}’'-]+/gu;
const ALIKE = 0.5;

const plain = (text: string): string =>
  text.toLocaleLowerCase('pl').replace(/ł/g, 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** How alike two words are, from 0 to 1: forms share their beginning, and change at the end. */
export function alike(form: string, word: string): number {
  const [one, other] = [plain(form), plain(word)];
  if (one === other) return 1;
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one[shared] === other[shared]) shared++;
  return shared === 0
    ? 0
    : 1 - distance(one, other) / Math.max(one.length, other.length) + 0.1 * Math.min(2, shared) - 0.1;
}

/** Letters to add, leave out or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let column = 1; column <= other.length; column++) {
      const change = (row[column - 1] ?? 0) + (one[line - 1] === other[column - 1] ? 0 : 1);
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A part of the story, cut where a named word begins and ends. */
export function pieces(part: string, named: readonly string[]): Piece[] {
  const forms = [...part.matchAll(LETTERS)].map((match) => ({ at: match.index, text: match[0] }));
  const lit = new Map<number, string>();
  for (const word of named) {
    const best = forms
      .filter((form) => !lit.has(form.at))
      .map((form) => ({ form, alike: alike(form.text, word) }))
      .sort((one, other) => other.alike - one.alike)[0];
    if (best && best.alike >= ALIKE) lit.set(best.form.at, word);
  }
  const cut: Piece[] = [];
  let from = 0;
  for (const { at, text } of forms) {
    const names = lit.get(at);
    if (names === undefined) continue;
    if (at > from) cut.push({ text: part.slice(from, at) });
    cut.push({ text, names });
    from = at + text.length;
  }
  return from < part.length ? [...cut, { text: part.slice(from) }] : cut;
}
