// A story goes out sentence by sentence: what is finished is said, what is being written stays in the writer's hand.

const LONGEST = 3900; // the table takes 4000 characters at once
const ENDS = /[.!?…]+["”’)]*\s+|\n+/gu;

/** The finished sentences of a draft, and the rest. */
export function finished(draft: string): { said: string; rest: string } {
  let end = 0;
  for (const match of draft.matchAll(ENDS)) end = match.index + match[0].length;
  return { said: draft.slice(0, end).trim(), rest: draft.slice(end) };
}

/** Pieces that the table takes, cut between words. */
export function portions(text: string, longest = LONGEST): string[] {
  const cut: string[] = [];
  let portion = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    if (portion && portion.length + 1 + word.length > longest) {
      cut.push(portion);
      portion = '';
    }
    portion = portion ? `${portion} ${word}` : word.slice(0, longest);
  }
  return portion ? [...cut, portion] : cut;
}

/** Whether there is anything in it that can be said. */
export const sayable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A clue or a guess is one word: two of them are caught before they cost anything. */
export const isOneWord = (text: string): boolean => /^\S+$/u.test(text.trim());
