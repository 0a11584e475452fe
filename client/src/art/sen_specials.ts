// Sen: the four specials and the hourglass.
import { PAINT, SEN } from './palette';
import {
  bank,
  cloud,
  crescent,
  disc,
  firs,
  grass,
  line,
  paint,
  piece,
  print,
  ridge,
  sheet,
  sky,
  spark,
  stars,
  type Colour,
} from './shapes';
import { stack, tapers, type Pen } from './svg';

/** Take two: two balloons at sunrise. */
export function balloons(pen: Pen): string {
  const { sky: air, land, light } = SEN.balloons;
  const balloon = (x: number, y: number, size: number, cloth: Colour, stripe: string) =>
    `<g transform="translate(${x} ${y})scale(${size})">${
      line('M-9 56L-7 74M9 56L7 74', '#6b4a3a', 1.6) +
      piece(pen, 'M-9 73H9L7 88H-7Z', '#8a5a3c') +
      piece(pen, 'M-44 0C-44-60 44-60 44 0C44 26 16 42 10 58H-10C-16 42-44 26-44 0Z', cloth) +
      print(
        'M-13-43.5C-22-20-16 24-4 58H4C16 24 22-20 13-43.5Q0-46.5-13-43.5ZM-35-27C-48-4-38 30-10 58C-28 22-34-12-27-34.5ZM35-27C48-4 38 30 10 58C28 22 34-12 27-34.5Z',
        stripe,
      )
    }</g>`;
  return stack(
    sky(pen, air),
    print(disc(58, 214, 40), light, 0.5) + print(disc(58, 214, 27), '#fffbe8'),
    print(
      cloud(96, 52, '16,5 24,3 20,-8') + cloud(140, 176, '14,4 22,4 24,-8') + cloud(8, 130, '18,6 18,-2 14,-4'),
      '#fff',
      0.7,
    ),
    sheet(pen, ridge('0,232 40,222 90,236 140,220 200,230'), [land[0], land[1]]),
    balloon(138, 112, 1, ['#f0806a', '#c9404a'], '#fff1d6'),
    balloon(76, 176, 0.62, ['#5fc4b8', '#2f8f93'], PAINT.gold),
    sheet(pen, ridge('0,250 50,258 110,244 160,254 200,246'), [land[2], land[3]]),
    piece(pen, firs('14,280,34 32,284,26 176,280,40 192,282,30 158,286,24'), land[4], 'none'),
    sheet(pen, ridge('0,272 70,278 140,274 200,270'), land[4]),
  );
}

/** Peek: the night opens an eye, and everybody stares back. */
export function eye(pen: Pen): string {
  const { sky: air, land, accent } = SEN.eye;
  const lashes = [
    '48,102,4.5 39,84,3 30,66,.4',
    '72,84,4.5 67,64,3 62,46,.4',
    '98,75,4.5 96,54,3 94,34,.4',
    '126,75,4.5 128,54,3 130,34,.4',
    '152,84,4.5 157,64,3 162,46,.4',
    '174,101,4.5 182,85,3 190,70,.4',
  ];
  const iris = paint(pen, ['#1f6f86', accent, '#b6efd8']);
  return stack(
    sky(pen, air),
    stars(pen, 22, 190, [112, 122, 86]),
    '<g transform="translate(4 7)scale(.94)">',
    piece(pen, tapers(...lashes), land[0], 'none'),
    piece(pen, 'M24 126Q112 30 200 126Q112 214 24 126Z', [land[2], land[1]]),
    piece(pen, 'M36 126Q112 56 188 126Q112 190 36 126Z', '#fbf4e0'),
    iris.defs + print(disc(112, 121, 33), land[3]) + print(disc(112, 121, 30), iris.use),
    line(
      'M112 93v8M112 141v8M84 121h8M132 121h8M92 101l6 6M126 135l6 6M132 101l-6 6M98 135l-6 6',
      '#eafff6',
      1.6,
      ' opacity=".6"',
    ),
    print(disc(112, 121, 15), PAINT.raven) + print(crescent(115, 118, 8), '#fff6dc'),
    print('M36 126Q112 56 188 126Q112 84 36 126Z', land[3], 0.28) + '</g>',
    sheet(pen, ridge('0,222 50,216 110,210 160,214 200,224'), [land[0], land[1]]),
    sheet(pen, ridge('0,258 50,256 100,250 150,256 200,254'), [land[2], land[3]]),
  );
}

