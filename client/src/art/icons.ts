// Icons: one line of two units with round ends in a 24 × 24 box, solid where a line would be too thin to know it by.
// They take the colour of the text beside them. Every one stands beside a word or gets a label.
import { escape } from './svg';

const solid = (path: string) => `<path d="${path}" fill="currentColor" stroke="none"/>`;
const drawn = (path: string) => `<path d="${path}"/>`;

const ICONS = {
  raven: solid(
    'M1 9l5.5-2C7 4.5 9 3 11.3 3.600c2.3.6 3.2 2.4 4.4 4.6 1.6 3 4 5.6 7.3 8.800l-5.6-1 1.3 3-4.7-2.2-1.5.3.7 3.900h-2l-.7-4H9.500l-.3 4h-2l.3-4.600C5.2 14.5 4.3 12 5.2 9.600zM9 6.200a.9.9 0 1 0 .01 0z',
  ),
  moon: drawn('M19.5 14.500A8 8 0 1 1 10 4.300a6.5 6.5 0 0 0 9.5 10.200z'),
  sun: drawn(
    'M12 8a4 4 0 1 0 .01 0zM12 2.500V4M12 20v1.500M2.5 12H4M20 12h1.500M5.3 5.300l1 1M17.7 17.700l1 1M5.3 18.700l1-1M17.7 6.300l1-1',
  ),
  theme: drawn('M12 3a9 9 0 1 0 .01 0z') + solid('M12 3a9 9 0 0 1 0 18z'),
  hourglass:
    drawn('M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9') +
    solid('M9 19.500c.5-2 3-2.5 3-4 0 1.5 2.5 2 3 4z'),
  clock: drawn('M12 3a9 9 0 1 0 .01 0zM12 7.500V12l3.2 2'),
  chat:
    drawn('M4 5h16v11h-9l-4.5 4V16H4z') +
    solid('M8 9.200a1.3 1.3 0 1 0 .01 0zM12 9.200a1.3 1.3 0 1 0 .01 0zM16 9.200a1.3 1.3 0 1 0 .01 0z'),
  crown: drawn('M3.5 8l4.3 4L12 5l4.2 7 4.3-4-1.7 10H5.200z'),
  trophy: drawn(
    'M7.5 4h9v5a4.5 4.5 0 0 1-9 0zM7.5 5.500H4c0 3.5 1.5 5 3.8 5M16.5 5.500H20c0 3.5-1.5 5-3.8 5M12 13.500V17M8 20.500c0-2 1.8-3.5 4-3.500s4 1.5 4 3.500z',
  ),
  bot:
    drawn('M5.5 9h13v9.500h-13zM12 9V5M3 12.500V15M21 12.500V15M9.5 15.500h5') +
    solid('M12 2.500a1.6 1.6 0 1 0 .01 0zM9.3 11a1.4 1.4 0 1 0 .01 0zM14.7 11a1.4 1.4 0 1 0 .01 0z'),
  eye: drawn('M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z') + solid('M12 8.500a3.5 3.5 0 1 0 .01 0z'),
  'eye-off': drawn(
    'M3 3l18 18M9.5 5.300A11 11 0 0 1 12 5c3.5 0 7 2 10 7a17 17 0 0 1-3 3.700M6 7.300A17 17 0 0 0 2 12c3 5 6.5 7 10 7 1.3 0 2.6-.3 3.8-.8',
  ),
  hand: drawn(
    'M8 12.500V6a1.5 1.5 0 0 1 3 0v5V4.500a1.5 1.5 0 0 1 3 0V11 5.500a1.5 1.5 0 0 1 3 0V15c0 4-2.5 6-5.5 6-2.5 0-4-1-5.5-3.500l-2.6-4.300a1.5 1.5 0 0 1 2.5-1.700z',
  ),
  'sound-on': drawn('M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12'),
  'sound-off': drawn('M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM16 9.500l5 5M21 9.500l-5 5'),
  settings:
    drawn('M4 7h9M18 7h2M4 12h2M11 12h9M4 17h8M17 17h3') +
    drawn('M15.5 4.800a2.2 2.2 0 1 0 .01 0zM8.5 9.800a2.2 2.2 0 1 0 .01 0zM14.5 14.800a2.2 2.2 0 1 0 .01 0z'),
  qr:
    drawn('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z') +
    solid(
      'M6.2 6.200h1.600v1.600H6.200zM16.2 6.200h1.600v1.600h-1.600zM6.2 16.200h1.600v1.600H6.200zM13 13h3v3h-3zM18 13h3v3h-3zM15.5 15.500h3v3h-3zM13 18h3v3h-3zM18 18h3v3h-3z',
    ),
  copy: drawn('M9 9h11v11H9zM15 9V4H4v11h5'),
  share: drawn('M12 15V4M8 7.500L12 3.500l4 4M6 11.500H4.500V20.500h15v-9H18'),
  link: drawn('M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700L12 17'),
  undo: drawn('M8.5 5L4 9.5 8.5 14M4.5 9.500H14a5.5 5.5 0 0 1 0 11h-4'),
  hint: drawn('M9.5 17.500h5M10.5 21h3M9.5 17.500c0-3-3-4-3-8a5.5 5.5 0 0 1 11 0c0 4-3 5-3 8'),
  exit: drawn('M13.5 4H5v16h8.500M10 12h10.500M17 8.500l3.5 3.5-3.5 3.5'),
  'full-screen': drawn('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'),
  'small-screen': drawn('M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5'),
  language: drawn(
    'M12 3a9 9 0 1 0 .01 0zM3.3 12h17.400M12 3c3.2 2.6 4.2 5.6 4.2 9s-1 6.4-4.2 9c-3.2-2.6-4.2-5.6-4.2-9S8.8 5.6 12 3z',
  ),
  team: drawn(
    'M8.5 5a3 3 0 1 0 .01 0zM2.5 19c0-4 2.5-6 6-6s6 2 6 6M16 5.300a3 3 0 0 1 0 5.500M17.5 13.300c2.6.7 4 2.7 4 5.7',
  ),
  person: drawn('M12 4a4 4 0 1 0 .01 0zM4.5 20.500c0-4.5 3-7 7.5-7s7.5 2.5 7.5 7'),
  shield: drawn('M12 3l8 3c0 7-2.5 12-8 15-5.5-3-8-8-8-15z'),
  claw: drawn('M6 4c1 6 0 11-2 15M12.5 3c1 7 0 12-2 17M19 4c1 6 0 11-2 15'),
  arrow: drawn('M4 12h15M13.5 6L19.5 12l-6 6'),
  swap: drawn('M4 8.500h14.500M14.5 4.500l4 4-4 4M20 15.500H5.500M9.5 11.500l-4 4 4 4'),
  menu: drawn('M4 7h16M4 12h16M4 17h16'),
  close: drawn('M6 6l12 12M18 6L6 18'),
  check: drawn('M4.5 12.500l5 5.500L20 6'),
  plus: drawn('M12 5v14M5 12h14'),
  minus: drawn('M5 12h14'),
  play: drawn('M7.5 4.500L19 12 7.5 19.500z'),
  pause: drawn('M8.5 5v14M15.5 5v14'),
  lock: drawn('M5.5 11h13v9.500h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3') + solid('M12 14a1.6 1.6 0 1 0 .01 0z'),
  pencil: drawn('M4 20l1-4.500L16 4.5 19.5 8 8.5 19zM13.5 7l3.5 3.5'),
  pad: drawn('M6 4.500h12V21H6zM9 2.500v4M12 2.500v4M15 2.500v4M9 11h6M9 15h4'),
  text: drawn('M4 6h16M4 10.500h16M4 15h11M4 19.500h7'),
  mic: drawn('M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.500V21'),
  phone: drawn('M7 2.500h10v19H7zM11 18.500h2'),
  screen: drawn('M3 5h18v11.500H3zM8.5 20.500h7M12 16.500v4'),
  book: drawn(
    'M12 6.500C9.5 4.5 6.5 4 3.5 4.500v14c3-.5 6 0 8.5 2 2.5-2 5.5-2.5 8.5-2v-14c-3-.5-6 0-8.5 2zM12 6.500v14',
  ),
  wake: drawn('M2.5 18.500h19M5.5 18.500a6.5 6.5 0 0 1 13 0M12 5v3M4 9.500l2 1.800M20 9.500l-2 1.8'),
  paw: solid(
    'M12 11.500c-3 0-6 3.2-6 6 0 2.3 2 2.8 3.5 2.3 1.6-.5 3.4-.5 5 0 1.5.5 3.5 0 3.5-2.3 0-2.8-3-6-6-6zM4.8 8.300a2 2.5 0 1 0 .01 0zM9.4 4.200a2 2.6 0 1 0 .01 0zM14.6 4.200a2 2.6 0 1 0 .01 0zM19.2 8.300a2 2.5 0 1 0 .01 0z',
  ),
  dragon: solid(
    'M2 21.500c0-6.5 2.6-11 6.6-13.300L2.5 7.500l6-2.700L5 1.500l8.2 2C16.5 3 19 4.5 20 6.800l3.5 2-1 3-5.2.2 4.2 3.2-2 2.400c-3.2.8-6-.2-7.8-1.5-1.7 1.5-2.5 3.7-2.5 5.900zM14 7l3.2 1.5-3.7.6z',
  ),
  star: drawn('M12 3l2.6 6 6.4.5-4.9 4.2 1.5 6.300L12 16.6 6.4 20l1.5-6.300L3 9.5 9.4 9z'),
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

const STROKE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** One icon by itself. With a label it is spoken, without one it is decoration. */
export const icon = (name: IconName, label?: string): string =>
  `<svg class="icon" viewBox="0 0 24 24" ${STROKE} ${label ? `role="img"><title>${escape(label)}</title>` : 'aria-hidden="true">'}${ICONS[name]}</svg>`;

/** All icons as symbols, to be put into the page once; `useIcon` then refers to them. */
export const iconSprite = (names: readonly IconName[] = ICON_NAMES): string =>
  `<svg width="0" height="0" aria-hidden="true">${names.map((name) => `<symbol id="icon-${name}" viewBox="0 0 24 24" ${STROKE}>${ICONS[name]}</symbol>`).join('')}</svg>`;

export const useIcon = (name: IconName, label?: string): string =>
  `<svg class="icon" viewBox="0 0 24 24" ${label ? `role="img"><title>${escape(label)}</title>` : 'aria-hidden="true">'}<use href="#icon-${name}"/></svg>`;
