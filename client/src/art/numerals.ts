// Numerals written with a broad nib, so that no font has to load before a card can be read.
// A nib is a short slanted edge: the same line drawn four times along that edge swells and thins like handwriting.
import { r1, type Pen } from './svg';

/** The middle of each stroke, in a box 40 wide and 56 high. */
const SKELETON: Readonly<Record<string, string>> = {
  0: 'M20 4.5C9 4.5 6 15 6 28S9 51.5 20 51.5 34 41 34 28 31 4.5 20 4.5Z',
  1: 'M10 15C16 12.5 20 9 22 5V51.5M10 51.5H34',
  2: 'M8 16C9 8 14 4.5 20.5 4.5 28 4.5 33 9.5 33 17 33 28 18 37 7.5 51H35',
  3: 'M8 10C11 6 15 4.5 20 4.5 27 4.5 31.5 9 31.5 15 31.5 22 26 26 16 26 27 26 34 30 34 38.5S28 51.5 19.5 51.5C14 51.5 9 50 6 45',
  4: 'M26.5 52V5L4.5 37.5H37',
  5: 'M32 5H13L10.5 26C13.5 23 17 21.5 20.5 21.5 29 21.5 34 27 34 36S28 51.5 19.5 51.5C14 51.5 9.5 50 6 45.5',
  6: 'M30 4.5C17 10 7 22 7 36.5 7 46 12.5 51.5 20.5 51.5S34 46 34 38 28.5 25 21 25C14 25 8 30 7 36.5',
  7: 'M6 5H34.5C25 19 19 34 16.5 52',
  8: 'M20 26.5C13 26 8.5 21 8.5 15.5S13 4.5 20 4.5 31.5 9 31.5 15.5 27 26 20 26.5C12 27 6 32 6 39S12 51.5 20 51.5 34 46.5 34 39 28 27 20 26.5Z',
  9: 'M10 51.5C23 46 33 34 33 19.5 33 10 27.5 4.5 19.5 4.5S6 10 6 18 11.5 31 19 31C26 31 32 26 33 19.5',
  '-': 'M8 31H30',
  '×': 'M10 20L30 42M30 20L10 42',
};
const ADVANCE = 41;

/** A number as strokes, centred on (x, y): digits, `-` and `×`. */
export function numeral(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 6.4,
): string {
  const [stroke, nib] = [pen.id(), pen.id()];
  const glyphs = [...text].map(
    (glyph, place) =>
      `<path d="${SKELETON[glyph] ?? ''}"${place ? ` transform="translate(${place * ADVANCE})"` : ''}/>`,
  );
  const scale = height / 56;
  const squeeze = text.length > 1 ? 0.78 : 1;
  const left = x - ((text.length - 1) * ADVANCE + 40) * scale * squeeze * 0.5;
  return (
    `<g transform="translate(${r1(left - 1.6 * scale)} ${r1(y - height / 2 + scale)})scale(${(scale * squeeze).toFixed(3)} ${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${weight}">` +
    `<g id="${nib}"><g id="${stroke}">${glyphs.join('')}</g><use href="#${stroke}" x="1.2" y="-.7"/></g><use href="#${nib}" x="2.4" y="-1.4"/></g>`
  );
}
