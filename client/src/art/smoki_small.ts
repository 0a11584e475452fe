// Smoki: the dragons -2 to 3, small and mostly harmless. One silhouette a value, in a land of its own.
import { muzzle } from './dragons';
import { PAINT, SMOKI } from './palette';
import {
  bank,
  crag,
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
  waves,
} from './shapes';
import { pair, spines, stack, taper, tapers, type Pen } from './svg';

/** -2: the smallest of all, asleep in the moon. */
export function cradle(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.cradle;
  const shade = '#4fa9b4';
  return stack(
    sky(pen, air),
    stars(pen, 30, 200, [112, 176, 88]),
    print(disc(112, 170, 90), light, 0.12),
    `<g transform="rotate(-90 112 164)">${piece(pen, crescent(112, 164, 74), light)}</g>`,
    piece(pen, 'M86 150L92 132L102 144L110 124L120 138L132 122L138 138L152 130L152 148L164 148L158 166Z', shade),
    piece(pen, 'M70 192C66 156 92 138 122 138C156 138 176 164 166 192C156 214 86 216 74 204Z', [accent, shade]),
    piece(
      pen,
      'M116 158C126 128 158 116 178 128Q168 138 172 152Q160 150 156 164Q144 158 134 172Q122 170 116 158Z',
      '#5bb8c2',
    ) + line('M118 158Q142 138 176 129M119 160Q142 148 171 152M120 162Q138 156 155 163', '#2f7f93', 1.4),
    piece(
      pen,
      taper('158,178,13 164,198,12 144,213,10 112,218,8 84,214,5 66,204,2 60,196,.5') +
        'M62 200L44 196L52 184Q64 186 62 200Z',
      [accent, shade],
    ),
    piece(pen, 'M92 166L96 148L104 162ZM76 164L74 146L86 158Z', '#fff3d0'),
    piece(
      pen,
      'M46 190C44 180 56 176 64 172C70 160 92 156 104 166C114 176 112 194 98 200C84 206 62 206 52 202Q46 198 46 190Z',
      [accent, '#6fc6c6'],
    ),
    line('M74 184q7 6 14 0', PAINT.ink, 2.2) +
      print(disc(53, 189, 1.6), PAINT.ink) +
      print(disc(72, 194, 4.5), '#f2a9a0', 0.7) +
      line('M50 197q8 4 16 1', PAINT.ink, 1.4),
    sheet(pen, bank(-30, 292, '56,36 46,6 44,-10 56,10 60,-6'), [land[1], land[3]]),
  );
}

/** 0: not quite there yet. */
export function egg(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.egg;
  const skin = ['#ffc4c0', accent, '#d8708c'];
  const side =
    piece(pen, 'M86 176Q58 168 46 142Q64 146 70 134Q84 142 92 158Z', '#f7b8b0') +
    piece(pen, 'M86 112L74 82L100 100Z', '#fff3d8');
  const flower = (x: number, y: number, petals: string) =>
    line(`M${x} ${y + 14}V${y}`, land[3], 2) + print(spark(x, y, 9), petals) + print(disc(x, y, 2.6), PAINT.gold);
  return stack(
    sky(pen, air),
    glow(112, 150, 88, light, 0.35),
    sheet(pen, ridge('0,206 50,194 110,208 160,190 200,202'), [land[0], land[1]]),
    print('M54 246Q112 262 172 246Q112 236 54 246Z', land[3], 0.5),
    pair(pen, 112, side),
    piece(pen, 'M72 150C72 118 90 102 112 102S152 118 152 150C158 176 140 190 112 190S66 176 72 150Z', skin),
    print('M86 160Q112 148 138 160Q142 182 112 182T86 160Z', '#ffdcd4'),
    print(discs('94,144,12 130,144,12'), '#fffdf4') +
      print(discs('97,146,7.5 127,146,7.5'), PAINT.ink) +
      print(discs('100,143,2.6 130,143,2.6'), '#fff'),
    print(discs('104,164,2 120,164,2'), '#a84868') +
      line('M100 173Q112 181 124 173', '#a84868', 2.2) +
      print('M106 176h5v6Z', '#fff'),
    piece(
      pen,
      'M78 118L84 106L90 116L100 102L108 114L118 102L124 114L134 104L146 120C142 88 126 74 112 74S82 88 78 118Z',
      ['#fffdf2', '#efe2c0'],
    ),
    print(discs('104,88,4 120,96,3'), '#8fc9a8'),
    piece(
      pen,
      'M60 186L76 172L90 188L104 174L118 190L134 174L148 188L164 174Q174 190 166 214Q154 252 112 252T58 214Q52 198 60 186Z',
      ['#fffdf2', '#e6d4a8'],
    ),
    print(discs('84,214,8 112,232,6 140,212,9 122,204,4 96,238,4 150,232,4'), '#8fc9a8'),
    piece(
      pen,
      'M76 178a9 8 0 0 1 18 0v8a4 4 0 0 1-6 2 4 4 0 0 1-6 0 4 4 0 0 1-6-2ZM130 178a9 8 0 0 1 18 0v8a4 4 0 0 1-6 2 4 4 0 0 1-6 0 4 4 0 0 1-6-2Z',
      accent,
    ),
    sheet(pen, ridge('0,254 60,262 120,254 200,258'), [land[2], land[3]]),
    flower(24, 252, '#fff') +
      flower(178, 250, '#fff') +
      flower(44, 262, '#ffd0dc') +
      flower(158, 262, '#ffd0dc') +
      print(grass('12,270,18 188,272,18'), land[3]),
  );
}

