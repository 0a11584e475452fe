// Smoki: the raven lands, and the back. Ravens that count for a card are placed by the deck.
import { muzzle } from './dragons';
import { PAINT, SMOKI } from './palette';
import { crag, disc, firs, glow, line, moon, paint, piece, print, ridge, sheet, sky, sparks } from './shapes';
import { pair, spines, stack, taper, tapers, type Pen } from './svg';

/** Nest: whatever lies in it may be moved. */
export function nest(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.nest;
  const twigs =
    'M44 198L70 190L104 194L150 186L182 194M40 208L84 202L128 208L186 202M50 220L92 214L140 220L178 212M60 190L88 206L120 190L156 210L176 190M56 212L76 224L110 212L144 226L170 214M66 230L112 224L158 230';
  const eggs = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${piece(pen, 'M-15 14C-17-8-8-22 0-22S17-8 15 14Q0 22-15 14Z', ['#d8f0e8', '#7cb8b0']) + print('M-6-6a2.5 2.5 0 1 0 .1 0ZM4-12a2 2 0 1 0 .1 0ZM6 0a3 3 0 1 0 .1 0ZM-3 6a2 2 0 1 0 .1 0Z', '#3c6c6c')}</g>`;
  return stack(
    sky(pen, air),
    print(disc(112, 132, 70), light, 0.35) + print(disc(112, 132, 52), light, 0.5),
    sheet(pen, ridge('0,238 60,226 120,240 200,224'), [land[0], land[1]]),
    piece(
      pen,
      tapers(
        '112,290,20 108,262,15 112,236,14',
        '112,250,10 76,232,8 40,220,5 10,224,2',
        '112,250,10 150,236,8 178,222,5 200,206,3',
        '60,228,4 44,206,3 30,196,1',
        '170,226,4 186,200,3 194,178,1',
      ),
      land[3],
      'none',
    ),
    eggs(72, 180, -16) + eggs(112, 180, 12) + eggs(92, 175, 0),
    piece(pen, 'M38 196Q112 176 188 196Q184 236 112 240T38 196Z', [accent, '#4a3424']),
    line(twigs, '#c09c6c', 3.2) + line('M48 202L96 210L146 200L180 208M54 226L100 220L150 226', '#2c1c14', 2.4),
    sheet(pen, ridge('0,268 60,274 120,266 200,272'), land[3]),
  );
}

/** Circle: ten of them over the standing stones, and every dream moves on by one. */
export function circle(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.circle;
  return stack(
    sky(pen, air),
    glow(112, 170, 90, light, 0.2),
    moon(pen, 112, 170, 28, accent),
    sheet(pen, ridge('0,244 60,236 120,244 200,234'), [land[0], land[1]]),
    piece(
      pen,
      'M10 270L14 218Q22 212 30 218L33 270ZM44 270L47 246Q53 240 61 246L63 270ZM78 270L80 252Q88 246 96 253L98 270ZM120 270L122 250Q130 244 138 250L140 270ZM154 270L157 244Q164 238 170 244L174 270ZM178 270L180 216Q188 210 195 216V270Z',
      [land[2], land[3]],
    ),
    sheet(pen, ridge('0,262 60,266 120,262 200,264'), land[3]),
  );
}

/** Reflection: a raven looks into the lake, and a dragon looks back. The deck adds the raven. */
export function mirror(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.mirror;
  const water = paint(pen, [land[2], land[3], land[4]]);
  const skin = [accent, '#1f6470'];
  const neck = '104,166,22 100,140,18 106,116,14 122,102,11 134,88,9';
  const dragon =
    piece(pen, 'M96 136C84 108 54 96 30 104Q40 116 34 130Q48 128 52 142Q64 138 72 152L98 160Z', '#2c8c8c', 'none') +
    line('M94 138Q66 116 36 106M92 144Q66 132 38 130M90 150Q70 144 54 141', '#124c58', 2) +
    piece(pen, taper('120,164,10 152,162,9 172,146,6 176,128,3'), skin, 'none') +
    piece(pen, spines(neck, -1, 9), '#ffe0a8', 'none') +
    piece(pen, taper(neck), skin, 'none') +
    line('M112 160q10-2 14-8M114 142q8-2 12-8M120 124q7 0 10-5', '#d8f4e0', 3) +
    muzzle(pen, 130, 90, 0.84, 4, { skin, horn: '#ffe0a8', iris: '#fff6c8', ink: '#123c44' });
  return stack(
    sky(pen, air),
    glow(112, 96, 66, light, 0.4),
    sheet(pen, crag('0,142 30,116 58,146 96,136 150,146 180,112 200,130'), [land[0], land[1]]),
    water.defs + print('M0 164H200V280H0Z', water.use),
    print('M50 166Q112 240 174 166Z', light, 0.35),
    `<g transform="translate(0 332)scale(1 -1)">${dragon}</g>`,
    line('M16 196h40M150 184h36M20 232h28M158 236h30M64 262h44M140 210h44', '#fff', 2.2, ' opacity=".5"'),
    piece(pen, 'M56 168Q108 148 168 168Q150 180 112 180T56 168Z', ['#7c6c84', '#3c3454']),
    line('M-4 164H56M168 164H204', '#fff', 1.6, ' opacity=".6"'),
  );
}

/** Attack: out of the storm. The deck adds the raven. */
export function storm(pen: Pen): string {
  const { sky: air, land, light, accent } = SMOKI.storm;
  return stack(
    sky(pen, air),
    glow(116, 140, 96, light, 0.28),
    sheet(
      pen,
      'M-9-9H209V34a22 22 0 0 1-36 12a26 26 0 0 1-46 6a22 22 0 0 1-40 0a24 24 0 0 1-44 2a20 20 0 0 1-34-4Z',
      land[2],
    ),
    piece(pen, 'M168 66L146 112H162L140 160L182 104H164L184 66Z', accent) +
      piece(pen, 'M46 116L34 148H44L30 184L60 142H48L58 116Z', accent),
    sheet(pen, ridge('0,240 50,232 120,244 200,228'), [land[0], land[1]]),
    piece(pen, firs('20,268,44 44,272,30 178,268,52 156,274,32'), land[3], 'none'),
    line(
      'M64 40l-8 24M96 24l-8 24M188 130l-8 24M22 200l-8 24M180 196l-8 24M76 214l-8 24M128 226l-8 24M12 150l-6 18',
      light,
      1.8,
      ' opacity=".6"',
    ),
    sheet(pen, ridge('0,264 60,270 130,262 200,266'), land[3]),
  );
}

/** The back: a dragon that bites its own tail round the moon, the same whichever way up. */
export function ouroboros(pen: Pen): string {
  const night = pen.theme === 'night';
  const [deep, mid, pale, gold] = night
    ? ['#0f3a4c', '#1f6a78', '#8fd8c8', PAINT.gold]
    : ['#f6e2c0', '#e8b8a0', '#2f7c84', '#a8742c'];
  const skin = night ? ['#7cd8c0', '#2f8c90'] : ['#3f9c94', '#1f5c6c'];
  const half = '100,62,12 136,72,13 160,104,14 164,140,13 158,178,11 136,208,8 112,219,4 100,220,1.5';
  const scales =
    'M116 62q6 5 4 14M136 70q3 7-3 13M152 88q0 8-7 11M162 110q-2 8-10 8M165 132q-4 7-12 5M163 156q-5 5-11 1M156 180q-5 4-10-1';
  const dragon =
    piece(pen, spines(half, -1, 12), gold) +
    piece(pen, taper(half), skin) +
    line(scales, night ? '#0f4c58' : '#d8f0e0', 2.4) +
    muzzle(pen, 104, 62, -0.72, 10, { skin, horn: gold, iris: '#ffe96a', ink: '#0c3440' });
  const corner = print(sparks('24,26,7 40,20,3 20,44,3'), pale) + line('M16 62Q18 16 62 16', gold, 1.6);
  const id = pen.id();
  return stack(
    sky(pen, [deep, mid, deep]),
    [88, 70]
      .map((reach) =>
        sheet(
          pen,
          `M-9-9V289H209V-9ZM100 ${140 - reach * 1.3}C${100 + reach * 1.3} ${140 - reach * 1.3} ${100 + reach * 1.3} ${140 + reach * 1.3} 100 ${140 + reach * 1.3}S${100 - reach * 1.3} ${140 - reach * 1.3} 100 ${140 - reach * 1.3}Z`,
          reach > 80 ? deep : mid,
          '#fff3',
        ),
      )
      .reverse()
      .join(''),
    glow(100, 140, 52, PAINT.moon, 0.14),
    moon(pen, 100, 140, 26, night ? PAINT.moon : '#fffaf0'),
    `<g id="${id}">${dragon}</g><use href="#${id}" transform="rotate(180 100 140)"/>`,
    pair(pen, 100, corner) + `<g transform="rotate(180 100 140)">${pair(pen, 100, corner)}</g>`,
    line('M18 11H182a7 7 0 0 1 7 7V262a7 7 0 0 1-7 7H18a7 7 0 0 1-7-7V18a7 7 0 0 1 7-7Z', gold, 1.2),
  );
}
