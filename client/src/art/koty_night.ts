// Koty: the raven, the joker, the four that come at night, and the back.
import { bell, catHead } from './cats';
import type { CardOptions } from './frame';
import { numeral } from './numerals';
import { KOTY, PAINT } from './palette';
import {
  crag,
  disc,
  discs,
  glow,
  grass,
  line,
  moon,
  piece,
  print,
  ridge,
  sheet,
  sky,
  spark,
  sparks,
  stars,
} from './shapes';
import { pair, spines, stack, taper, tapers, type Pen } from './svg';

/** The raven: 0, and nobody purrs. The deck adds it. */
export function chimney(pen: Pen): string {
  const { sky: air, land, accent } = KOTY.rooftop;
  return stack(
    sky(pen, air),
    stars(pen, 22, 120, [112, 138, 84]),
    moon(pen, 112, 142, 60, accent),
    sheet(pen, 'M-9 230L30 204L62 226V290H-9ZM150 290V222L186 196L209 212V290Z', [land[0], land[1]]),
    piece(pen, 'M76 290V222H148V290Z', [land[1], land[2]]),
    line('M84 240h16M112 240h20M90 252h18M120 252h18M84 264h20M114 264h16', '#fff2', 3),
    piece(pen, 'M70 208H154V226H70Z', land[2]),
    sheet(pen, 'M-9 290V268Q60 256 100 270T209 262V290Z', land[3]),
  );
}

/** The joker: any cat you like. */
export function joker(pen: Pen): string {
  const { sky: air, land, light, accent } = KOTY.stage;
  return stack(
    sky(pen, air),
    print('M103-20L10 262H196Z', light, 0.16) + print(disc(103, 172, 70), light, 0.22),
    print(sparks('36,120,6 178,96,7 186,190,5 30,186,5'), light),
    '<g transform="translate(-9 2)">',
    piece(pen, 'M112 206L60 252L84 250L92 268L112 254L132 268L140 250L164 252Z', ['#fff6e0', '#e3c48a']) +
      print('M112 206L84 250L92 268L112 254ZM112 206L164 252L140 250Z', '#d9605a', 0.8),
    piece(pen, 'M80 138C60 100 36 108 30 138C52 128 60 150 74 164Z', '#6f9ae0') +
      piece(pen, 'M144 138C164 100 188 108 194 138C172 128 164 150 150 164Z', '#ef8fb4'),
    piece(pen, 'M78 148C74 110 84 84 96 66C104 92 112 110 114 146Z', '#f2c04e') +
      piece(pen, 'M146 148C150 110 140 84 128 66C120 92 112 110 110 146Z', '#62b07e'),
    bell(30, 140, accent) + bell(194, 140, accent) + bell(96, 62, accent) + bell(128, 62, accent),
    catHead(pen, 112, 178, 1.24, 3, {
      head: 'classic',
      fur: ['#fff6e6', '#d6c3c9'],
      ear: '#f2a9b8',
      iris: '#ffd45a',
      eyes: 'open',
      mouth: 'grin',
    }),
    piece(pen, 'M76 152Q112 132 148 152L146 160Q112 144 78 160Z', accent),
    '</g>',
    sheet(pen, ridge('0,262 60,256 112,254 164,256 200,262'), [land[1], land[3]]),
  );
}

