// The frame: a mat of paper with a window cut into it. The window leaves a tab in the upper left corner, where the
// index and, on specials, the symbol stand; so a fan of cards shows what it must.
import { numeral } from './numerals';
import { PAINT, THEMES } from './palette';
import { ravens, type Bird } from './ravens';
import { HEIGHT, WIDTH, shadows } from './shapes';
import { escape, seeded, takePen, tidy, type Pen, type Theme } from './svg';
import { SYMBOLS, type SymbolName } from './symbols';

/** Everything that a card is, before anybody asks for a copy of it. */
export interface Face {
  /** What stands in the tab: a number. */
  readonly index?: string;
  /** Under the number, or alone in its place. */
  readonly symbol?: SymbolName;
  /** A mat of the theme (plain, special, of ravens, of the night) or a colour of its own; `bare` has no frame at all. */
  readonly mat?: 'paper' | 'special' | 'raven' | 'night' | 'bare' | `#${string}`;
  readonly scene: (pen: Pen, options: CardOptions) => string;
  /** Drawn over the scene; on a land of Sen as many as its number says. */
  readonly ravens?: readonly Bird[];
  /** Colour of the light on the ravens' edges, and how broad it is: broad on a dark scene. */
  readonly light?: string;
  readonly rim?: number;
}

export interface CardOptions {
  /** The translated name, for the `<title>` that screen readers speak; without it the picture is hidden from them. */
  readonly name?: string;
  /** Whether the name is also written on a ribbon at the foot: legible from about 96 px. */
  readonly ribbon?: boolean;
  /** The translated initial of a colour, one or two letters, written into its shape (Koty). */
  readonly letter?: string;
  /** What a word card says (Kraina snów): the word, or both with the one in play first. */
  readonly words?: readonly string[];
  /** Which of its two numbers a back of Koty shows: covered nines double, a nine on top counts. */
  readonly shows?: 'both' | 'nine' | 'double';
  /** In CSS pixels; left out, the picture fills what it is put into. */
  readonly width?: number;
  readonly theme?: Theme;
  /** Soft shadows under the paper. They are below a pixel on cards under 90 px and cost the first paint. */
  readonly soft?: boolean;
  /** Prefix of all ids in the picture. Left out, every picture gets a new one. */
  readonly id?: string;
}

export const SOFT_FROM = 90;
const MAT = 6;
let copies = 0;
/** Unique by its number. The kind is in it too: should two programs draw on one page, only like cards could share an id. */
const freshPrefix = (seed: string) =>
  `a${Math.floor(seeded(seed)() * 36 ** 3)
    .toString(36)
    .padStart(3, '0')}${(copies++).toString(36)}`;

/** A whole card as an SVG document. `seed` names the kind: it fixes what is scattered. */
export function card(seed: string, face: Face, options: CardOptions = {}): string {
  const { name, width, theme = 'night', id: prefix = freshPrefix(seed) } = options;
  const soft = options.soft ?? (width === undefined || width >= SOFT_FROM);
  const pen = takePen(prefix, seed, soft, theme);
  const clip = pen.id();
  const size = width === undefined ? '' : ` width="${width}" height="${(width * HEIGHT) / WIDTH}"`;
  return tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"${size} ${spoken(name)}` +
      `${shadows(pen, prefix)}<clipPath id="${clip}"><rect width="${WIDTH}" height="${HEIGHT}" rx="15"/></clipPath><g clip-path="url(#${clip})">` +
      face.scene(pen, options) +
      (face.ravens?.length ? ravens(pen, face.ravens, face.light ?? PAINT.moon, face.rim) : '') +
      (face.mat === 'bare' ? '' : mat(pen, face, options)) +
      (name && options.ribbon ? ribbon(name, theme) : '') +
      '</g></svg>',
  );
}

/** How a picture presents itself to a screen reader, and the joins that all its lines have. */
export const spoken = (name: string | undefined): string =>
  `stroke-linejoin="round" stroke-linecap="round" ${name ? `role="img"><title>${escape(name)}</title>` : 'aria-hidden="true">'}`;

function mat(pen: Pen, { index = '', symbol, mat: kind = 'paper' }: Face, { letter = '' }: CardOptions): string {
  const theme = THEMES[pen.theme];
  const colour = kind in theme ? theme[kind as keyof typeof theme] : kind;
  const ink = kind === 'raven' || kind === 'night' ? theme.pale : theme.ink;
  const wide = index.length > 1;
  const hole = index || symbol ? windowWithTab(wide ? 78 : 60, index && symbol ? 112 : 66) : PLAIN_WINDOW;
  const place = index ? 'translate(14 66)scale(.9)' : 'translate(11 14)scale(1.1)';
  return (
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z${hole}" fill="${colour}" stroke="${theme.edge}" fill-rule="evenodd"${pen.piece}/>` +
    (index ? numeral(pen, index, wide ? 40 : 32, 37, 49, ink) : '') +
    (symbol
      ? `<g transform="${place}" fill="${ink}" stroke="${ink}">${SYMBOLS[symbol]}${initial(letter, colour)}</g>`
      : '')
  );
}
const PLAIN_WINDOW = `M16 ${MAT}H184a10 10 0 0 1 10 10V264a10 10 0 0 1-10 10H16a10 10 0 0 1-10-10V16a10 10 0 0 1 10-10Z`;
const windowWithTab = (width: number, height: number) =>
  `M${width + 9} ${MAT}H184a10 10 0 0 1 10 10V264a10 10 0 0 1-10 10H16a10 10 0 0 1-10-10V${height + 9}a9 9 0 0 1 9-9H${width - 26}a26 26 0 0 0 26-26V${MAT + 9}a9 9 0 0 1 9-9Z`;

/** The letter of a colour inside its shape. */
function initial(letter: string, colour: string): string {
  if (!letter) return '';
  const [y, size] = letter.length > 1 ? [26, 15] : [28, 19];
  return `<text x="20" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle" font-family="var(--card-font,sans-serif)" fill="${colour}" stroke="none">${escape(letter)}</text>`;
}

function ribbon(name: string, theme: Theme): string {
  const { paper, ink } = THEMES[theme];
  return (
    `<path d="M0 250H200V280H0Z" fill="${paper}"/><path d="M0 250H200" stroke="${ink}" stroke-opacity=".25"/>` +
    lettering(name, 100, 265.5, 176, 22, ink)
  );
}

/** A line of text that gets smaller rather than broken: `room` is how wide it may be, about half an em a letter. */
export function lettering(text: string, x: number, y: number, room: number, largest: number, ink: string): string {
  const size = Math.round(Math.min(largest, room / (0.54 * text.length)) * 10) / 10;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central" font-family="var(--card-title-font,serif)" fill="${ink}" stroke="none">${escape(text)}</text>`;
}
