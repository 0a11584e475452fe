// What lies behind and beside the cards: the sky over a table, the four pictures of the menu, and the icons.
// Nothing here has filters: these pictures are as large as the screen.
import type { Game } from './deck';
import { spoken } from './frame';
import { PAINT, TABLE } from './palette';
import { PICTURES } from './pictures';
import { cloud, disc, firs, line, paint, print, spark } from './shapes';
import { r1, seeded, smooth, stations, takePen, tidy, type Station, type Theme } from './svg';

export * from './icons';

export interface TableOptions {
  readonly theme?: Theme;
  /** Counted from 0: every round the moon is a step further on its way. */
  readonly round?: number;
  /** How many rounds there will be, where that is known; a match to a limit has its moon set every twelve. */
  readonly rounds?: number;
  /** For a screen that is broader than high. */
  readonly wide?: boolean;
  readonly id?: string;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

const FORMATS = { tall: { width: 360, height: 640 }, wide: { width: 1280, height: 800 } } as const;
const NIGHT_LENGTH = 12;

/** Where the moon stands in a round, in units of the picture: it rises on the left, is highest at midnight and sets on the right. */
export function moonAt(round = 0, rounds = NIGHT_LENGTH, wide = false): Place {
  const { width, height } = FORMATS[wide ? 'wide' : 'tall'];
  const gone = rounds > 1 ? (round % rounds) / (rounds - 1) : 0.5;
  return {
    x: Math.round(width * (0.14 + 0.72 * gone)),
    y: Math.round(height * (0.25 - 0.13 * Math.sin(Math.PI * gone))),
  };
}

/** The table's background: sky, moon, hills and a pond in the middle for the piles. It covers what it is put into. */
export function tableSky({
  theme = 'night',
  round = 0,
  rounds = NIGHT_LENGTH,
  wide = false,
  id = 'sky',
}: TableOptions = {}): string {
  const { width, height } = FORMATS[wide ? 'wide' : 'tall'];
  const mix = TABLE[theme];
  const pen = takePen(id, `sky-${theme}`, false, theme);
  const [air, water] = [paint(pen, mix.sky), paint(pen, mix.water)];
  const moon = moonAt(round, rounds, wide);
  const size = wide ? 44 : 26;
  const hill = (y: number, swing: number, steps: number, seed: string, place: 0 | 1 | 2 | 3 | 4) =>
    print(reach(crestOf(height * y, height * swing, width, steps, seed), height), mix.hills[place]);
  const pond = { x: width / 2, y: height * 0.565, rx: width * (wide ? 0.36 : 0.47), ry: height * 0.09 };
  const glitter = Math.max(pond.x - pond.rx * 0.6, Math.min(pond.x + pond.rx * 0.6, moon.x));
  const dash = (x: number, part: number, half: number) =>
    `M${r1(x - half)} ${r1(pond.y + pond.ry * part)}h${r1(half * 2)}`;
  return tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" ${spoken(undefined)}` +
      `${air.defs}${water.defs}<path d="M0 0H${width}V${height / 2}H0Z" fill="${air.use}"/>` +
      (theme === 'night'
        ? scatter(width, height * 0.36, wide ? 90 : 46, mix.star, moon, size * 2)
        : morning(width, height)) +
      `<g data-moon="" transform="translate(${moon.x} ${moon.y})">${orb(size, mix.orb, theme)}</g>` +
      hill(0.385, 0.03, 5, 'far', 0) +
      hill(0.425, 0.026, 6, 'middle', 1) +
      print(forest(width, height * 0.465, height * 0.06, wide ? 40 : 15), mix.hills[2]) +
      hill(0.46, 0.01, 5, 'shore', 2) +
      print(blob(pond.x, pond.y + height * 0.008, pond.rx * 1.04, pond.ry * 1.08), mix.hills[4], 0.5) +
      print(blob(pond.x, pond.y, pond.rx, pond.ry), water.use) +
      line(
        dash(pond.x - pond.rx * 0.25, -0.5, pond.rx * 0.3) +
          dash(pond.x + pond.rx * 0.3, -0.12, pond.rx * 0.2) +
          dash(pond.x - pond.rx * 0.2, 0.34, pond.rx * 0.34) +
          dash(pond.x + pond.rx * 0.24, 0.66, pond.rx * 0.2),
        mix.ripple,
        2,
        ' opacity=".35"',
      ) +
      line(
        dash(glitter, -0.66, size * 0.6) +
          dash(glitter, -0.36, size * 0.4) +
          dash(glitter, -0.08, size * 0.55) +
          dash(glitter, 0.2, size * 0.25),
        mix.orb,
        3,
        ' opacity=".45"',
      ) +
      hill(0.68, 0.016, 5, 'near', 3) +
      print(reeds(width, height * 0.7, height * 0.05, wide ? 26 : 12), mix.hills[3]) +
      hill(0.86, 0.014, 4, 'nearest', 4) +
      '</svg>',
  );
}