/** The moth: it carries a cat wherever there is light. */
export function lamp(pen: Pen): string {
  const { sky: air, land, light, accent } = KOTY.lamp;
  const wing =
    piece(pen, 'M104 172C84 184 66 202 66 226Q66 246 56 258Q78 250 84 232Q94 214 106 190Z', ['#9cd0a0', '#5c9c88']) +
    piece(pen, 'M106 152C92 112 58 90 28 98Q36 106 32 118Q40 124 38 136Q52 168 104 176Z', [accent, '#8cc49c']) +
    line('M104 156Q72 118 36 102M103 164Q70 146 38 130M102 178Q80 200 72 226', '#4f8c78', 1.6) +
    print(disc(60, 130, 13), '#f6c860') +
    print(disc(60, 130, 8.5), '#7c3c5c') +
    print(disc(62, 128, 3), '#fff6d8') +
    print(disc(80, 212, 6), '#f6c860');
  return stack(
    sky(pen, air),
    stars(pen, 14, 90),
    glow(110, 150, 92, light, 0.24) + print(disc(110, 150, 44), light, 0.5),
    sheet(pen, ridge('0,246 50,236 110,248 160,232 200,244'), [land[0], land[1]]),
    pair(pen, 110, wing),
    piece(pen, 'M110 140C100 140 100 160 102 178Q104 206 110 216Q116 206 118 178C120 160 120 140 110 140Z', [
      '#fff8e6',
      '#d8c0a0',
    ]) + line('M103 176q7 5 14 0M103 186q7 5 14 0M105 196q5 4 10 0', '#a8845c', 2),
    piece(pen, tapers('106,144,2.5 98,122,2 82,112,.8', '114,144,2.5 122,122,2 138,112,.8'), '#fff0c8') +
      line('M100 126l-8 1M95 119l-8 3M120 126l8 1M125 119l8 3', '#fff0c8', 1.8),
    print(discs('104,150,5 116,150,5'), '#2c1440') + print(discs('105.5,148.5,1.6 117.5,148.5,1.6'), '#fff'),
    sheet(pen, ridge('0,266 60,272 120,264 200,270'), land[3]),
    print(grass('24,272,16 40,274,12 170,272,16'), land[3]),
  );
}

/** The bat: it takes the raven off somebody's hands. */
export function belfry(pen: Pen): string {
  const { sky: air, land, light, accent } = KOTY.belfry;
  const wing =
    piece(pen, 'M96 150C84 122 62 110 22 104Q36 124 30 148Q44 142 50 162Q66 154 72 176Q84 166 100 182Z', [
      '#a85c84',
      '#5c2c58',
    ]) + line('M96 154Q62 122 26 106M94 160Q62 142 32 146M94 166Q70 152 52 160M96 172Q82 162 73 174', '#3c1840', 2);
  return stack(
    sky(pen, air),
    stars(pen, 14, 110, [108, 150, 80]),
    moon(pen, 106, 150, 62, light),
    sheet(pen, 'M-9 290V236H18V214L34 190L50 214V236H76V250H130V228H146V206L160 184L174 206V228H209V290Z', [
      land[0],
      land[2],
    ]),
    print('M29 232v-10a5 5 0 0 1 10 0v10ZM155 226v-10a5 5 0 0 1 10 0v10Z', '#ffd97a'),
    pair(pen, 106, wing),
    piece(pen, 'M84 128L80 92L98 112ZM128 128L132 92L114 112Z', accent) +
      print('M87 118L85 103L94 112ZM125 118L127 103L118 112Z', '#e8a0b0'),
    piece(pen, 'M78 146C78 122 90 110 106 110S134 122 134 146C136 176 124 200 106 200S76 176 78 146Z', [
      '#b86c90',
      '#6c3460',
    ]),
    print('M88 168Q106 156 124 168Q122 194 106 194T88 168Z', '#e0a4b8'),
    print(discs('95,142,9 117,142,9'), '#fff8dc') +
      print(discs('97,143,5.5 115,143,5.5'), PAINT.raven) +
      print(discs('98.5,141,1.8 116.5,141,1.8'), '#fff'),
    print('M102 154h8l-4 5Z', '#3c1840') +
      line('M96 163Q106 170 116 163', '#3c1840', 2) +
      print('M98 164l3 7 3-6ZM114 164l-3 7-3-6Z', '#fff'),
    piece(pen, tapers('98,196,3 96,208,2', '114,196,3 116,208,2'), '#3c1840', 'none'),
    sheet(pen, ridge('0,264 60,270 120,264 200,268'), land[3]),
  );
}

