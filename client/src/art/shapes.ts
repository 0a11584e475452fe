// The paper: `sheet` and `piece` lay cut paper with a soft shadow under it and light along its edge, `print` and `line`
// draw on it. Then the outlines that every land is made of. A card is 200 × 280; sheets run a little past its sides.
import { PAINT } from './palette';
import { r1, smooth, stations, type Pen, type Station } from './svg';

export const WIDTH = 200;
export const HEIGHT = 280;

/** One colour, or several that run from the top to the bottom. */
export type Colour = string | readonly string[];

/** The two shadows, written once a picture. They fall a little upwards from a sheet, so that the crest of a hill stands
 * off the hill behind it. sRGB and tight regions halve their cost. */
export function shadows(pen: Pen, prefix: string): string {
  if (!pen.sheet) return '';
  const shadow = (name: string, region: string, drop: string) =>
    `<filter id="${prefix}-${name}" ${region} color-interpolation-filters="sRGB"><feDropShadow ${drop} flood-color="${PAINT.night}" flood-opacity=".55"/></filter>`;
  return (
    shadow('s', 'x="0" y="-.3" width="1" height="1.3"', 'dx="0" dy="-1.5" stdDeviation="4"') +
    shadow('p', 'x="-.2" y="-.2" width="1.4" height="1.4"', 'dx="1.5" dy="2" stdDeviation="2.2"')
  );
}

/** A broad sheet across the card: land, water, a bank of clouds. `edge` is the light on its rim. */
export const sheet = (pen: Pen, outline: string, colour: Colour, edge = '#fff3'): string =>
  cut(pen, outline, colour, edge, pen.sheet);

/** A smaller piece glued on: a house, a moon, a figure. */
export const piece = (pen: Pen, outline: string, colour: Colour, edge = '#fff5'): string =>
  cut(pen, outline, colour, edge, pen.piece);

function cut(pen: Pen, outline: string, colour: Colour, edge: string, shadow: string): string {
  const fill = paint(pen, colour);
  return `${fill.defs}<path d="${outline}" fill="${fill.use}" stroke="${edge}"${shadow}/>`;
}

/** Flat ink on whatever lies below, without shadow or rim. */
export const print = (outline: string, colour: string, opacity = 1): string =>
  `<path d="${outline}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const line = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;

/** A plain colour as it is, several as a gradient. */
export function paint(pen: Pen, colour: Colour, direction = 'x2="0" y2="1"'): { defs: string; use: string } {
  if (typeof colour === 'string') return { defs: '', use: colour };
  const id = pen.id();
  const stops = colour.map(
    (each, place) =>
      `<stop${place ? ` offset="${+(place / (colour.length - 1)).toFixed(2)}"` : ''} stop-color="${each}"/>`,
  );
  return { defs: `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`, use: `url(#${id})` };
}

export function sky(pen: Pen, colours: readonly string[]): string {
  const fill = paint(pen, colours);
  return `${fill.defs}<path d="M0 0H200V280H0Z" fill="${fill.use}"/>`;
}

/** Outline of rolling land: a soft ridge through the points, filled down to the bottom. */
export const ridge = (crest: string): string => `${smooth(across(crest), Math.round)}V290H-9Z`;

/** Outline of rock: the same with straight cuts. */
export const crag = (crest: string): string =>
  `M${across(crest)
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}V290H-9Z`;

/** The points of a crest, its ends drawn out past the sides of the card. */
const across = (crest: string): Station[] =>
  stations(crest).map(([x, y], place, all) => [place === 0 ? -9 : place === all.length - 1 ? 209 : x, y, 0]);

/** Outline of water: a row of crests that lean forward. */
export function waves(y: number, length: number, height: number, shift = 0): string {
  const start = shift - length - 9;
  const rise = `c${r1(length * 0.3)} ${r1(height * 0.3)} ${r1(length * 0.42)} ${-height} ${r1(length * 0.64)} ${-height}`;
  const fall = `c${r1(length * -0.08)} ${r1(height * 0.6)} ${r1(length * 0.08)} ${height} ${r1(length * 0.36)} ${height}`;
  return `M${r1(start)} ${y}${(rise + fall).repeat(Math.ceil((209 - start) / length))}V290H-9Z`;
}

/** Outline of a cloud with a flat foot. Its puffs are written `width,rise`. */
export function cloud(x: number, y: number, puffs: string, foot = y): string {
  const path = stations(puffs).map(
    ([width, rise]) => `a${r1(width * 0.54)} ${r1(width * 0.54)} 0 0 1 ${width} ${-rise}`,
  );
  return `M${x} ${y}${path.join('')}V${foot}${foot === y ? '' : `H${x}`}Z`;
}

/** Outline of a bank of clouds across the card, whose foot nobody sees. */
export const bank = (x: number, y: number, puffs: string): string => cloud(x, y, puffs, Math.max(290, y));

