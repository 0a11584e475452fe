// Kraina snów: who is about at night. The fairy lights the way, the devil fishes with false stars, the imp keeps its balance.
import { KRAINA, PAINT } from './palette';
import {
  bank,
  cloud,
  crescent,
  disc,
  discs,
  glow,
  grass,
  line,
  piece,
  print,
  ridge,
  sheet,
  sky,
  spark,
  sparks,
  stars,
} from './shapes';
import { pair, stack, taper, tapers, type Pen } from './svg';

const around = (count: number, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw((place / count) * 2 * Math.PI)).join('');
const polar = (x: number, y: number, reach: number, angle: number) =>
  `${Math.round(x + reach * Math.sin(angle))} ${Math.round(y - reach * Math.cos(angle))}`;

/** The fairy: a godmother who came down on a dandelion seed, with a lantern for you. */
export function fairy(pen: Pen): string {
  const { sky: air, land, light, accent } = KRAINA.fairy;
  const floss = around(22, (angle) => `M112 104L${polar(112, 74, 52, angle)}`);
  const tips = around(22, (angle) => `M${polar(112, 74, 52, angle)}h0`);
  return stack(
    sky(pen, air),
    glow(112, 84, 84, light, 0.3),
    sheet(pen, ridge('0,232 50,220 110,234 160,216 200,228'), [land[0], land[1]]),
    print(disc(112, 74, 50), '#fff', 0.35) + line(floss, '#fff', 1.4, ' opacity=".85"') + line(tips, '#fff', 5.5),
    piece(pen, 'M106 102Q112 96 118 102L113 116H110Z', '#6a4024') + line('M111 112Q100 126 82 158', '#6a4024', 2.6),
    glow(162, 194, 34, '#fff', 0.35),
    piece(pen, tapers('102,182,6 86,178,5 82,160,4'), '#4a7c64', 'none'),
    piece(pen, 'M112 164C92 166 82 204 74 238Q92 248 112 246T150 238C142 204 132 166 112 164Z', ['#7cb07c', '#3c7458']),
    line('M112 178V244M104 184Q92 214 90 242M120 184Q132 214 134 242', '#cfe6b0', 1.8) +
      print(discs('112,190,2.6 112,206,2.6 112,222,2.6'), '#ffe08a'),
    piece(pen, taper('124,178,6 142,186,5 156,176,4'), '#4a7c64') + print(discs('82,158,5 158,174,5'), '#f3c8a4'),
    piece(
      pen,
      tapers('100,242,4 98,256,3', '124,242,4 126,256,3') + 'M90 262q0-8 12-8v8ZM134 262q0-8-12-8v8Z',
      accent,
      'none',
    ),
    piece(pen, 'M88 148C84 126 98 116 112 116S140 126 136 148Q124 158 112 158T88 148Z', '#f4f0ee') +
      piece(pen, discs('128,118,9'), '#f4f0ee'),
    piece(pen, 'M94 146C94 130 130 130 130 146C130 160 120 168 112 168S94 160 94 146Z', '#fbdcc0'),
    print(discs('103,147,7 121,147,7'), '#fff', 0.7) +
      line('M96 147a7 7 0 1 0 14 0a7 7 0 1 0-14 0M114 147a7 7 0 1 0 14 0a7 7 0 1 0-14 0M110 146h4', '#7c4a3c', 1.6) +
      line('M100 148q3-4 6 0M118 148q3-4 6 0', PAINT.ink, 2) +
      line('M106 160q6 5 12 0', '#a8483c', 2) +
      print(discs('98,156,3.5 126,156,3.5'), '#f2908c', 0.6),
    line('M158 174V180', '#7c4a3c', 2) +
      piece(pen, 'M152 184Q162 172 172 184V208H152ZM150 206H174V212H150Z', ['#c88c2c', '#8a5a1c']) +
      print('M155 187H169V205H155Z', '#fff6c0') +
      print(spark(162, 196, 9), '#f6a82c'),
    sheet(pen, ridge('0,258 60,266 120,260 200,262'), [land[2], land[3]]),
    print(sparks('34,176,6 50,214,4 182,144,5 40,132,4'), '#fff') +
      line('M28 268V246M184 268V244', land[3], 2) +
      print(discs('28,242,7 184,240,7'), '#ffe9a0'),
  );
}

