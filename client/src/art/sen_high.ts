// Sen: the lands 5 to 9, where it gets darker. The same as in sen_low.ts: a landmark each, farthest sheet first.
import { PAINT, SEN } from './palette';
import {
  bank,
  crag,
  disc,
  firs,
  glow,
  grass,
  line,
  mist,
  moon,
  piece,
  print,
  ridge,
  sheet,
  sky,
  spark,
  stars,
  waves,
} from './shapes';
import { r1, stack, stations, tapers, type Pen } from './svg';

/** 5: a bridge, and a line of them along the wall. */
export function bridge(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.bridge;
  return stack(
    sky(pen, air),
    print(disc(136, 84, 44), light, 0.25) + print(disc(136, 84, 30), light),
    sheet(pen, crag('0,140 24,112 44,130 76,96 104,128 130,118 160,138 200,108'), [land[0], land[1]]),
    sheet(pen, ridge('0,196 60,176 110,196 160,180 200,190'), [land[1], land[2]]),
    sheet(pen, waves(226, 44, 3, 10), ['#cdeccf', land[1]]),
    sheet(
      pen,
      'M-9 146H209V290H201V202a27 27 0 0 0-54 0V290H131V202a27 27 0 0 0-54 0V290H61V202a27 27 0 0 0-54 0V290H-9Z',
      [accent, '#b98f6c'],
    ),
    line(
      'M201 202a27 27 0 0 0-54 0M131 202a27 27 0 0 0-54 0M61 202a27 27 0 0 0-54 0',
      '#fff6',
      4,
      ' stroke-dasharray="5 3"',
    ),
    line(
      'M8 160h16M40 166h14M62 158h18M96 162h14M128 158h16M160 166h12M178 158h14M134 216h-6M66 224h6M136 240h-4M64 250h6',
      '#9a7350',
      1.6,
    ),
    sheet(pen, 'M-9 138H209V148H-9Z', '#f8e6bf'),
    sheet(pen, waves(252, 66, 5, 20), [land[1], land[2]]),
    line('M84 264h26M120 270h14M66 272h10M96 276h18', '#e2f0c4', 1.8, ' opacity=".6"'),
    piece(pen, firs('22,278,68 184,278,76 162,286,46'), land[4], 'none') +
      sheet(pen, ridge('0,268 50,272 100,280 150,272 200,266'), land[4]),
  );
}

/** 6: mushrooms as high as houses. */
export function mushrooms(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.mushrooms;
  const trunks = (text: string) =>
    stations(text)
      .map(
        ([x, w]) =>
          `M${x} 0Q${r1(x + w * 0.7)} 150 ${r1(x - w * 0.6)} 290H${r1(x + w * 1.9)}Q${r1(x + w * 0.6)} 150 ${x + w} 0Z`,
      )
      .join('');
  const toadstool = pen.id();
  const again = (x: number, y: number, size: number) =>
    `<use href="#${toadstool}" transform="translate(${x} ${y})scale(${size})"/>`;
  return stack(
    sky(pen, air),
    glow(112, 150, 96, light, 0.4),
    sheet(pen, trunks('84,10 168,12 2,12'), land[0]),
    sheet(pen, trunks('-10,16 186,18'), land[1]),
    sheet(pen, ridge('0,226 50,216 110,226 160,214 200,222'), [land[1], land[2]]),
    `<g transform="translate(126 138)"><g id="${toadstool}">`,
    piece(pen, 'M-13-4Q-8 52-18 106H18Q8 52 13-4Z', ['#f7dccb', '#d9a3ad']),
    piece(pen, 'M-52 2Q-30 15 0 15T52 2Q30-8 0-8T-52 2Z', '#f9e6d2') +
      line('M-38 4L-12 0M-24 9L-8 2M-8 12L-3 2M38 4L12 0M24 9L8 2M8 12L3 2', '#c98a9a', 1.4),
    piece(pen, 'M-55 4C-54-34-26-56 0-56S54-34 55 4Q30-8 0-8T-55 4Z', ['#8ee8d6', accent, '#1f8f93']),
    print(
      disc(-22, -30, 8) + disc(6, -40, 6) + disc(28, -22, 9) + disc(-38, -12, 5) + disc(-2, -18, 5),
      '#eafff6',
      0.85,
    ),
    '</g></g>',
    print('M117 240V214a9 9 0 0 1 18 0V240Z', '#6b2a58') +
      print(disc(126, 182, 6), '#ffd76a') +
      line('M126 176v12M120 182h12', '#6b2a58', 1.6) +
      print(disc(131, 226, 1.8), '#ffd76a'),
    again(48, 198, 0.56) + again(176, 222, 0.42),
    sheet(pen, ridge('0,246 40,252 100,240 150,250 200,246'), [land[2], land[3]]),
    print(grass('20,274,24 34,276,17 168,276,20 184,272,28'), land[3]) +
      sheet(pen, ridge('0,268 70,276 130,270 200,268'), land[3]),
  );
}