/** Stars down to `floor`, none too close to another; `clear` is a circle to leave empty. */
export function stars(
  pen: Pen,
  count: number,
  floor: number,
  clear: Station = [0, 0, 0],
  colour: string = PAINT.moon,
): string {
  const placed: Station[] = [[34, 30, 52], clear];
  let dots = '';
  let sparks = '';
  for (let tries = 0; placed.length < count + 2 && tries < 500; tries++) {
    const [x, y] = [Math.round(11 + pen.random() * 178), Math.round(11 + pen.random() * (floor - 11))];
    if (placed.some(([px, py, apart]) => Math.hypot(x - px, y - py) < apart)) continue;
    const bright = placed.length % 5 === 2;
    if (bright) sparks += spark(x, y, 3.4 + pen.random() * 2.4);
    else dots += `M${x} ${y}h0`;
    placed.push([x, y, bright ? 16 : 9]);
  }
  return line(dots, colour, 1.7, ' opacity=".75"') + print(sparks, colour);
}

/** Outline of a four-pointed star. */
export function spark(x: number, y: number, size: number): string {
  const [s, w] = [r1(size), r1(size * 0.16)];
  return `M${r1(x)} ${r1(y - size)}q${w} ${r1(size - w)} ${s} ${s}q${r1(w - size)} ${w} ${-s} ${s}q${-w} ${r1(w - size)} ${-s} ${-s}q${r1(size - w)} ${-w} ${s} ${-s}`;
}

/** Outlines of many, each `x,y,size`. */
export const sparks = (text: string): string =>
  stations(text)
    .map(([x, y, size]) => spark(x, y, size))
    .join('');

const SEAS = [
  [-0.35, -0.2, 0.24],
  [0.22, 0.3, 0.3],
  [0.35, -0.4, 0.15],
  [-0.2, 0.5, 0.13],
] as const;

/** A full moon on two haloes of tissue paper. */
export function moon(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  colour: string = PAINT.moon,
  halo = colour,
): string {
  const ring = (grow: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${r1(radius * grow)}" fill="${halo}" opacity="${opacity}"/>`;
  const craters = SEAS.map(([dx, dy, size]) => disc(r1(x + dx * radius), r1(y + dy * radius), r1(size * radius)));
  return (
    ring(1.62, 0.1) +
    ring(1.3, 0.16) +
    piece(pen, disc(x, y, radius), colour, '#fff8') +
    print(craters.join(''), '#7a6a52', 0.13)
  );
}

/** Two rings of light, as a lamp or a dream throws them. */
export const glow = (x: number, y: number, radius: number, colour: string, opacity = 0.2): string =>
  print(disc(x, y, radius), colour, opacity) + print(disc(x, y, r1(radius * 0.72)), colour, opacity * 1.2);

/** Outline of a circle. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${r1(x - radius)} ${y}a${radius} ${radius} 0 1 0 0-.01Z`;

/** Outlines of many, each `x,y,radius`. */
export const discs = (text: string): string =>
  stations(text)
    .map(([x, y, radius]) => disc(x, y, radius))
    .join('');

/** Outline of a crescent, its horns to the right. */
export const crescent = (x: number, y: number, radius: number): string =>
  `M${r1(x + radius * 0.5)} ${r1(y - radius * 0.87)}A${radius} ${radius} 0 1 0 ${r1(x + radius * 0.5)} ${r1(y + radius * 0.87)}A${r1(radius * 0.82)} ${r1(radius * 0.82)} 0 1 1 ${r1(x + radius * 0.5)} ${r1(y - radius * 0.87)}Z`;

/** A veil of light lying in a valley. */
export function mist(pen: Pen, y: number, height: number, colour: string, opacity = 0.6): string {
  const id = pen.id();
  const stop = (offset: number, alpha: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${alpha}"/>`;
  return `<linearGradient id="${id}" x2="0" y2="1">${stop(0, 0)}${stop(0.6, opacity)}${stop(1, 0)}</linearGradient><path d="M0 ${y}H200v${height}H0Z" fill="url(#${id})"/>`;
}

const BOUGHS = [
  [0.05, 0],
  [0.3, 0.1],
  [0.15, 0.36],
  [0.24, 0.32],
  [0.1, 0.62],
  [0.17, 0.57],
] as const;

/** Outline of firs, each with its foot at x,y and its height. */
export const firs = (text: string): string =>
  stations(text)
    .map(([x, y, height]) => {
      const side = (sign: 1 | -1) =>
        BOUGHS.map(([out, up]) => `${Math.round(x + sign * out * height)} ${Math.round(y - up * height)}`);
      return `M${[...side(-1), `${x} ${y - height}`, ...side(1).reverse()].join('L')}Z`;
    })
    .join('');

/** Outline of tufts of grass, each x,y,height. */
export const grass = (tufts: string): string =>
  stations(tufts)
    .map(([x, y, h]) => {
      const [low, half, high] = [r1(0.2 * h), r1(0.5 * h), r1(0.7 * h)];
      return `M${x - 3} ${y}q1-${half}-2-${high}q4 ${low} 4.5 ${half}q0-${half} 2-${h}q1.5 ${half} 1 ${h}q1-${half} 4-${half}q-2 ${low}-3 ${high}Z`;
    })
    .join('');
