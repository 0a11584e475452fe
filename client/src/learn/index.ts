// The courses, each loaded when it is wanted.
import type { Course } from './lessons';

const COURSES: Readonly<Record<string, () => Promise<{ course: Course }>>> = {
  sen: () => import('./sen'),
  smoki: () => import('./smoki'),
  koty: () => import('./koty'),
  'kraina-snow': () => import('./kraina_snow'),
};

export async function courseOf(game: string): Promise<Course | null> {
  return (await COURSES[game]?.())?.course ?? null;
}
