// The pen and the curves. Everything that draws takes a pen, so that a picture is repeatable and its ids never clash.

export interface Pen {
  /** A new id, unique on the page as long as the prefix is. */
  readonly id: () => string;
  /** 0 ≤ x < 1, the same sequence for the same kind of card. */
  readonly random: () => number;
  /** Attribute that gives a broad sheet its shadow; empty where shadows are left out. */
  readonly sheet: string;
  /** The same for a small piece lying on a sheet. */
  readonly piece: string;
  readonly theme: Theme;
}

export type Theme = 'night' | 'dawn';
/** x, y and, for what has a width or a height of its own, that as the third. */
export type Station = readonly [x: number, y: number, size: number];

/** `prefix` tells two copies of a card apart on one page; `seed` fixes what is scattered, so that all copies look alike. */
export function takePen(prefix: string, seed: string, soft: boolean, theme: Theme): Pen {
  let drawn = 0;
  const shadow = (name: string) => (soft ? ` filter="url(#${prefix}-${name})"` : '');
  return { id: () => `${prefix}-${drawn++}`, random: seeded(seed), sheet: shadow('s'), piece: shadow('p'), theme };
}

/** FNV-1a to spread the text over 32 bits, then mulberry32. */
export function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One decimal is a twentieth of a pixel on a phone. */
export const r1 = (value: number): number => +value.toFixed(1);
/** Halves are enough for a broad outline, and lighter. */
const halves = (value: number): number => Math.round(value * 2) / 2;

/** Sheets in the order in which they are laid. */
export const stack = (...sheets: string[]): string => sheets.join('');

export const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** A drawing and its mirror image on the other side of `axis`. */
export function pair(pen: Pen, axis: number, drawing: string): string {
  const id = pen.id();
  return `<g id="${id}">${drawing}</g><use href="#${id}" transform="translate(${axis * 2})scale(-1 1)"/>`;
}

export const moved = (drawing: string, x: number, y: number, size = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${size === 1 ? '' : `scale(${size})`}">${drawing}</g>`;

/** Drops what path data does not need: a tenth of a card. */
export const tidy = (svg: string): string =>
  svg.replace(/ (?:d|transform)="[^"]*"/g, (data) =>
    data
      .replace(/[ ,]-/g, '-')
      .replace(/(?<!\d)0\./g, '.')
      .replaceAll(',', ' '),
  );

/** Stations as SVG writes points, `0,168 34,158` or `98,290,22`: a land is easier to read and to change so. */
export const stations = (text: string): Station[] =>
  text.split(' ').map((point) => {
    const [x = 0, y = 0, size = 0] = point.split(',').map(Number);
    return [x, y, size];
  });

/** A line through the points, without corners. Its steps are relative: they are shorter to write than places. */
export function smooth(way: readonly Station[], round: (value: number) => number = r1): string {
  const at = (index: number): Station => way[Math.max(0, Math.min(way.length - 1, index))] ?? [0, 0, 0];
  let [hereX, hereY] = [round(at(0)[0]), round(at(0)[1])];
  let path = `M${hereX} ${hereY}`;
  for (let i = 0; i < way.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const x = [from[0] + (to[0] - before[0]) / 6, to[0] - (after[0] - from[0]) / 6, round(to[0])].map((each) =>
      round(each - hereX),
    );
    const y = [from[1] + (to[1] - before[1]) / 6, to[1] - (after[1] - from[1]) / 6, round(to[1])].map((each) =>
      round(each - hereY),
    );
    path += `c${x.map((step, place) => `${step} ${y[place] ?? 0}`).join(' ')}`;
    [hereX, hereY] = [round(to[0]), round(to[1])];
  }
  return path;
}

/**
 * Outline of something that tapers along its way (a branch, a tail, a leg), round at both ends: stations are x,y,half its
 * width. It runs anticlockwise, as `disc` does, so that overlapping outlines add up in one path.
 */
export function taper(text: string): string {
  const middle = stations(text);
  const [out, back] = [flank(middle, 1), flank(middle, -1).reverse()];
  const cap = (half: number, [x, y]: Station) => `A${half} ${half} 0 0 0 ${halves(x)} ${halves(y)}`;
  const none: Station = [0, 0, 0];
  const [first, last] = [middle[0] ?? none, middle.at(-1) ?? none];
  return `${smooth(out, halves)}${cap(last[2], back[0] ?? none)}${smooth(back, halves).replace(/^M[^c]*/, '')}${cap(first[2], out[0] ?? none)}Z`;
}

export const tapers = (...ways: string[]): string => ways.map(taper).join('');

/** Outline of a comb of spines along one side of such a thing: teeth that are rooted in its middle. */
export function spines(text: string, side: 1 | -1, height: number): string {
  const middle = stations(text);
  const tips = flank(middle, side, height);
  const at = ([x, y]: Station = [0, 0, 0]) => `${Math.round(x)} ${Math.round(y)}`;
  const tooth = (place: number) => `M${at(middle[place])}L${at(tips[place])} ${at(middle[place + 1])}Z`;
  return middle
    .slice(1)
    .map((_, place) => tooth(place))
    .join('');
}

/** The points of one side, half a width (and what is `over` it) off the middle. */
const flank = (middle: readonly Station[], side: 1 | -1, over = 0): Station[] =>
  middle.map((here, place) => {
    const [before, after] = [middle[place - 1] ?? here, middle[place + 1] ?? here];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const reach = (side * (here[2] + over)) / (Math.hypot(dx, dy) || 1);
    return [here[0] - dy * reach, here[1] + dx * reach, 0];
  });
