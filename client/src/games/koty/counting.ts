// The end of a game, read off from its events: who ended it, what each dream holds, and who has won.
import type { Heard } from '../../text/words';
import { LANDS, type KotyView } from './view';

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
  const winners = events.filter((heard) => heard.event === 'won').map((heard) => heard['seat'] as number);
  const lands = (seat: number): number[] => {
    const worth = Array.from({ length: LANDS }, () => 0);
    for (const heard of events)
      if (heard.event === 'counted' && heard['seat'] === seat) worth[heard['land'] as number] = Number(heard['worth']);
    return worth;
  };
  const rows = events
    .filter((heard) => heard.event === 'scored')
    .map((heard): Row => {
      const seat = heard['seat'] as number;
      const [cats, nines, team] = [Number(heard['cats']), Number(heard['nines']), Number(heard['team_cats'])];
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
    ended: (events.find((heard) => heard.event === 'ended')?.['seat'] as number | null | undefined) ?? null,
    winners,
    best: rows.find((row) => row.won)?.team ?? 0,
    byNines: events.some((heard) => heard.event === 'won' && heard['reason'] === 'nines'),
  };
}