/** Swap: an island with two sides. Its lower side is the upper one turned round, at night. */
export function island(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.island;
  const side = (turf: Colour, wall: string, roof: string, lit: string, leaves: string) =>
    piece(pen, firs('76,134,40 94,132,26'), leaves, 'none') +
    piece(pen, 'M137 86V70H144V90ZM114 126V92H148V126Z', wall) +
    piece(pen, 'M106 96L131 62L156 96Z', roof) +
    print('M125 118V107a6 6 0 0 1 12 0V118Z', lit) +
    piece(pen, 'M40 140C58 126 86 118 114 118S170 126 188 140C166 132 148 148 114 142S66 132 40 140Z', turf);
  const turned = (drawing: string) => `<g transform="rotate(180 114 140)">${drawing}</g>`;
  return stack(
    sky(pen, air),
    turned(stars(pen, 12, 30)),
    print(disc(78, 66, 30) + disc(78, 66, 20), light, 0.5) + print(disc(150, 214, 19), PAINT.moon),
    turned(side([land[3], land[2]], '#9aa2e0', '#272d72', '#ffd97a', '#2c3680')),
    side([land[0], land[1]], '#fff3dc', accent, '#6a3f5c', land[1]),
  );
}

/** Choose: three ways from here. */
export function crossroads(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.crossroads;
  const roads = [
    '102,290,30 94,264,15 70,242,9 36,228,5 -4,222,2.5',
    '104,290,30 108,262,13 112,240,8 109,222,5 114,204,2',
    '104,290,30 120,264,15 142,242,9 170,224,5 204,212,2.5',
  ];
  return stack(
    sky(pen, air),
    print(disc(66, 172, 38), light, 0.35) + print(disc(66, 172, 26), light, 0.9),
    sheet(pen, ridge('0,184 40,190 90,172 150,186 200,170'), [land[0], land[1]]),
    sheet(pen, ridge('0,214 60,202 120,210 200,198'), [land[1], land[2]]),
    sheet(pen, tapers(...roads), light, 'none'),
    piece(pen, 'M112 262V86q5-6 10 0V262Z', accent),
    piece(pen, 'M96 98H162L176 110L162 122H96Z', '#d9605a') +
      piece(pen, 'M134 130H70L56 142L70 154H134Z', '#3f9a94') +
      piece(pen, 'M98 162H156L169 173L156 184H98Z', PAINT.gold),
    print(spark(134, 110, 9), '#fff3dc') +
      print(crescent(94, 142, 7), '#fff3dc') +
      line('M116 173q5-6 10 0t10 0t10 0', '#fff3dc', 2.6),
    print(grass('110,262,13 124,264,15 20,272,24 34,276,17 184,272,24 170,276,16'), land[3]),
    print('M-9 266Q20 266 44 290H-9ZM209 264Q176 266 154 290H209Z', land[3]),
  );
}

/** Hourglass: the night runs out above, the morning heaps up below. */
export function hourglass(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.hourglass;
  return stack(
    sky(pen, air),
    stars(pen, 24, 170, [116, 150, 70]),
    print(disc(116, 150, 82), light, 0.12) + print(disc(116, 150, 62), light, 0.16),
    sheet(pen, bank(-20, 240, '50,20 50,8 40,-10 70,14 60,-8'), [land[0], land[1]]),
    piece(pen, 'M76 72H82V234H76ZM150 72H156V234H150Z', '#a9763a'),
    piece(
      pen,
      'M84 74C84 122 110 134 112 152C110 170 84 182 84 232H148C148 182 122 170 120 152C122 134 148 122 148 74Z',
      '#ffffff38',
      '#fff9',
    ),
    print('M88 98Q116 106 144 98C140 126 120 136 116 152C112 136 92 126 88 98Z', '#232a66') +
      print(spark(104, 112, 4) + spark(124, 114, 5) + spark(114, 128, 3) + spark(134, 106, 3), '#fff6dc'),
    line('M116 152V192', light, 2) +
      print('M86 232Q92 196 116 188T146 232Z', '#f7c873') +
      print('M86 232Q104 210 146 222V232Z', '#e89a60'),
    line('M92 86Q90 108 104 124M94 224Q92 204 104 188', '#fff', 3, ' opacity=".5"'),
    piece(
      pen,
      'M66 62Q66 56 72 56H160Q166 56 166 62V68Q166 76 158 76H74Q66 76 66 68ZM66 238Q66 230 74 230H158Q166 230 166 238V246Q166 252 160 252H72Q66 252 66 246Z',
      [accent, '#b5803c'],
    ),
    line('M74 62H158M74 238H158', '#fff', 1.6, ' opacity=".5"'),
    sheet(pen, bank(-24, 292, '50,40 44,6 50,-8 60,10 50,-6'), [land[1], land[2]]),
  );
}