/** 7: a tower on a peak, and a spiral of wings. */
export function mountain(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.mountain;
  return stack(
    sky(pen, air),
    sheet(pen, ridge('0,206 60,190 130,200 200,186'), land[0]),
    sheet(pen, 'M-4 290L54 208L70 196L116 122L136 152L146 148L176 200L186 204L214 290Z', [land[1], land[2]]),
    print('M116 122L136 152L146 148L176 200L186 204L214 290H132L118 244L132 206L112 170Z', land[3], 0.5),
    print('M116 122L136 152L146 148L164 180L152 174L146 188L132 168L122 190L110 172L98 184L84 174Z', light) +
      print('M116 122L136 152L146 148L164 180L152 174L146 188L132 168L122 178Z', land[0]),
    line('M64 272Q112 262 122 250T98 232 114 216 128 206 116 192', '#fff3d8', 3, ' stroke-dasharray="5 4"'),
    piece(pen, 'M103 128V92H129V128Q116 134 103 128ZM98 94L116 64L134 94Z', land[4]),
    print('M111 114V104a5 5 0 0 1 10 0V114Z', accent) +
      line('M116 64V52', land[4], 1.6) +
      print('M116 50L130 55L116 60Z', '#d9534f'),
    mist(pen, 200, 60, light, 0.55),
    sheet(pen, crag('0,246 24,236 50,250 96,240 140,252 170,238 200,248'), [land[2], land[3]]),
    piece(pen, firs('18,280,58 40,286,40 186,282,62 164,288,42'), land[4], 'none'),
    sheet(pen, ridge('0,268 60,274 120,280 200,266'), land[4]),
  );
}

/** 8: a whale swims home through the evening. */
export function whale(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.whale;
  return stack(
    sky(pen, air),
    stars(pen, 9, 44),
    print(disc(74, 196, 44), light, 0.9),
    sheet(pen, bank(-30, 236, '60,18 44,10 50,-14 70,16 60,-12'), [land[0], land[1]]),
    piece(
      pen,
      'M192 152C190 124 158 108 124 110C96 112 76 124 60 122C53 121 49 116 47 108C56 104 64 94 64 80C52 82 43 88 39 96C32 88 20 84 8 87C12 99 22 107 35 111C37 132 52 156 80 170C106 184 150 190 174 180C186 174 193 166 192 152Z',
      [accent, '#1c2560'],
    ),
    print(
      'M192 152C180 166 152 168 118 160C134 174 110 180 96 177C120 186 154 188 174 180C186 174 193 166 192 152Z',
      '#c9cdf0',
    ),
    line('M186 168Q160 176 124 167M180 175Q154 181 122 174M168 181Q146 184 122 180', '#7f86c4', 1.3),
    piece(pen, 'M132 164C130 186 116 200 94 206C98 192 102 178 108 164Z', '#232d70'),
    print(disc(166, 148, 3.5), '#fff') +
      print(disc(166.5, 148.5, 1.9), PAINT.raven) +
      line('M172 158Q182 160 190 153', '#10163c', 1.4),
    line('M84 134L100 128L112 138L132 130L142 138', '#fff6', 0.9) +
      print(
        spark(84, 134, 5) + spark(100, 128, 4) + spark(112, 138, 5) + spark(132, 130, 4) + spark(142, 138, 5),
        '#ffe9a8',
      ),
    line('M150 108Q148 94 138 88M150 108Q152 92 164 86', light, 2.4) +
      print(spark(136, 82, 6) + spark(166, 80, 7) + spark(151, 74, 5), light),
    sheet(pen, bank(-24, 262, '50,24 50,6 44,-8 60,12 56,-6'), [land[1], land[2]]),
    sheet(pen, bank(-40, 286, '56,22 48,8 50,-10 56,12 70,-8'), [land[2], land[3]]),
  );
}

/** 9: the tree that nobody wants to dream of. */
export function nightmare(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.nightmare;
  const tree = [
    '98,290,22 92,252,13 104,212,10 98,174,8 109,134,6 103,102,3 112,74,1',
    '94,222,6 68,194,4 48,186,3 30,164,2 14,162,1',
    '104,196,6 130,176,4 150,177,3 168,160,2 186,158,1',
    '102,158,5 80,138,3 58,136,2 36,112,1',
    '108,138,4 132,122,3 150,124,2 172,106,1',
  ];
  return stack(
    sky(pen, air),
    moon(pen, 108, 132, 68, accent, light),
    sheet(pen, crag('0,214 20,196 36,218 70,206 120,224 150,200 166,216 200,192'), [land[0], land[1]]),
    mist(pen, 190, 60, light, 0.4),
    sheet(pen, crag('0,246 30,232 60,248 120,242 160,250 184,230 200,238'), [land[1], land[2]]),
    piece(pen, tapers(...tree), land[3], 'none'),
    print(grass('24,266,24 164,264,28 182,268,18'), land[3]),
    sheet(pen, ridge('0,266 50,258 100,266 150,258 200,266'), land[3]),
  );
}