/** 1: no longer than a finger, on wings of glass. */
export function lilies(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.lilies;
  const skin = [accent, '#8fb03a'];
  const wings =
    piece(pen, 'M104 150C96 104 66 74 34 84C30 112 62 148 104 156Z', ['#fff8ffcc', '#f0d8f8aa'], '#fff') +
    piece(pen, 'M102 158C76 140 38 148 22 172C44 190 84 180 104 164Z', ['#fff8ffb0', '#e0c8f0aa'], '#fff') +
    line('M102 152Q74 122 42 92M102 154Q70 132 40 108M100 160Q64 160 32 172', '#a878c4', 1.2);
  const far =
    piece(pen, 'M112 146C112 104 134 70 170 66C180 96 152 136 116 152Z', ['#fff8ffd0', '#f0d8f8aa'], '#fff') +
    piece(pen, 'M116 154C140 126 176 120 190 136C182 160 144 166 116 160Z', ['#fff8ffb0', '#e0c8f0aa'], '#fff') +
    line('M116 148Q142 112 166 76M118 156Q150 142 182 140', '#a878c4', 1.2);
  return stack(
    sky(pen, air),
    print(disc(138, 92, 56), light, 0.5),
    sheet(pen, ridge('0,212 60,204 120,210 200,202'), land[0]),
    sheet(pen, waves(226, 60, 4, 10), [land[1], land[2]]),
    line('M72 236h50M84 243h26', light, 2.2, ' opacity=".6"'),
    far,
    wings,
    piece(pen, spines('112,150,10 104,172,9 88,194,7 66,206,5 46,202,3 36,190,1.5', 1, 6), '#e88aa8'),
    piece(
      pen,
      taper('116,136,11 110,154,11 102,172,9 86,192,7 66,204,5 46,202,3.5 36,190,2.5 40,180,1') +
        'M44 186L28 186L34 170L46 174Z',
      skin,
    ),
    line('M108 148q8 5 13 3M104 160q8 4 13 2M98 172q6 5 12 3M90 182q6 5 10 4', '#f6f8c0', 2.4),
    piece(pen, tapers('110,158,3 122,172,2.4 120,182,1.5', '104,168,3 112,184,2.4 108,192,1.5'), '#8fb03a', 'none'),
    muzzle(pen, 116, 130, 0.94, -6, { skin, horn: '#e88aa8', iris: '#fff', ink: '#4a5a1c' }),
    sheet(pen, waves(250, 70, 6, 30), [land[2], land[3]]),
    piece(pen, 'M14 254a26 8 0 1 0 52 0a26 8 0 1 0-52 0ZM128 262a30 9 0 1 0 60 0a30 9 0 1 0-60 0Z', '#5c9a7c'),
    piece(
      pen,
      'M40 252Q28 246 28 234Q36 236 40 246Q38 234 42 226Q48 236 45 246Q50 238 58 238Q56 248 42 253ZM154 260Q140 256 138 242Q148 244 153 254Q150 240 156 230Q163 242 158 254Q164 244 172 244Q170 256 156 261Z',
      '#ffe6f2',
    ),
  );
}

