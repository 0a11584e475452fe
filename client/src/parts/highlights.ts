// What was remarkable about a match, from its score sheet: who stood where at the end, when the winner took the lead for
// good, and whose round was the best. Only numbers that everybody has seen.
import type { Sheet } from '../games/game';
import type { Heard } from '../text/words';

export interface Rank {
  readonly seat: number;
  readonly place: number;
  readonly score: number;
}

/** Whether fewer points are better is told by who has won. */
function fewerWin(scores: readonly number[], winners: readonly number[]): boolean {
  const best = scores[winners[0] ?? 0] ?? 0;
  return scores.every((score) => score >= best) && scores.some((score) => score > best);
}

/** Winners first, whatever decided a tie; then by points. Equal points share a place. */
export function ranking(scores: readonly number[], winners: readonly number[]): Rank[] {
  const sign = fewerWin(scores, winners) ? 1 : -1;
  const won = (seat: number) => (winners.includes(seat) ? 0 : 1);
  const seats = scores.map((_, seat) => seat);
  seats.sort((one, other) => won(one) - won(other) || sign * ((scores[one] ?? 0) - (scores[other] ?? 0)));
  const ranks: Rank[] = [];
  for (const [index, seat] of seats.entries()) {
    const before = ranks.at(-1);
    const shares = before && won(before.seat) === won(seat) && before.score === scores[seat];
    ranks.push({ seat, score: scores[seat] ?? 0, place: shares ? before.place : index + 1 });
  }
  return ranks;
}

export interface Turning {
  readonly round: number;
  readonly seat: number;
}

/** The round, counted from 1, with which the only winner came to lead and stayed ahead; none where it was always so. */
export function turningPoint(sheet: Sheet, scores: readonly number[], winners: readonly number[]): Turning | null {
  const [seat] = winners;
  if (seat === undefined || winners.length > 1 || sheet.rows.length < 3) return null;
  const sign = fewerWin(scores, winners) ? 1 : -1;
  const sums = scores.map(() => 0);
  const led = sheet.rows.map((row) => {
    row.scores.forEach((score, each) => (sums[each] = (sums[each] ?? 0) + score));
    return sums.every((sum, each) => each === seat || sign * sum > sign * (sums[seat] ?? 0));
  });
  if (sums.some((sum, each) => sum !== scores[each])) return null; // won by something else than points
  const round = led.lastIndexOf(false) + 1;
  return round > 0 && round < led.length ? { round: round + 1, seat } : null;
}

export interface Call {
  readonly seat: number;
  readonly round: number;
  readonly count: number;
}

/** The call with the fewest ravens that was right. */
export function bestCall(heard: readonly Heard[]): Call | null {
  let [round, caller] = [0, -1];
  let best: Call | null = null;
  for (const event of heard) {
    if (event.event === 'dealt') {
      round += 1;
      caller = -1;
    } else if (event.event === 'called') caller = event['seat'] as number;
    else if (event.event === 'scored' && event['seat'] === caller) {
      const [count, score] = [event['count'] as number, event['score'] as number];
      if (score <= count && (best === null || count < best.count)) best = { seat: caller, round, count };
    }
  }
  return best;
}
