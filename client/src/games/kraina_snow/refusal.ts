// Why the table would not take what was said. The reason stands between the action and what could have been played
// instead; it is in the language of the table, as its words are.

/** The reason alone, or nothing where the table gave none. */
export function reasonIn(refused: string, action: string): string {
  const end = refused.lastIndexOf('; legal now:');
  if (end < 0) return '';
  const said = refused.indexOf(action);
  const start = said < 0 ? refused.indexOf(': ') : refused.indexOf(': ', said + action.length);
  return start < 0 || start > end ? '' : refused.slice(start + 2, end);
}

/** A clue or a guess is one word: two of them are caught before they cost anything. */
export const isOneWord = (text: string): boolean => /^\S+$/u.test(text.trim());
