// Sen: the deck. A card is its land and its ravens, one a line, so that the number can be counted here as on the card.
import type { Deck } from './deck';
import type { Face } from './frame';
import { PAINT, SEN as MIX } from './palette';
import type { Bird } from './ravens';
import { crescent, disc, line, moon, print, sheet, sky, stars } from './shapes';
import { r1, type Pen } from './svg';
import * as high from './sen_high';
import * as low from './sen_low';
import * as specials from './sen_specials';

const LANDS = { ...low, ...high, ...specials };
type Land = keyof typeof LANDS;

const plain = (value: number, land: Land, birds: readonly Bird[], rim = 3): Face => ({
  index: `${value}`,
  scene: LANDS[land],
  light: MIX[land].light,
  ravens: birds,
  rim,
});

const special = (symbol: NonNullable<Face['symbol']>, value: number, land: Land, birds: readonly Bird[]): Face => ({
  ...plain(value, land, birds),
  symbol,
  mat: 'special',
});

const cards = {
  '0': plain(0, 'lake', []),
  '1': plain(1, 'lighthouse', [['flap', 62, 136, 0.76, -9]]),
  '2': plain(
    2,
    'windmill',
    [
      ['flap', 56, 146, -0.56, 8],
      ['perch', 166, 250, -0.56],
    ],
    4,
  ),
  '3': plain(
    3,
    'door',
    [
      ['flap', 47, 126, 0.58, -8],
      ['perch', 112, 80, 0.62],
      ['peck', 90, 252, -0.66],
    ],
    5,
  ),
  '4': plain(
    4,
    'bed',
    [
      ['caw', 66, 107, 0.5],
      ['perch', 158, 107, -0.5],
      ['perch', 48, 165, 0.48],
      ['perch', 174, 165, -0.46],
    ],
    5,
  ),
  '5': plain(5, 'bridge', [
    ['perch', 30, 138, 0.56],
    ['caw', 84, 138, 0.54],
    ['perch', 170, 138, -0.54],
    ['flap', 134, 90, 0.46, -6],
    ['flap', 92, 50, -0.38, 6],
  ]),
  '6': plain(
    6,
    'mushrooms',
    [
      ['perch', 106, 86, 0.5],
      ['perch', 152, 89, -0.5],
      ['perch', 40, 169, 0.5],
      ['flap', 38, 112, 0.46, -8],
      ['perch', 168, 199, -0.46],
      ['perch', 84, 244, 0.5],
    ],
    5,
  ),
  '7': plain(7, 'mountain', [
    ['flap', 92, 44, 0.4, -14],
    ['flap', 152, 46, 0.4, 20],
    ['bank', 172, 106, 0.38, 70],
    ['flap', 168, 172, -0.4, -18],
    ['flap', 108, 210, -0.4, 4],
    ['flap', 46, 178, -0.4, 30],
    ['bank', 36, 112, 0.38, -70],
  ]),
  '8': plain(8, 'whale', [
    ['perch', 92, 116, 0.4],
    ['perch', 124, 109, 0.4],
    ['perch', 176, 122, -0.4],
    ['flap', 94, 60, 0.38, -6],
    ['flap', 40, 174, 0.4, -10],
    ['flap', 76, 214, -0.4, 6],
    ['flap', 128, 236, 0.38, 8],
    ['flap', 168, 212, -0.4, -4],
  ]),
  '9': plain(
    9,
    'nightmare',
    [
      ['caw', 111, 77, 0.44],
      ['perch', 42, 119, 0.42],
      ['perch', 78, 138, -0.42],
      ['perch', 136, 121, 0.42],
      ['caw', 172, 108, -0.4],
      ['perch', 30, 165, 0.42],
      ['perch', 66, 192, -0.42],
      ['perch', 134, 175, 0.42],
      ['perch', 174, 160, -0.42],
    ],
    6,
  ),
  'take-two': special('take-two', 5, 'balloons', [
    ['flap', 92, 44, 0.4, -8],
    ['flap', 34, 146, -0.42, -8],
    ['flap', 166, 214, -0.44, 6],
    ['flap', 34, 222, 0.42, -6],
    ['perch', 116, 247, 0.46],
  ]),
  peek: special('peek', 6, 'eye', [
    ['caw', 40, 218, 0.44],
    ['caw', 104, 211, -0.44],
    ['caw', 160, 214, -0.44],
    ['caw', 30, 257, 0.46],
    ['caw', 92, 252, 0.46],
    ['caw', 166, 256, -0.46],
  ]),
  swap: special('swap', 7, 'island', [
    ['flap', 100, 40, 0.4, -8],
    ['flap', 158, 46, 0.4, 16],
    ['bank', 174, 98, 0.36, 66],
    ['flap', 172, 196, -0.4, -26],
    ['flap', 128, 246, -0.42, 4],
    ['flap', 66, 244, -0.42, 12],
    ['bank', 34, 188, 0.38, -76],
  ]),
  choose: special('choose', 3, 'crossroads', [
    ['caw', 118, 82, 0.56],
    ['perch', 72, 128, 0.54],
    ['peck', 150, 254, -0.58],
  ]),
  hourglass: { symbol: 'hourglass', mat: 'special', scene: specials.hourglass },
} as const satisfies Record<string, Face>;

