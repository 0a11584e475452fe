// The end of a game, read off from its events: who ended it, what each dream holds, and who has won.
import type { Heard } from '../../text/words';
import { teamOf, type KotyView } from './view';

export interface Row {
  readonly seat: number;
  readonly cats: number;
  readonly nines: number;
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
  const winners = events.filter((heard) => heard.event === 'won').map((heard) => heard['seat'] as number);
  const scored = events
    .filter((heard) => heard.event === 'scored')
    .map((heard) => ({
      seat: heard['seat'] as number,
      cats: heard['cats'] as number,
      nines: heard['nines'] as number,
    }));
  const rows = scored.map(({ seat, cats, nines }): Row => {
    const team = scored
      .filter((other) => teamOf(view, other.seat) === teamOf(view, seat))
      .reduce((sum, other) => sum + other.cats, 0);
    return { seat, cats, nines, team, won: winners.includes(seat) };
  });
  const order = (row: Row): number[] => [Number(row.won), row.team, teamOf(view, row.seat), row.seat];
  const best = rows.find((row) => row.won)?.team ?? 0;
  return {
    rows: rows.sort(
      (one, other) =>
        order(one)
          .map((value, key) => value - (order(other)[key] ?? 0))
          .find(Boolean) ?? 0,
    ),
    ended: (events.find((heard) => heard.event === 'ended')?.['seat'] as number | null | undefined) ?? null,
    winners,
    best,
    byNines: rows.some((row) => !row.won && row.team === best),
  };
}
