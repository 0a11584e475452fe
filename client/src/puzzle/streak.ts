// Days in a row with a right answer to the daily puzzle, kept on this device alone.
const KEPT = 'sny.puzzles';
const DAY = 86_400_000;

export interface Streak {
  /** The last day that was answered, as 2026-11-17. */
  readonly day: string;
  readonly days: number;
  readonly longest: number;
  /** What was answered on that day. */
  readonly answer: string;
}

export const NONE: Streak = { day: '', days: 0, longest: 0, answer: '' };

/** The day here, which need not be that of the server. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const isNext = (day: string, before: string) => Date.parse(day) - Date.parse(before) === DAY;

/** The first answer of a day counts, and none for a day that is past. */
export function answered(streak: Streak, day: string, answer: string, right: boolean): Streak {
  if (day <= streak.day) return streak;
  const days = right ? (isNext(day, streak.day) ? streak.days : 0) + 1 : 0;
  return { day, days, longest: Math.max(days, streak.longest), answer };
}

/** What is left of it today: a day that was left out ends it. */
export const standing = (streak: Streak, today: string): number =>
  streak.day === today || isNext(today, streak.day) ? streak.days : 0;

export function keptStreak(): Streak {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Streak>) };
  } catch {
    return NONE;
  }
}

export function keepStreak(streak: Streak): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(streak));
  } catch {
    // a private window: not remembered
  }
}