/** The owl: the attack is over, and it keeps the card. */
export function hollow(pen: Pen): string {
  const { sky: air, land, light, accent } = KOTY.hollow;
  const side =
    piece(pen, 'M72 150C52 176 54 218 78 240C88 214 86 180 84 158Z', ['#8c5c34', '#54341f']) +
    line('M64 196q8 4 14-2M66 212q8 4 14-2M72 226q6 3 10-2', '#c89c64', 2.2);
  return stack(
    sky(pen, air),
    stars(pen, 12, 80),
    print(disc(112, 140, 78), light, 0.25) + print(disc(112, 140, 58), light, 0.4),
    sheet(pen, crag('0,220 20,196 40,218 70,202 120,222 160,196 200,214'), [land[0], land[1]]),
    piece(
      pen,
      'M70 166C64 124 66 108 62 84L88 98Q112 90 136 98L162 84C158 108 160 124 154 166C162 214 140 246 112 246S62 214 70 166Z',
      [accent, '#7c4c28'],
    ),
    pair(pen, 112, side),
    print('M88 176Q112 158 136 176Q144 226 112 240Q80 226 88 176Z', '#f3dcae') +
      line(
        'M98 186l5 6 5-6M116 186l5 6 5-6M107 200l5 6 5-6M94 206l5 6 5-6M120 206l5 6 5-6M107 220l5 6 5-6',
        '#a8743c',
        2.6,
      ),
    piece(
      pen,
      'M112 154C104 108 64 112 72 142C78 166 104 166 112 154C120 166 146 166 152 142C160 112 120 108 112 154Z',
      '#f8e8c4',
    ),
    print(discs('92,138,15 132,138,15'), '#ffb83c') +
      print(discs('92,138,9.5 132,138,9.5'), PAINT.raven) +
      print(discs('96,134,3.4 136,134,3.4'), '#fff'),
    piece(pen, 'M105 150H119L112 168Z', '#5c4a3c') + line('M66 90Q92 104 110 122M158 90Q132 104 114 122', '#54341f', 5),
    piece(pen, taper('-8,248,9 60,252,9 120,248,9 208,256,7'), land[3]) +
      line('M88 240v12M96 240v13M104 240v12M120 240v12M128 240v12M136 240v12', '#e8a83c', 4.4),
    piece(pen, 'M18 248Q6 232 18 220Q28 234 22 248ZM172 252Q170 234 186 226Q190 244 178 254Z', '#3c8c64') +
      sheet(pen, ridge('0,272 60,268 120,274 200,268'), land[3]),
  );
}

/** The dragon of the night: it is what the stars are pinned to, and no raven stays where it passes. */
export function zodiac(pen: Pen): string {
  const { sky: air, land, light, accent } = KOTY.zodiac;
  const skin = ['#2c2468', accent, '#0c0a24'];
  const body =
    '164,222,2 142,236,7 110,234,12 82,216,15 76,188,15 96,166,14 122,158,13 138,140,12 134,116,11 120,104,10';
  const wing = 'M92 172C70 150 58 120 72 84Q84 100 100 96Q104 112 122 112Q118 128 130 138Z';
  return stack(
    sky(pen, air),
    glow(112, 158, 92, light, 0.22),
    moon(pen, 134, 176, 44, light),
    sheet(pen, crag('0,246 30,230 60,248 100,240 150,250 180,232 200,244'), [land[0], land[2]]),
    piece(pen, wing, ['#3c2c80', accent], '#ffe6a888') +
      line('M94 170Q76 130 74 92M98 166Q94 130 100 98M104 160Q112 136 121 114', '#ffe6a8', 1.2),
    piece(pen, spines(body, -1, 10), '#ffce5c', 'none'),
    piece(pen, `${taper(body)}M160 226L184 206L190 228L176 234Z`, skin, '#ffe6a8aa'),
    line('M82 212L80 190L98 168L122 160L136 138', '#ffe6a8', 1, ' opacity=".7"') +
      print(sparks('84,214,5 78,190,6 98,168,5 122,158,6 136,138,5 112,236,5 142,234,3'), '#ffe6a8'),
    piece(pen, 'M116 92L96 70L122 80L124 58L138 86Z', '#ffce5c'),
    piece(
      pen,
      'M112 100C116 86 134 82 146 90L176 98C186 102 186 110 178 113L160 114L176 121C170 128 150 130 138 124C124 124 112 114 112 100Z',
      skin,
      '#ffe6a8aa',
    ),
    print('M138 95L152 99L141 104Z', '#ffe96a') +
      print(disc(177, 105, 1.8), '#ffe6a8') +
      line('M160 114L142 112', '#ffe6a8', 1.2),
    print(sparks('40,150,6 30,190,4 180,60,5 56,226,4 186,160,5'), light),
    sheet(pen, ridge('0,266 60,272 120,264 200,270'), land[3]),
  );
}

