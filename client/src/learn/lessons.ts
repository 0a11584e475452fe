// What a coach says, as data: a list of lessons a game, the more special ones first. A lesson is about what may be done
// now, as `legal` tells it, or about what has just happened; so it cannot speak of a move that the rules do not allow.
import type { View } from '../games/game';
import type { Values } from '../text/language.svelte';
import type { Heard, Words } from '../text/words';

/** What the coach sees: no more than the player does. */
export interface Situation {
  readonly seat: number;
  readonly view: View;
  readonly legal: readonly string[];
  readonly heard: readonly Heard[];
  /** The end of a round is being shown. */
  readonly reveal: boolean;
  readonly over: boolean;
}

export interface Lesson {
  /** The end of the id of its message: `client-learn-GAME-ID`. */
  readonly id: string;
  /** A card whose name and effect are told instead of a message of the lesson's own. */
  readonly card?: string;
  /** The course is over with it. */
  readonly ends?: boolean;
  /** Verbs of the notation that must all be legal now. */
  readonly may?: readonly string[];
  readonly mayNot?: readonly string[];
  /** It is somebody else's turn. */
  readonly waits?: boolean;
  readonly when?: (situation: Situation) => boolean;
  /** The verb whose place on the table is pointed at; an action where one of them is meant. */
  readonly point?: string | ((situation: Situation) => string | null);
  readonly values?: (situation: Situation, words: Words) => Values;
  /** Told every time, and not only once. */
  readonly always?: boolean;
}

export interface Course {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly lessons: readonly Lesson[];
}

export const verbOf = (action: string): string => action.split(' ')[0] ?? '';
export const may = ({ legal }: Pick<Situation, 'legal'>, verb: string): boolean =>
  legal.some((action) => verbOf(action) === verb);

/** How often the player has acted in this game. */
const ACTS = ['drew', 'took', 'called', 'played', 'attacked', 'exchanged'];
export const acted = ({ heard, seat }: Situation): number =>
  heard.filter((event) => event['seat'] === seat && ACTS.includes(event.event)).length;

export function fits(lesson: Lesson, situation: Situation): boolean {
  if (lesson.waits && (situation.legal.length > 0 || situation.reveal || situation.over)) return false;
  if (lesson.may?.some((verb) => !may(situation, verb)) || lesson.mayNot?.some((verb) => may(situation, verb)))
    return false;
  return lesson.when?.(situation) ?? Boolean(lesson.may || lesson.waits);
}

/** What is told now. What is being told stays as long as it fits; after that it is known. */
export function chosen(
  lessons: readonly Lesson[],
  situation: Situation,
  told: ReadonlySet<string>,
  current: string | null,
): Lesson | null {
  const fitting = lessons.filter((lesson) => fits(lesson, situation));
  return fitting.find((lesson) => !told.has(lesson.id) || lesson.always || lesson.id === current) ?? null;
}

/** The action that a lesson points at. */
export function pointedAt(lesson: Lesson, situation: Situation): string | null {
  const { point } = lesson;
  if (point === undefined) return null;
  if (typeof point === 'function') return point(situation);
  return situation.legal.find((action) => verbOf(action) === point) ?? null;
}