/** The devil: it sits in the moon and fishes, and its bait shines like a star. */
export function devil(pen: Pen): string {
  const { sky: air, land, light, accent } = KRAINA.devil;
  const coat = ['#6c3c9c', '#2c1450'];
  return stack(
    sky(pen, air),
    stars(pen, 20, 130, [100, 150, 60]),
    glow(92, 168, 92, light, 0.14),
    `<g transform="rotate(-62 104 166)">${piece(pen, crescent(104, 166, 74), ['#fff6d8', '#f0d890'])}</g>`,
    piece(pen, taper('92,204,6 68,224,5 72,250,4 92,244,2.5') + 'M90 248L84 230L106 236Z', '#e0586c'),
    piece(
      pen,
      tapers('104,208,11 128,216,9 130,244,7', '114,204,11 144,208,9 150,232,7') + 'M143 229h14q8 2 8 10h-22Z',
      ['#8c5cc0', '#3c2068'],
      'none',
    ),
    piece(pen, 'M92 214C84 184 90 158 104 146H120C134 158 138 184 130 214Q110 222 92 214Z', coat),
    piece(pen, taper('122,168,8 142,172,6 158,158,5'), coat) + print(disc(160, 155, 5.5), '#e86c5c'),
    piece(
      pen,
      'M88 112C70 108 62 90 68 70C78 88 88 92 98 94ZM132 112C150 108 158 90 152 70C142 88 132 92 122 94Z',
      '#fbe6c0',
    ),
    piece(pen, 'M82 120C82 98 94 88 110 88S138 98 138 120C138 140 124 152 110 154C96 152 82 140 82 120Z', [
      '#f08068',
      '#c03c54',
    ]),
    piece(pen, 'M80 112Q82 74 110 74T140 112Q110 96 80 112Z', '#3c64b8') +
      line('M88 92Q110 78 132 92', '#fff3d0', 4) +
      piece(pen, 'M98 78Q66 66 50 92L58 98Q72 82 92 92Z', '#4c78d0') +
      piece(pen, disc(52, 100, 8), '#fff3d0'),
    print(discs('98,121,8 122,121,8'), '#fff6d8') +
      print(discs('101,122,4 125,122,4'), PAINT.raven) +
      line('M88 113Q98 108 107 115M132 112Q122 108 114 115', '#54143c', 2.6) +
      print(discs('90,134,4.5 132,133,4.5'), '#ff9c84', 0.7) +
      line('M96 137Q112 148 126 134', '#54143c', 2.6) +
      print('M117 141l5-2 1 7Z', '#fff'),
    line('M158 160Q172 110 180 62', '#a8743c', 3) + line('M180 62Q184 120 171 176', light, 1.4),
    glow(170, 194, 26, accent, 0.35) +
      piece(pen, 'M170 174L175.5 187L189 188L178 197L182 211L170 203L158 211L162 197L151 188L164.5 187Z', accent),
    sheet(pen, bank(-30, 278, '50,18 46,8 50,-10 56,12 60,-6'), [land[0], land[1]]),
    sheet(pen, bank(-40, 296, '56,22 50,4 50,-8 56,8 60,-8'), [land[2], land[3]]),
  );
}

