// Kraina snów: the words, the two halves of a round, and the back. Words come from outside and are set as text.
import { lettering, type CardOptions } from './frame';
import { KRAINA, PAINT, type Mix } from './palette';
import {
  bank,
  cloud,
  crescent,
  disc,
  discs,
  firs,
  glow,
  line,
  moon,
  paint,
  piece,
  print,
  ridge,
  sheet,
  sky,
  sparks,
  stars,
} from './shapes';
import { stack, type Pen } from './svg';

/** A page pinned over the clouds. The first word is in play; the second, if it is told, stands below, faint. */
const page =
  ({ sky: air, land, light, accent }: Mix, emblem: (pen: Pen) => string) =>
  (pen: Pen, { words = [] }: CardOptions): string => {
    const [word = '', other = ''] = words;
    return stack(
      sky(pen, air),
      stars(pen, 16, 96, [126, 66, 34], light),
      emblem(pen),
      sheet(pen, bank(-24, 124, '50,20 46,4 44,-10 60,12 60,-6'), [land[0] ?? '', land[1] ?? '']),
      sheet(pen, bank(-30, 256, '56,16 44,6 50,-8 54,8 60,-6'), [land[1] ?? '', land[2] ?? '']),
      piece(pen, 'M18 126Q100 118 182 126Q186 170 182 214Q100 222 18 214Q14 170 18 126Z', ['#fffdf4', '#f3e6cc']),
      line('M28 134Q100 127 172 134Q175 170 172 206Q100 213 28 206Q25 170 28 134Z', accent, 1.6),
      word
        ? lettering(word, 100, other ? 162 : 171, 140, 40, PAINT.ink)
        : line('M60 170H140', accent, 2.4, ' stroke-dasharray="2 10"'),
      other ? line('M70 184H130', accent, 1.4) + lettering(other, 100, 197, 120, 18, '#6a5f86') : '',
      sheet(pen, bank(-40, 284, '56,18 50,4 50,-8 56,8 60,-8'), [land[2] ?? '', land[3] ?? '']),
    );
  };

const FACE = 'M-9-2q4 4 8 0M3-2q4 4 8 0M-4 7q5 4 9 0';
const RAYS = Array.from(
  { length: 12 },
  (_, place) =>
    `M${[19, 27].map((reach) => `${Math.round(126 + reach * Math.sin((place * Math.PI) / 6))} ${Math.round(64 - reach * Math.cos((place * Math.PI) / 6))}`).join('L')}`,
).join('');
const smallSun = (pen: Pen) =>
  glow(126, 64, 40, '#fff', 0.25) +
  line(RAYS, '#fff6d0', 4) +
  piece(pen, disc(126, 64, 16), ['#fff6c0', '#f6a83c']) +
  `<g transform="translate(126 64)">${line(FACE, '#8a4a1c', 1.8)}</g>`;
const smallMoon = (pen: Pen) =>
  glow(126, 64, 44, '#fff', 0.16) + piece(pen, crescent(124, 64, 24), ['#fffbe6', '#c8dcf8']);
const bubble = (pen: Pen) =>
  glow(126, 66, 44, '#fff', 0.16) +
  piece(pen, 'M98 64a28 20 0 1 1 24 20L108 98L110 82Q98 76 98 64Z', ['#fff', '#e0d8f4']) +
  print(discs('114,64,3.4 126,64,3.4 138,64,3.4'), '#544a98');

export const word = page(KRAINA.word, bubble);
export const yellowWord = page(KRAINA.yellow, smallSun);
export const blueWord = page(KRAINA.blue, smallMoon);

/** Day: an open book in the grass, and the dream is to be written down before it fades. */
export function day(pen: Pen): string {
  const { sky: air, land, light, accent } = KRAINA.day;
  const rays = Array.from({ length: 9 }, (_, place) => {
    const at = (angle: number, reach: number) =>
      `${Math.round(112 + reach * Math.cos(angle))} ${Math.round(150 - reach * Math.sin(angle))}`;
    const angle = (place / 8) * Math.PI;
    return `M${at(angle - 0.09, 60)}L${at(angle, 150)} ${at(angle + 0.09, 60)}Z`;
  });
  return stack(
    sky(pen, air),
    print(rays.join(''), light, 0.55),
    glow(112, 150, 60, light, 0.45) + piece(pen, disc(112, 150, 42), ['#fff4b0', '#f8b04c']),
    line('M94 144q6 6 12 0M118 144q6 6 12 0M100 158q12 9 24 0', '#a8581c', 3) +
      print(discs('92,154,5 132,154,5'), accent, 0.5),
    print(cloud(132, 84, '18,6 24,4 20,-8') + cloud(14, 132, '16,5 20,2 16,-6'), '#fff', 0.9),
    sheet(pen, ridge('0,180 50,166 112,184 160,164 200,176'), [land[0], land[1]]),
    sheet(pen, ridge('0,214 60,206 120,214 200,202'), [land[1], land[2]]),
    '<g transform="translate(-12)">',
    piece(pen, 'M32 220Q72 206 112 222Q152 206 192 220V268Q152 256 112 272Q72 256 32 268Z', '#8a5a34'),
    piece(pen, 'M38 216Q76 202 112 218V266Q76 250 38 262Z', ['#fffdf4', '#ecdcc0']) +
      piece(pen, 'M186 216Q148 202 112 218V266Q148 250 186 262Z', ['#fffdf4', '#e4d0b0']),
    line('M50 226q26-9 50 1M50 238q26-9 50 1M50 250q16-6 30-3M124 228q26-9 50 0M124 240q14-6 24-4', '#a8906c', 2.6),
    piece(pen, 'M194 162C168 168 152 190 146 222C168 214 188 196 194 162Z', ['#ffe0d8', accent]) +
      line('M190 168Q166 190 144 234', '#7c3c1c', 2),
    '</g>',
    sheet(pen, ridge('0,272 60,266 120,276 200,268'), land[3]),
  );
}

