// Smoki: the dragons 4 to 8, each larger than the last.
import { muzzle } from './dragons';
import { PAINT, SMOKI } from './palette';
import {
  bank,
  crag,
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
import { moved, pair, spines, stack, taper, tapers, type Pen } from './svg';

/** 4: people built on it while it slept. */
export function hill(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.hill;
  const skin = ['#e0b84c', accent, '#6c6030'];
  const house = (x: number, y: number, size: number, turn: number, roof: string) =>
    moved(
      piece(pen, 'M-10 6V-12H10V6Z', '#fff0d4') +
        piece(pen, 'M-14-11L0-28L14-11Z', roof) +
        print('M-3 6V-4H4V6Z', '#7c4a34') +
        print('M-8-9h5v5h-5Z', '#ffcf5c'),
      x,
      y,
      size,
      turn,
    );
  return stack(
    sky(pen, air),
    glow(146, 92, 52, light, 0.35) + print(disc(146, 92, 28), light),
    sheet(pen, ridge('0,196 60,180 120,196 200,178'), land[0]),
    piece(
      pen,
      'M20 200L18 176L38 184ZM48 172L52 148L68 160ZM138 158L154 144L158 168ZM166 186L184 176L180 202Z',
      '#d8702c',
    ),
    piece(pen, 'M-9 290V236C6 186 50 150 100 150C152 150 186 190 209 236V290Z', skin),
    piece(pen, firs('64,176,34 138,174,30 44,194,24'), '#5c6a34', 'none'),
    house(102, 148, 1.35, 0, '#b8483c') + house(160, 190, 1, 28, '#8c4a74') + house(28, 212, 0.9, -30, '#4a6c8c'),
    line('M70 200q8 8 16 0M98 184q8 8 16 0M124 204q8 8 16 0M52 226q8 8 16 0M94 220q8 8 16 0', '#f6e09a', 2.8),
    piece(pen, 'M14 290C6 252 26 232 50 238C74 244 76 268 72 290Z', ['#d0a444', '#8c7434']),
    piece(pen, taper('-4,246,11 28,268,12 66,274,10 92,264,6 100,250,2'), ['#d0a444', '#8c7434']) +
      piece(pen, 'M96 256L94 234L112 244L106 262Z', '#d8702c'),
    piece(pen, 'M124 222L104 204L134 208ZM142 214L134 190L156 208Z', '#fff0d0'),
    piece(
      pen,
      'M110 244C110 220 130 210 148 214C164 216 180 230 187 244C192 256 186 268 172 268H128C116 268 110 258 110 244Z',
      ['#f0cc68', '#b88a34'],
    ),
    line('M132 236q9 8 19 1', PAINT.ink, 3.2) +
      print(disc(179, 247, 2.6) + disc(171, 243, 2), PAINT.ink) +
      line('M154 261Q172 264 185 256', '#6c4a1c', 2.4),
    line('M178 232q10-8 2-16t4-16', '#fff', 3.4, ' opacity=".8"'),
    sheet(pen, ridge('0,276 60,270 120,276 200,268'), land[3]),
  );
}

/** 5: it has all the sky to itself. */
export function ribbon(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.ribbon;
  const body =
    '20,208,1.5 32,226,5 58,240,9 94,242,12 130,232,14 150,208,14 138,186,14 108,174,14 80,164,13 66,144,12 76,122,12 104,112,11 128,104,10';
  const skin = ['#ffffff', accent, '#f0c8d0'];
  return stack(
    sky(pen, air),
    print(disc(150, 66, 38), light, 0.6) + print(disc(150, 66, 26), light),
    sheet(pen, bank(-30, 206, '60,26 50,6 44,-12 60,14 60,-8'), [land[0], land[1]]),
    piece(pen, spines(body, 1, 9), '#e0567c'),
    piece(pen, spines(body, -1, 9), '#e0567c'),
    piece(pen, taper(body), skin),
    line(
      'M62 236l-4 10M84 234v10M108 230l4 10M126 222l8 9M139 208l11 4M132 192l6-8M112 186l3-10M90 178l2-10M72 162l-8 6M66 140l-10-2M80 122l-6-8M100 114l-3-10',
      '#e8a0b4',
      2.6,
    ),
    piece(
      pen,
      tapers('94,242,6 86,256,4 96,264,2', '82,166,6 70,182,4 80,190,2') +
        'M92 262l10-2-4 6 6 2-12 2ZM76 188l10-2-4 6 6 2-12 2Z',
      '#fbe0e4',
      'none',
    ),
    piece(pen, 'M118 88Q98 78 84 88Q94 90 92 98Q78 96 74 108Q92 106 100 114Q108 120 124 116Z', '#e0567c'),
    muzzle(pen, 124, 104, 1.06, 4, { skin: ['#fff', '#fbe6e6'], horn: PAINT.gold, iris: '#8fd4f0', ink: '#a8486c' }),
    line('M178 110q10 8 6 24M170 122q2 12-8 20', '#e0567c', 2.6) + line('M140 128q4 12-4 22', '#e0567c', 4),
    sheet(pen, bank(-24, 280, '44,12 50,6 46,-8 60,8 60,-8'), [land[1], land[2]]),
    sheet(pen, bank(-40, 298, '56,20 54,4 50,-8 56,8 60,-8'), [land[2], land[3]]),
  );
}

/** 6: cut from the glacier, and as patient. */
export function ice(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.ice;
  const aurora = paint(pen, ['#7cf0b800', '#7cf0b8b0', '#b88cf000'], 'x1="0" y1="1" x2="0" y2="0"');
  const [pale, mid, deep] = [accent, '#9ad8f0', '#4f98c8'];
  return stack(
    sky(pen, air),
    stars(pen, 20, 130),
    aurora.defs +
      print('M-4 150Q40 60 90 110T200 60V10Q150 70 100 30T-4 80Z', aurora.use) +
      print('M20 170Q80 100 130 140T204 120V70Q160 110 120 80T20 120Z', aurora.use, 0.7),
    sheet(pen, crag('0,216 26,184 48,206 76,178 104,210 150,186 200,206'), [land[0], land[3]]),
    piece(
      pen,
      'M104 178L110 112L124 124L132 70L146 118L172 82L168 134L192 124L172 172L180 182L146 196Z',
      ['#c8f4ff', '#5cb0d8'],
      '#fff',
    ) +
      print('M132 70L124 124L122 184L134 186L146 118ZM172 82L168 134L144 192L150 194Z', '#fff', 0.45) +
      line('M110 112L118 182M132 70L128 184M172 82L138 190M192 124L144 192', '#e8ffff', 1.6),
    piece(pen, 'M150 208L176 216L190 196L182 190L194 172L170 186L158 194Z', deep),
    piece(
      pen,
      'M62 214L72 178L100 166L140 172L164 194L160 220L166 250H150L140 218L112 222L104 250H86L84 220Z',
      mid,
      '#fff8',
    ),
    print('M72 178L100 166L104 196L84 220L62 214Z', pale) +
      print('M100 166L140 172L136 200L104 196Z', '#bce8f8') +
      print('M140 172L164 194L160 220L140 218L136 200Z', deep),
    print('M140 218L150 250H166L160 220ZM84 220L86 250H95L112 222Z', deep, 0.6),
    piece(pen, 'M62 214L58 250H76L84 220ZM122 220L124 250H136L140 218Z', '#7cc4e8', '#fff6'),
    piece(pen, 'M104 176L72 206L54 172L52 136L64 104L84 108L82 140L92 160Z', pale, '#fff8') +
      print('M64 104L84 108L82 140L92 160L104 176L84 196L68 160L66 128Z', mid),
    piece(pen, 'M66 92L96 70L82 100ZM74 102L110 92L84 112Z', '#fff') +
      piece(pen, 'M82 122L98 124L83 136ZM86 142L102 146L92 156Z', '#c8f4ff'),
    piece(pen, 'M72 84L88 104L74 122L54 130L30 136L22 130L44 122L18 122L14 112L40 98L54 84Z', pale, '#fff') +
      print('M72 84L88 104L74 122L56 110Z', mid) +
      print('M30 136L22 130L44 122L56 120L74 122L54 130Z', deep),
    print('M44 104L58 97L55 107Z', '#0f3a5c') + print(disc(20, 114, 1.8), '#0f3a5c'),
    sheet(pen, crag('0,252 40,244 80,250 130,242 200,252'), [land[1], land[3]]),
    sheet(pen, crag('0,272 50,264 90,274 150,262 200,270'), [land[2], land[4]]),
    print(sparks('24,196,5 178,146,5 100,58,4 184,64,5'), light),
  );
}

/** 7: the tower is its, and so is whoever lives there. */
export function tower(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.tower;
  const skin = ['#c08af0', accent, '#542a8c'];
  const neck = '104,184,12 88,164,13 83,128,13 100,92,11 114,80,9';
  return stack(
    sky(pen, air),
    stars(pen, 14, 110, [118, 120, 70]),
    moon(pen, 62, 154, 42, '#fff0c8'),
    sheet(pen, crag('0,226 30,206 60,224 120,212 160,226 200,204'), [land[0], land[1]]),
    piece(pen, 'M126 140C136 108 160 92 190 90Q180 104 186 122Q172 124 172 144Q156 144 152 162Q138 154 128 160Z', [
      '#b068d8',
      '#4a2078',
    ]) + line('M128 142Q154 110 186 92M130 148Q158 128 184 123M131 154Q152 148 170 145', '#341058', 2),
    piece(pen, tapers('150,226,10 164,206,9 140,198,8', '152,188,10 162,172,9 138,164,8'), '#6a38a0', 'none'),
    piece(pen, 'M94 262L99 112H139L146 262Z', ['#9c8cc0', '#463868']) +
      piece(pen, 'M92 114V90H101V98H109V90H116V98H123V90H131V98H138V90H147V114Z', '#7c6ca4'),
    print('M113 152v-12a7 7 0 0 1 14 0v12ZM113 200v-5a7 7 0 0 1 14 0v5Z', light),
    piece(pen, spines(neck, -1, 11), '#f0a0d0'),
    piece(
      pen,
      tapers('34,246,1 58,264,7 104,256,11 136,240,12 153,222,10', '86,196,6 106,216,12 140,204,12 156,186,10', neck),
      skin,
      '#fff4',
    ),
    line(
      'M88 264l-2-9M106 259l-3-10M124 250l-4-9M108 222l1-10M124 218l-3-9M140 208l-5-8M95 168l10-7M83 148l12-2M82 128l12 2M90 108l11 6',
      '#e8c8f8',
      2.6,
    ),
    muzzle(pen, 110, 82, 1.1, 16, {
      skin: ['#c890f4', '#7c44b4'],
      horn: '#ffe8b8',
      iris: '#ffe96a',
      ink: '#2c0c4c',
      lid: true,
    }),
    sheet(pen, crag('0,262 40,256 80,268 130,260 200,266'), [land[2], land[3]]),
  );
}

/** 8: the old one of the mountain. */
export function volcano(pen: Pen): string {
  const { sky: air, land, light } = SMOKI.volcano;
  const wing =
    'M100 150Q78 104 42 82L36 92Q18 106 8 138Q22 134 27 152Q26 168 22 186Q38 174 48 188Q54 196 56 210Q72 190 96 200Z';
  const bones = 'M98 150Q72 116 40 88M40 88Q22 108 9 137M41 90Q26 130 22 184M43 92Q42 144 56 208';
  const flank = piece(pen, wing, ['#b52a34', '#5e1024']) + line(bones, '#3a0a1c', 3);
  const neck = '104,160,18 94,128,14 98,102,11 114,86,10 130,86,8';
  const tail = '103,136,14 101,160,19 104,196,20 98,228,13 114,254,9 148,256,6 172,240,4 176,224,2';
  return stack(
    sky(pen, air),
    glow(103, 142, 88, light, 0.3),
    sheet(pen, crag('0,232 40,206 70,178 86,184 116,184 134,178 166,210 200,236'), [land[0], land[1]]),
    pair(pen, 103, flank),
    piece(pen, `${tapers(tail, neck)}M176 228L164 214L180 200L188 218Z`, ['#d9453a', '#8a1a2c'], 'none'),
    line(
      'M90 168q11 7 22 0M86 184q16 9 34 0M86 200q16 9 34 0M88 216q12 8 24 0M90 146q9 5 18 1M86 128q8 4 14 3',
      '#ffc06a',
      2.6,
    ),
    print('M148 92Q166 88 192 104Q180 104 194 124Q176 112 182 136Q166 112 146 104Z', '#ffe08a') +
      print('M150 95Q166 96 180 108Q164 106 148 102Z', '#fff6d6'),
    piece(pen, 'M112 78L94 58L118 68L120 50L134 74Z', '#ffe3b0'),
    piece(
      pen,
      'M114 84C118 72 136 70 146 78L160 86C164 90 160 95 152 94L140 96L150 102C148 108 136 108 128 102C118 100 112 94 114 84Z',
      ['#d9453a', '#a81f30'],
    ),
    print('M130 80L141 83L132 87Z', '#fff1a8') + print(disc(155, 88, 1.4), PAINT.raven),
    piece(
      pen,
      'M90 196Q72 200 72 218L66 232L76 226L80 236L86 226L94 230L90 218Q98 212 100 204ZM116 196Q134 200 134 218L140 232L130 226L126 236L120 226L112 230L116 218Q108 212 106 204Z',
      '#a8222f',
      'none',
    ),
    sheet(pen, crag('0,248 30,238 60,258 100,268 150,254 180,240 200,250'), land[3]),
    line('M22 244L30 256L24 268L34 282M176 246L168 258L178 268L170 284M98 272L104 284', light, 2.4),
    print(sparks('26,226,5 170,190,4 60,236,4 150,60,4 80,62,3') + discs('40,60,1.6'), light),
  );
}
