// A request that the first lines of the page make, before the code is there that wants its answer.
let games: Promise<Response> | null = null;

export function askEarly(): void {
  games = fetch('/api/games', { credentials: 'same-origin' });
  games.catch(() => undefined); // whoever takes the answer complains
}

/** The answer, once: whoever asks again wants to know how it is now. */
export function takeEarly(): Promise<Response> | null {
  const asked = games;
  games = null;
  return asked;
}