/** The imp: half day and half night, and it must not fall to either side. */
export function imp(pen: Pen): string {
  const { sky: air, land, accent } = KRAINA.imp;
  const [day, dark] = ['#f6b83c', '#3c6cc0'];
  const halves = pen.id();
  const split = `<linearGradient id="${halves}"><stop offset=".5" stop-color="${day}"/><stop offset=".5" stop-color="${dark}"/></linearGradient>`;
  const ear =
    piece(pen, 'M84 124L44 100Q48 136 86 142Z', '#a8dc94') + print('M78 126L54 111Q60 130 80 136Z', '#e9a08a');
  return stack(
    sky(pen, [air[0], '#fff0c0']),
    print('M112 0C96 60 128 110 112 160S96 240 112 290H200V0Z', air[1]),
    print(discs('40,160,15'), '#fff8dc', 0.8) +
      print(sparks('140,36,5 178,60,4 136,70,4 186,118,5 176,206,5'), PAINT.moon),
    sheet(pen, ridge('0,262 50,252 110,264 160,250 200,260'), [land[0], land[1]]),
    line('M-4 246Q112 262 204 246', '#5c4030', 3.4),
    split,
    piece(pen, tapers('106,206,8 92,226,7 100,252,6', '118,206,8 136,222,6 128,240,5'), '#5c3c6c', 'none') +
      piece(pen, 'M92 256q0-8 10-8t16 4v4ZM122 246q-2-8 6-8t14 8v2Z', accent),
    piece(pen, 'M112 156C92 158 84 190 88 214Q112 224 136 214C140 190 132 158 112 156Z', `url(#${halves})`, '#fff8'),
    piece(pen, 'M86 160L98 152L112 164L126 152L138 160L130 172L120 166L112 178L104 166L94 172Z', '#fff6e6'),
    print(discs('112,190,3.4 112,204,3.4'), '#fff6e6'),
    piece(pen, tapers('92,174,6 66,180,5 44,196,4'), day) + piece(pen, tapers('132,174,6 158,180,5 180,196,4'), dark),
    line('M20 200Q106 188 190 200', '#8a5a3c', 4),
    piece(pen, disc(26, 218, 14), ['#ffe79a', '#f0a030']) +
      print(
        around(
          8,
          (angle) =>
            `M${polar(26, 218, 17, angle)}L${polar(26, 218, 22, angle + 0.2)} ${polar(26, 218, 17, angle + 0.4)}Z`,
        ),
        '#f0a030',
      ) +
      line('M26 200V206M182 200V206', '#8a5a3c', 2),
    piece(pen, crescent(180, 220, 15), ['#e6f2ff', '#9cc4f4']),
    pair(pen, 112, ear),
    piece(pen, 'M80 130C80 106 92 94 112 94S144 106 144 130C144 152 130 164 112 164S80 152 80 130Z', [
      '#bce8a4',
      '#6cac6c',
    ]),
    piece(pen, 'M76 118Q94 84 98 46Q108 78 112 108L112 112Q90 108 76 118Z', day) +
      piece(pen, 'M148 118Q130 84 126 46Q116 78 112 108L112 112Q134 108 148 118Z', dark) +
      print(discs('98,44,6'), dark) +
      print(discs('126,44,6'), day),
    print(discs('98,132,9.5 126,132,9.5'), '#fffbe6') +
      print(discs('100,133,5 124,133,5'), PAINT.raven) +
      print(discs('101.5,131,1.6 125.5,131,1.6'), '#fff'),
    print('M107 138Q112 134 117 138Q117 146 112 146T107 138Z', '#4f8a50') +
      line('M98 150Q106 156 112 151T126 149', '#2f5a3a', 2.2) +
      line('M88 118l10 2M136 118l-10 2', '#2f5a3a', 2.2),
    sheet(pen, ridge('0,268 60,274 112,268 160,274 200,268'), [land[2], land[3]]),
    print(grass('20,272,14 180,272,14'), land[3]),
  );
}

/** The dreamer: eyes covered, ears open. */
export function dreamer(pen: Pen): string {
  const { sky: air, land, light, accent } = KRAINA.dreamer;
  return stack(
    sky(pen, air),
    stars(pen, 22, 120, [118, 150, 70]),
    print(disc(112, 150, 86), light, 0.12),
    piece(pen, 'M30 226V128Q112 72 194 128V226Z', ['#8c5474', '#54284c']) +
      print(crescent(112, 118, 12), PAINT.gold) +
      print(sparks('78,126,5 146,126,5'), PAINT.gold),
    piece(pen, 'M40 206Q34 158 62 160Q112 146 162 160Q190 158 184 206Z', ['#fffaf0', '#e0d0e4']) +
      line('M56 176q8 4 10 12M168 176q-8 4-10 12', '#c0a8c8', 2),
    piece(pen, 'M70 190C64 152 84 138 112 138S160 152 154 190Q112 208 70 190Z', ['#7c4a34', '#4c2c24']),
    piece(pen, 'M80 190C78 162 94 156 112 156S146 162 144 190C144 212 128 220 112 220S80 212 80 190Z', '#fbdcc0'),
    piece(pen, 'M74 176Q112 164 150 176L148 196Q134 206 116 194H108Q90 206 76 196Z', ['#5c4cac', '#3c2c7c']) +
      line('M86 186q8 7 16 0M122 186q8 7 16 0', '#f6ecd2', 2.4) +
      print(sparks('112,178,4'), PAINT.gold),
    print(discs('88,204,5 136,204,5'), '#f2a094', 0.6) + line('M106 209q6 4 12 0', '#a8483c', 2.2),
    piece(pen, 'M20 290V228Q60 208 112 220T204 228V290Z', [accent, '#8c2c54']) +
      line('M24 238Q64 218 112 230T202 238', '#fff8', 2.6) +
      print(sparks('52,254,9 92,262,6 132,256,9 172,264,6'), PAINT.gold),
    piece(pen, 'M72 226a12 10 0 0 1 24 0a12 9 0 0 1-24 0ZM128 226a12 10 0 0 1 24 0a12 9 0 0 1-24 0Z', '#fbdcc0'),
    print(disc(136, 104, 4) + disc(144, 90, 6), '#fff', 0.85) +
      piece(pen, cloud(116, 74, '18,10 26,4 20,-8'), '#fff', 'none') +
      print(spark(149, 62, 7), land[1]),
  );
}
