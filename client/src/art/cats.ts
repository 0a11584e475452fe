// What cats share: a face that looks at us. Its outline, its eyes and its mouth make the character.
import { PAINT } from './palette';
import { disc, discs, line, piece, print, type Colour } from './shapes';
import type { Pen } from './svg';

/** About 60 wide, the middle between the eyes at (0,0). */
const HEADS = {
  classic: 'M-31 4C-33-12-30-22-27-40L-10-25Q0-28 10-25L27-40C30-22 33-12 31 4C30 20 14 28 0 28S-30 20-31 4Z',
  kitten: 'M-32 8C-34-6-30-20-27-37L-13-24Q0-27 13-24L27-37C30-20 34-6 32 8C30 22 14 27 0 27S-30 22-32 8Z',
  jowly:
    'M-39 9L-32 1C-33-14-30-22-26-35L-11-25Q0-28 11-25L26-35C30-22 33-14 32 1L39 9L33 11L37 20L26 19C17 28 8 29 0 29S-17 28-26 19L-37 20L-33 11Z',
  persian:
    'M-40 8C-44 0-38-7-35-11C-35-20-31-27-26-32L-13-24Q0-28 13-24L26-32C31-27 35-20 35-11C38-7 44 0 40 8C43 15 36 22 29 22C22 31 8 32 0 29C-8 32-22 31-29 22C-36 22-43 15-40 8Z',
  folded: 'M-31 4C-33-18-16-28 0-28S33-18 31 4C30 20 14 28 0 28S-30 20-31 4Z',
  siamese: 'M-27-6C-32-20-36-32-37-48L-13-27Q0-31 13-27L37-48C36-32 32-20 27-6C23 12 10 30 0 31S-23 12-27-6Z',
  lynx: 'M-42 15L-32 2C-32-10-31-18-29-27L-33-49L-23-35L-10-25Q0-28 10-25L23-35L33-49L29-27C31-18 32-10 32 2L42 15L33 14L37 25L25 19C16 28 8 28 0 28S-16 28-25 19L-37 25L-33 14Z',
  torn: 'M-31 4C-33-12-31-20-30-29L-24-27L-27-35L-20-32L-10-25Q0-28 10-25L28-42C30-22 33-12 31 4C30 20 14 28 0 28S-30 20-31 4Z',
} as const;

const EYES = {
  open: (iris: string) =>
    `${print('M-18 0a6 7 0 1 0 12 0a6 7 0 1 0-12 0ZM6 0a6 7 0 1 0 12 0a6 7 0 1 0-12 0Z', iris)}${print('M-12-6q4.5 6 0 12q-4.5-6 0-12ZM12-6q4.5 6 0 12q-4.5-6 0-12Z', PAINT.raven)}${print(discs('-10.5,-3,1.5 13.5,-3,1.5'), '#fff')}`,
  wide: (iris: string) =>
    `${print(discs('-13,0,10 13,0,10'), iris)}${print(discs('-13,1,7 13,1,7'), PAINT.raven)}${print(discs('-10,-2,2.4 16,-2,2.4'), '#fff')}`,
  half: (iris: string) =>
    `${print('M-19-2H-5Q-6 7-12 7T-19-2ZM5-2H19Q18 7 12 7T5-2Z', iris)}${print(discs('-12,1,3 12,1,3'), PAINT.raven)}${line('M-20-2H-4M4-2H20', PAINT.raven, 2.2)}`,
  cross: (iris: string) =>
    `${print('M-21-4Q-10-6-5 4Q-16 8-21-4ZM21-4Q10-6 5 4Q16 8 21-4Z', iris)}${print(discs('-9,1,3 9,1,3'), PAINT.raven)}${line('M-22-5Q-10-7-4 4M22-5Q10-7 4 4', PAINT.raven, 1.8)}`,
  stern: (iris: string) =>
    `${print('M-20-5L-4 2Q-6 8-12 8T-20-5ZM20-5L4 2Q6 8 12 8T20-5Z', iris)}${print(discs('-11,3,3 11,3,3'), PAINT.raven)}${line('M-22-6L-3 3M22-6L3 3', PAINT.raven, 2.4)}`,
  shut: (_iris: string) => line('M-19 0q7 7 14 0M5 0q7 7 14 0', PAINT.raven, 2.4),
} as const;

const MOUTHS = {
  smile: 'M0 15V18Q-6 24-10 18M0 18Q6 24 10 18',
  grin: 'M0 15V18Q-10 26-17 17M0 18Q10 26 17 17',
  frown: 'M0 15V18M-9 23Q0 15 9 23',
  oh: 'M0 15V17M0 18a3.5 4 0 1 0 .1 0Z',
} as const;

export interface Character {
  readonly head: keyof typeof HEADS;
  readonly eyes: keyof typeof EYES;
  readonly mouth?: keyof typeof MOUTHS;
  readonly fur: Colour;
  readonly ear: string;
  readonly iris: string;
  /** Drawn on the face under the eyes: a mask, stripes. */
  readonly marks?: string;
}

const WHISKERS = 'M-22 12L-42 9M-22 17L-40 20M22 12L42 9M22 17L40 20';

export function catHead(pen: Pen, x: number, y: number, size: number, turn: number, who: Character): string {
  const ears =
    who.head === 'folded'
      ? piece(pen, 'M-30-8C-34-26-24-34-8-27L-15-12ZM30-8C34-26 24-34 8-27L15-12Z', who.ear)
      : who.head === 'siamese'
        ? print('M-32-40L-27-18L-16-26ZM32-40L27-18L16-26Z', who.ear)
        : print('M-24-32L-24-17L-14-23ZM24-32L24-17L14-23Z', who.ear);
  return (
    `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}scale(${size})">` +
    piece(pen, HEADS[who.head], who.fur) +
    ears +
    (who.marks ?? '') +
    EYES[who.eyes](who.iris) +
    print('M-4 10H4L0 15Z', '#d9607a') +
    line(MOUTHS[who.mouth ?? 'smile'] + WHISKERS, PAINT.raven, 1.4) +
    '</g>'
  );
}

/** Where a paw lies over an edge. */
export const paw = (pen: Pen, x: number, y: number, fur: Colour, claw: string): string =>
  piece(pen, `M${x - 11} ${y}a11 12 0 0 1 22 0a11 9 0 0 1-22 0Z`, fur) +
  line(`M${x - 3} ${y - 2}v6M${x + 3} ${y - 2}v6`, claw, 1.4);

export const bell = (x: number, y: number, gold: string): string =>
  print(disc(x, y, 7), gold) + line(`M${x - 4} ${y + 1}h8`, '#7a4a1a', 1.4);