/** Night: the town sleeps, and the glass runs. */
export function night(pen: Pen): string {
  const { sky: air, land, light, accent } = KRAINA.night;
  return stack(
    sky(pen, air),
    stars(pen, 34, 160, [128, 92, 56]),
    moon(pen, 128, 92, 40, light),
    line('M112 88q6 6 12 0M134 88q6 6 12 0M120 104q8 6 16 0', '#7a6a52', 2.6),
    sheet(pen, ridge('0,190 50,176 112,192 160,172 200,184'), [land[0], land[1]]),
    sheet(
      pen,
      'M-9 290V226H14V206L32 188L50 206V226H66V196H72V180H80V196H92V226H118V212L138 194L158 212V226H172V204L190 188L209 204V290Z',
      [land[1], land[2]],
    ),
    print('M26 214h10v12h-10ZM132 218h10v10h-10ZM186 212h8v10h-8ZM76 204h8v10h-8Z', accent),
    piece(pen, firs('18,282,46 176,284,54 196,284,40'), land[3], 'none'),
    line('M76 172q-6-8 2-14t0-14t6-10', '#8c94d0', 2.4, ' opacity=".7"'),
    sheet(pen, ridge('0,262 60,256 120,266 200,258'), land[3]),
    print(sparks('100,236,3 56,246,3'), accent),
  );
}

/** The back: sun and moon asleep in each other's arms, the same whichever way up. */
export function embrace(pen: Pen): string {
  const dark = pen.theme === 'night';
  const [yellow, blue, gold] = [['#ffe9a0', '#f0a83c'], ['#5c8ce0', '#1c2c74'], dark ? PAINT.gold : '#b98a3f'];
  const [warm, cool] = [paint(pen, yellow), paint(pen, blue)];
  const ring = (reach: number, count: number, inner: number) =>
    Array.from({ length: count }, (_, place) => {
      const at = (turn: number, far: number) =>
        `${Math.round(100 + far * Math.sin(turn))} ${Math.round(140 - far * Math.cos(turn))}`;
      const angle = (place / count) * 2 * Math.PI;
      return `M${at(angle - Math.PI / count, inner)}L${at(angle, reach)} ${at(angle + Math.PI / count, inner)}Z`;
    }).join('');
  const corner = print(sparks('28,30,8 48,24,3.5 24,52,3.5'), gold) + line('M18 78Q20 22 74 20', gold, 1.4);
  const id = pen.id();
  return stack(
    sky(pen, dark ? ['#1c1848', '#4c3c8c', '#1c1848'] : ['#ffe6c4', '#f4c0cc', '#ffe6c4']),
    sheet(pen, ring(96, 24, 78), dark ? '#382c74' : '#f6d4b4'),
    sheet(pen, ring(84, 16, 64), dark ? '#54449c' : '#e8b0bc'),
    piece(pen, disc(100, 140, 64), dark ? '#f6ecd2' : '#fffaf0'),
    warm.defs + cool.defs,
    `<g transform="rotate(24 100 140)">`,
    print('M100 80a60 60 0 0 1 0 120a30 30 0 0 1 0-60a30 30 0 0 0 0-60Z', cool.use) +
      print('M100 80a60 60 0 0 0 0 120a30 30 0 0 1 0-60a30 30 0 0 0 0-60Z', warm.use),
    print(sparks('142,124,5 134,160,4 150,146,3'), '#e8f0ff') + print(sparks('58,156,5 66,120,4 50,134,3'), '#fff6d0'),
    line('M82 106q7 6 14 0M104 106q7 6 14 0M90 121q10 8 20 0', '#8a4a1c', 3) +
      print(discs('80,116,4 120,116,4'), '#e8703c', 0.6),
    `<g transform="rotate(180 100 140)">${line('M82 106q7 6 14 0M104 106q7 6 14 0M90 121q10 8 20 0', '#e8f0ff', 3) + print(discs('80,116,4 120,116,4'), '#a8b8f8', 0.6)}</g></g>`,
    `<g id="${id}">${corner}<g transform="translate(200)scale(-1 1)">${corner}</g></g><use href="#${id}" transform="rotate(180 100 140)"/>`,
    line('M18 11H182a7 7 0 0 1 7 7V262a7 7 0 0 1-7 7H18a7 7 0 0 1-7-7V18a7 7 0 0 1 7-7Z', gold, 1.2),
  );
}