/** A picture of a game for the menu, 320 × 200. It needs none of the game's own art. */
export function gamePicture(
  game: Game,
  { theme = 'night', name, id = `picture-${game}` }: { theme?: Theme; name?: string; id?: string } = {},
): string {
  const pen = takePen(id, `picture-${game}`, false, theme);
  return tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" ${spoken(name)}${PICTURES[game](pen)}</svg>`,
  );
}

/** Outline of land whose crest is given, down to the lower edge. */
const reach = (crest: string, height: number) => `${smooth(stations(crest), Math.round)}V${height + 4}H-4Z`;

/** A crest as a row of stations that never rises or falls twice the same way. */
function crestOf(y: number, swing: number, width: number, steps: number, seed: string): string {
  const random = seeded(seed);
  return Array.from(
    { length: steps + 1 },
    (_, step) =>
      `${Math.round(-4 + ((width + 8) * step) / steps)},${Math.round(y + (step % 2 ? -1 : 1) * swing * (0.5 + random() / 2))}`,
  ).join(' ');
}

/** Outline of a pond: an oval that somebody cut by hand. */
function blob(x: number, y: number, rx: number, ry: number): string {
  const random = seeded('pond');
  const shore = Array.from({ length: 12 }, (_, place): Station => {
    const [angle, out] = [(place / 12) * 2 * Math.PI, 0.93 + random() * 0.12];
    return [x + rx * out * Math.cos(angle), y + ry * out * Math.sin(angle), 0];
  });
  return `${smooth([...shore, ...shore.slice(0, 1)], Math.round)}Z`;
}

/** Outline of rushes in two stands, where nothing is read: at the sides. */
function reeds(width: number, foot: number, tallest: number, count: number): string {
  const random = seeded('reeds');
  const reed = (place: number) => {
    const x = Math.round((place % 2 ? width : 0) + (place % 2 ? -1 : 1) * random() * width * 0.14);
    const [high, lean] = [Math.round(tallest * (0.6 + random() * 0.8)), Math.round((random() - 0.5) * 16)];
    return `M${x - 2} ${Math.round(foot)}q1-${Math.round(high / 2)} ${2 + lean}-${high}q${3 - lean} ${Math.round(high / 2)} ${2 - Math.min(0, lean)} ${high}Z`;
  };
  return Array.from({ length: count }, (_, place) => reed(place)).join('');
}

function forest(width: number, foot: number, tallest: number, count: number): string {
  const random = seeded('forest');
  return firs(
    Array.from({ length: count }, () =>
      [random() * width, foot + 6, tallest * (0.55 + random() * 0.45)].map(Math.round).join(','),
    ).join(' '),
  );
}

function scatter(width: number, floor: number, count: number, colour: string, moon: Place, clear: number): string {
  const random = seeded('stars');
  let [dots, sparks] = ['', ''];
  for (let place = 0; place < count; place++) {
    const [x, y] = [Math.round(random() * width), Math.round(random() * floor)];
    if (Math.hypot(x - moon.x, y - moon.y) < clear) continue;
    if (place % 7 === 0) sparks += spark(x, y, 4 + random() * 2);
    else dots += `M${x} ${y}h0`;
  }
  return line(dots, colour, 1.6, ' opacity=".6"') + print(sparks, colour, 0.8);
}

const morning = (width: number, height: number): string =>
  print(
    cloud(Math.round(width * 0.06), Math.round(height * 0.16), '30,10 44,8 36,-10 26,-8') +
      cloud(Math.round(width * 0.62), Math.round(height * 0.26), '26,8 40,8 30,-8 22,-8'),
    '#fff',
    0.55,
  );

/** The moon; in the morning the same disc is the sun, and has no seas. */
const orb = (size: number, colour: string, theme: Theme): string =>
  print(disc(0, 0, r1(size * 2)), colour, 0.07) +
  print(disc(0, 0, r1(size * 1.45)), colour, 0.12) +
  print(disc(0, 0, size), colour) +
  (theme === 'dawn'
    ? ''
    : print(
        disc(r1(-size * 0.35), r1(-size * 0.2), r1(size * 0.24)) +
          disc(r1(size * 0.22), r1(size * 0.3), r1(size * 0.3)) +
          disc(r1(size * 0.35), r1(-size * 0.4), r1(size * 0.15)),
        PAINT.ink,
        0.08,
      ));
