// The courses, each loaded when it is wanted. A game of words is learnt by reading its page: nobody can be hurried by a
// glass and taught at once.
import type { Course } from './lessons';

const COURSES: Readonly<Record<string, () => Promise<{ course: Course }>>> = {
  sen: () => import('./sen'),
  smoki: () => import('./smoki'),
  koty: () => import('./koty'),
};

export const LEARNT = Object.keys(COURSES);

export async function courseOf(game: string): Promise<Course | null> {
  return (await COURSES[game]?.())?.course ?? null;
}