const PUFFS = 14;
/** From the inmost ring outwards: colour, half width and half height of its hole. */
const RINGS = {
  night: [
    [PAINT.dawn, 46, 64],
    ['#dc8f97', 56, 80],
    [PAINT.dusk, 65, 95],
    ['#8159a6', 73, 109],
    ['#4f4397', 81, 121],
    [PAINT.indigo, 87, 131],
  ],
  dawn: [
    ['#8f84d0', 46, 64],
    ['#b79ad6', 56, 80],
    ['#d9a9cf', 65, 95],
    ['#f0b9b4', 73, 109],
    ['#f9d0a6', 81, 121],
    ['#fdeccb', 87, 131],
  ],
} as const;

/** Outline of a sheet whose hole has a rim of puffs; every other ring is turned by half a puff, as tiles are laid. */
function cloudRing(rx: number, ry: number, place: number): string {
  const at = (puff: number) => {
    const angle = ((puff + (place % 2) / 2) / PUFFS) * 2 * Math.PI;
    return [r1(100 + rx * Math.sin(angle)), r1(140 - ry * Math.cos(angle))] as const;
  };
  let path = `M-9-9V289H209V-9ZM${at(0).join(' ')}`;
  for (let puff = 1; puff <= PUFFS; puff++) {
    const [[x, y], [fromX, fromY]] = [at(puff), at(puff - 1)];
    const radius = r1(Math.hypot(x - fromX, y - fromY) * 0.54);
    path += `A${radius} ${radius} 0 0 0 ${x} ${y}`;
  }
  return `${path}Z`;
}

/** The back: a tunnel of paper clouds that leads from the night into the dream, the same whichever way up. */
function tunnel(pen: Pen): string {
  const night = pen.theme === 'night';
  const [ink, gold] = night ? [PAINT.moon, PAINT.gold] : ['#6a5aa8', '#b98a3f'];
  const corner = pen.id();
  const mirrored = ['-1 1', '1 -1', '-1 -1'].map(
    (flip) => `<use href="#${corner}" transform="translate(100 140)scale(${flip})translate(-100 -140)"/>`,
  );
  return (
    sky(pen, night ? ['#ffdfa6', '#fff6e0', '#ffdfa6'] : ['#4a4aa0', '#6f6cc4', '#4a4aa0']) +
    moon(pen, 100, 140, 25, '#fffaf0', PAINT.gold) +
    RINGS[pen.theme].map(([colour, rx, ry], place) => sheet(pen, cloudRing(rx, ry, place), colour, '#fff4')).join('') +
    `<g id="${corner}">${stars(pen, 10, 74, [100, 120, 90], ink)}${print(disc(100, 23, 6) + crescent(121, 24, 5), ink)}</g>${mirrored.join('')}` +
    line('M18 11H182a7 7 0 0 1 7 7V262a7 7 0 0 1-7 7H18a7 7 0 0 1-7-7V18a7 7 0 0 1 7-7Z', gold, 1.2)
  );
}

const back: Face = {
  scene: tunnel,
  light: PAINT.moon,
  ravens: [
    ['bank', 64, 124, 0.58, -62],
    ['bank', 136, 156, 0.58, 118],
  ],
};

export const deck: Deck = { cards, back };