/** The back: somebody sits on the roof with its back to us. The upper edge stays in sight when a card covers it, so the numbers stand there. */
export function onlooker(pen: Pen, { shows = 'both' }: CardOptions): string {
  const night = pen.theme === 'night';
  const [mat, ink, roofs] = night
    ? ['#3c4690', PAINT.moon, ['#3c3878', '#2a2658', '#1a1840']]
    : ['#fff3dc', '#3c2f74', ['#c89ab0', '#a878a0', '#74548c']];
  const plate = (outline: string) => `<path d="${outline}" fill="${mat}" stroke="#fff5"${pen.piece}/>`;
  return stack(
    sky(pen, night ? ['#10163c', '#36408c', '#8c74c0'] : ['#8fb0e4', '#f4c0c0', '#ffe8b8']),
    stars(pen, 20, 150, [100, 150, 76], night ? PAINT.moon : '#fff'),
    moon(pen, 100, 152, 66, night ? '#f8e6b8' : '#fffaf0'),
    sheet(pen, 'M-9 290V224L20 200L48 222V208H62V232L96 232L140 232V196H156V214L184 198L209 216V290Z', roofs[0] ?? ''),
    piece(pen, taper('126,232,9 160,236,9 176,214,8 164,192,8 172,172,7 182,172,4'), '#16132c'),
    piece(
      pen,
      'M66 244C60 206 76 190 82 172C74 160 72 146 74 118L90 130Q100 126 110 130L126 118C128 146 126 160 118 172C124 190 140 206 134 244Z',
      ['#2c2850', '#16132c'],
      '#ffe6b866',
    ),
    line('M100 190V236', '#0a0a18', 2),
    sheet(pen, 'M-9 290V262L60 236H144L209 258V290Z', [roofs[1] ?? '', roofs[2] ?? '']),
    line(
      'M20 258q8 8 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0M8 274q8 8 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0',
      '#fff3',
      2,
    ),
    `<path d="M0 0H200V280H0ZM16 6H184a10 10 0 0 1 10 10V264a10 10 0 0 1-10 10H16a10 10 0 0 1-10-10V16a10 10 0 0 1 10-10Z" fill="${mat}" stroke="#fff5" fill-rule="evenodd"${pen.piece}/>`,
    line(
      'M18 11H182a7 7 0 0 1 7 7V262a7 7 0 0 1-7 7H18a7 7 0 0 1-7-7V18a7 7 0 0 1 7-7Z',
      night ? PAINT.gold : '#b98a3f',
      1.2,
    ),
    shows === 'double' ? '' : plate('M0 0H69V40a26 26 0 0 1-26 26H0Z') + numeral(pen, '9', 33, 37, 49, ink),
    shows === 'nine'
      ? ''
      : plate('M200 0H118V28a20 20 0 0 0 20 20H200Z') +
          numeral(pen, '×2', 159, 27, 38, night ? '#ffcf6a' : '#8c5a14', 8),
    print(spark(94, 26, 8), night ? PAINT.gold : '#b98a3f'),
  );
}
