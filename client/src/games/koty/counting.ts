// The end of a game, read off from its events: who ended it, what each dream holds, and who has won.
import type { Heard } from '../../text/words';
import { LANDS, told, type KotyView } from './view';

export interface Row {
  readonly seat: number;
  readonly cats: number;
  readonly nines: number;
  /** What each land counts for. */
  readonly lands: readonly number[];
  /** The cats of the whole team; without teams those of the seat. */
  readonly team: number;
  readonly won: boolean;
}

export interface Counting {
  /** The winners last. */
  readonly rows: readonly Row[];
  /** Whose full lands ended the game; null when the cards ran out. */
  readonly ended: number | null;
  readonly winners: readonly number[];
  /** The cats that won. */
  readonly best: number;
  /** Whether others have as many cats, and the nines decided. */
  readonly byNines: boolean;
}

export function counting(events: readonly Heard[], view: KotyView): Counting {
  const won = told(events, 'won');
  const winners = won.map(({ seat }) => seat ?? 0);
  const lands = (seat: number): number[] => {
    const worth = Array.from({ length: LANDS }, () => 0);
    for (const counted of told(events, 'counted')) if (counted.seat === seat) worth[counted.land ?? 0] = counted.worth;
    return worth;
  };
  const rows = told(events, 'scored').map((scored): Row => {
    const seat = scored.seat ?? 0;
    const { cats, nines, team_cats: team } = scored;
    return { seat, cats, nines, lands: lands(seat), team, won: winners.includes(seat) };
  });
  const order = (row: Row): number[] => [Number(row.won), row.team, view.team[row.seat] ?? row.seat, row.seat];
  return {
    rows: rows.sort(
      (one, other) =>
        order(one)
          .map((value, key) => value - (order(other)[key] ?? 0))
          .find(Boolean) ?? 0,
    ),
    ended: told(events, 'ended')[0]?.seat ?? null,
    winners,
    best: rows.find((row) => row.won)?.team ?? 0,
    byNines: won.some(({ reason }) => reason === 'nines'),
  };
}
