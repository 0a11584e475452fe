// The icons of the art, and a few that only the screens need: lines on the same grid of 24.
import { icon, ICON_NAMES, type IconName as Drawn } from '../art/icons';

const LINES = {
  prev: 'M17 5l-8 7 8 7zM6 5v14',
  next: 'M7 5l8 7-8 7zM18 5v14',
  pass: 'M6 4h8v14H6zM17 8l4 4-4 4M21 12h-9',
  twins: 'M5 9h14M5 15h14',
  cover: 'M12 3v9M8 8.500l4 4 4-4M5 14v6h14v-6',
  send: 'M4 12l16-8-5 16-4-6zM20 4l-9 10',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  cards: 'M8 4h11v13M5 7h11v14H5z',
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  keys: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.500 6.500l4 4',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 18h.01',
  two: 'M8 4h11v13M5 7h11v14H5z',
} as const;

export type IconName = Drawn | keyof typeof LINES;

const HEAD =
  '<svg class="i" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">';
const isDrawn = (name: IconName): name is Drawn => (ICON_NAMES as readonly string[]).includes(name);

export function iconSvg(name: IconName): string {
  if (isDrawn(name)) return icon(name).replace('class="icon"', 'class="i"');
  return `${HEAD}<path d="${LINES[name]}"/></svg>`;
}