/** 2: two heads that are not on speaking terms. */
export function quarrel(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.quarrel;
  const skin = ['#ffb05c', accent, '#c05030'];
  const shade = '#7c2c24';
  const [left, right] = [
    '110,226,22 92,196,17 82,168,14 84,142,12 94,124,10 88,112,9',
    '118,226,22 136,192,17 146,156,13 142,124,11 134,104,10 140,92,9',
  ];
  return stack(
    sky(pen, air),
    glow(112, 150, 76, light, 0.4),
    sheet(pen, ridge('0,214 44,200 100,216 150,198 200,210'), [land[0], land[1]]),
    piece(pen, taper('140,244,12 168,246,9 184,228,6 178,208,3 170,204,1') + 'M174 208L160 198L170 186L184 196Z', skin),
    piece(pen, spines(left, 1, 11) + spines(right, -1, 11), '#ffe0a0'),
    piece(pen, 'M68 258C64 222 88 204 114 204S162 222 158 258Z', skin),
    piece(pen, tapers(left, right), skin, 'none'),
    print('M86 258C86 232 98 220 114 220S142 232 142 258Z', '#ffe3b0'),
    line('M92 236q22 10 44 0M89 248q25 10 50 0M98 226q16 7 32 0', '#e0985c', 2.4),
    piece(pen, 'M66 262q-2-14 12-14t16 12ZM134 260q2-14 16-12t12 14Z', '#e8743a') +
      line('M74 260v-5M82 260v-5M144 260v-5M152 260v-5', '#fff3d8', 2.4),
    muzzle(pen, 90, 114, -0.92, 0, { skin, horn: '#fff0d0', iris: '#fff6c8', ink: shade, lid: true }),
    muzzle(pen, 136, 94, 0.92, 0, { skin, horn: '#fff0d0', iris: '#fff6c8', ink: shade, lid: true }),
    sheet(pen, ridge('0,256 60,264 120,258 200,260'), [land[2], land[3]]),
    print(grass('20,266,18 34,268,13 178,268,18'), land[3]),
  );
}

/** 3: the one in the river, that likes to be looked at. */
export function river(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.river;
  const skin = [accent, '#1c6f66'];
  const neck = '130,256,20 137,231,19 132,206,17 115,180,14 101,156,12 97,132,11 106,110,10 124,100,8';
  return stack(
    sky(pen, air),
    print(disc(158, 72, 26), light),
    sheet(pen, crag('0,150 26,118 50,152 84,128 110,158 160,120 200,150'), [land[0], land[1]]),
    sheet(pen, ridge('0,190 60,178 120,192 200,176'), [land[1], land[2]]),
    sheet(pen, waves(214, 54, 5, 10), [land[2], land[3]]),
    piece(pen, taper('14,256,8 26,220,13 46,206,14 66,220,13 76,256,8'), skin) +
      line('M30 216l-8-10M46 206v-13M62 216l7-10', '#f0b45a', 4),
    piece(
      pen,
      `${taper('150,262,10 172,236,8 182,214,5 176,196,1')}M177 202L160 188L172 180L182 166L190 182L194 196Z`,
      skin,
    ),
    piece(pen, spines(neck, -1, 13), '#f0b45a'),
    piece(pen, taper(neck), skin),
    line(
      'M134 250q10 1 17-3M138 230q10 0 16-4M134 210q9-2 15-7M123 190q8-3 12-9M112 172q6-4 9-9M104 154q5-2 9-5M102 138q4 0 8 0',
      '#e4f2bd',
      3,
    ),
    muzzle(pen, 120, 104, 1, 0, { skin: [accent, '#23806c'], horn: '#f7e3b0', iris: '#fff6c8', ink: '#14504a' }),
    line('M170 112q14 4 18 18M164 118q4 12 0 22', '#f0b45a', 2),
    sheet(pen, waves(240, 62, 8, 34), [land[2], land[4]]),
    sheet(pen, waves(262, 70, 9, 4), [land[3], land[4]]),
    print(sparks('40,236,4 96,250,3 170,250,4'), '#e4f2bd'),
  );
}
