// What dragons share: a head in profile. Everything else about a dragon is its own.
import { PAINT } from './palette';
import { disc, line, piece, print, type Colour } from './shapes';
import type { Pen } from './svg';

export interface Looks {
  readonly skin: Colour;
  readonly horn: Colour;
  readonly iris: string;
  readonly ink: string;
  /** A heavy lid: cross, or just tired. */
  readonly lid?: boolean;
}

/** A head that sits on a neck ending in (x, y) and looks right; left with a negative size. About 60 long. */
export function muzzle(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  turn: number,
  { skin, horn, iris, ink, lid = false }: Looks,
): string {
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${size} ${Math.abs(size)})">` +
    piece(pen, 'M-8-8L-22-30L-2-20L-6-38L10-18Z', horn) +
    piece(pen, 'M-6-4C-2-16 16-20 28-12L52-6C62-3 62 6 54 9L42 11L54 16C50 22 36 24 26 20C12 20-2 12-6-4Z', skin) +
    line('M40 10L20 8', ink, 1.6) +
    print(disc(21, -5, 4.8), iris) +
    print('M20-8.5q3 3.5 0 7q-3-3.5 0-7Z', PAINT.raven) +
    (lid ? line('M14-11L28-6', ink, 3) : '') +
    print(disc(52, -1, 1.5), ink) +
    '</g>'
  );
}
