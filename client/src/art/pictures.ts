// The four pictures of the menu, 320 × 200: one glance says which game it is. Paper in layers, without shadows.
import type { Game } from './deck';
import { catHead } from './cats';
import { muzzle } from './dragons';
import { PAINT } from './palette';
import { ravens } from './ravens';
import { cloud, crescent, disc, discs, firs, glow, line, paint, piece, print, sparks, stars } from './shapes';
import { moved, smooth, spines, stack, stations, taper, tapers, type Pen } from './svg';

const ground = (crest: string) => `${smooth(stations(crest), Math.round)}V204H-4Z`;

function air(pen: Pen, night: readonly string[], dawn: readonly string[]): string {
  const fill = paint(pen, pen.theme === 'night' ? night : dawn);
  return `${fill.defs}<path d="M0 0H320V200H0Z" fill="${fill.use}"/>${pen.theme === 'night' ? moved(stars(pen, 22, 110), 60, 0) + moved(stars(pen, 18, 110), 150, 0) : ''}`;
}

/** Sen: ravens on a branch, and a paper boat far below. */
function sen(pen: Pen): string {
  const night = pen.theme === 'night';
  return stack(
    air(pen, ['#0f1540', '#2c4c8c', '#8fc8d0'], ['#8f9cd8', '#f4c0b0', '#ffeac0']),
    glow(206, 84, 72, PAINT.moon, 0.16) +
      print(disc(206, 84, 48), '#f8ecc8') +
      print(discs('190,74,11 216,98,14 222,66,7'), '#7a6a52', 0.13),
    print(ground('-4,132 60,118 130,134 210,120 324,132'), night ? '#3c6c9c' : '#c8a4b8'),
    print(ground('-4,148 80,144 160,150 240,144 324,148'), night ? '#2c5c88' : '#a88cb0'),
    line('M150 162h92M172 170h50M186 178h22', '#f6ecd2', 2.4, ' opacity=".6"'),
    piece(pen, 'M232 156L244 172H276L288 156L271 162L260 140L249 162Z', '#fff8e6') +
      print('M260 140L271 162L260 169L249 162Z', '#c8d4e0'),
    print(ground('-4,178 80,186 160,180 240,188 324,180'), night ? '#163458' : '#74648c'),
    piece(
      pen,
      tapers(
        '-8,150,12 40,136,8 90,132,6 140,118,4 176,116,2',
        '60,134,5 84,108,3 104,92,1.5',
        '112,126,3 140,138,2 164,144,1',
      ),
      '#16112c',
      'none',
    ),
    ravens(
      pen,
      [
        ['perch', 60, 130, 0.74],
        ['caw', 132, 116, 0.7],
        ['flap', 214, 70, 0.6, -8],
      ],
      PAINT.moon,
      4,
    ),
  );
}

/** Smoki: what looked like a ridge opens an eye. */
function smoki(pen: Pen): string {
  const night = pen.theme === 'night';
  const skin = night ? ['#58b8a4', '#1f5c6c'] : ['#4fa890', '#2c6c74'];
  const back = '-10,176,26 40,150,34 96,132,38 150,140,32 186,156,24';
  return stack(
    air(pen, ['#1c1244', '#6c3c7c', '#f09c74'], ['#88b4e0', '#fbd0a8', '#fff0c8']),
    glow(250, 62, 54, '#ffe6b0', 0.2) + print(disc(250, 62, 32), '#ffeec0'),
    print('M-4 140L40 96L70 124L120 70L160 118L200 92L250 136L290 104L324 132V204H-4Z', night ? '#5c3c78' : '#d8b0b4'),
    piece(pen, spines(back, -1, 16), '#f0b45a', 'none') + piece(pen, taper(back), skin),
    print(firs('40,126,26 62,118,20 124,112,24'), night ? '#12384c' : '#1f5058'),
    line(
      'M30 158q10 9 20 0M70 146q10 9 20 0M110 140q10 9 20 0M90 164q10 9 20 0M140 158q10 9 20 0M50 176q10 9 20 0',
      '#b8ecd0',
      2.6,
      ' opacity=".8"',
    ),
    moved(muzzle(pen, 0, 0, 1.7, 6, { skin, horn: '#ffe8b8', iris: '#ffd84a', ink: '#0c3440' }), 178, 146),
    line('M286 128q12-8 4-18t6-18M300 134q12-4 8-14', '#fff', 4, ' opacity=".6"'),
    print(ground('-4,178 70,186 140,180 230,190 324,178'), night ? '#1c1038' : '#6c5c84'),
    print(firs('16,196,36 300,196,44 276,200,30'), night ? '#1c1038' : '#6c5c84'),
  );
}

/** Koty: two on a roof, and their tails have come to an understanding. */
function koty(pen: Pen): string {
  const night = pen.theme === 'night';
  const roof = night ? ['#54346c', '#2c1c48'] : ['#c87c84', '#8c5474'];
  const sitting = 'M-30 62C-34 24-20 4 0 2S34 24 30 62Z';
  return stack(
    air(pen, ['#141a48', '#3f4894', '#c89cc0'], ['#a4b8e8', '#fbc8b8', '#ffecc4']),
    glow(160, 84, 84, '#f8e6b8', 0.16) +
      print(disc(160, 84, 58), '#fbecc4') +
      print(discs('142,72,12 174,102,16 184,60,8'), '#7a6a52', 0.12),
    print(
      'M-4 204V142H20V118H34V134H60L82 116L104 134V150H216V126L240 108L264 126V138H284V112H298V138H324V204Z',
      night ? '#3a3878' : '#c89cb4',
    ),
    print('M70 138h9v11h-9ZM236 128h9v12h-9ZM290 150h8v10h-8Z', '#ffd97a'),
    piece(pen, tapers('122,172,8 146,168,7 160,146,6 150,124,6 138,132,3'), '#e09a3c', 'none') +
      piece(pen, tapers('198,172,8 174,168,7 160,146,6 170,124,6 182,132,3'), '#4f7cc8', 'none'),
    moved(
      piece(pen, sitting, ['#ffcf6a', '#d88c30']) + print('M-12 18Q0 46 12 18Q14 44 6 62H-6Q-14 44-12 18Z', '#fff0cc'),
      104,
      112,
    ),
    moved(
      piece(pen, sitting, ['#9cc0f4', '#4f78c4']) + print('M-12 18Q0 46 12 18Q14 44 6 62H-6Q-14 44-12 18Z', '#eaf2ff'),
      216,
      112,
    ),
    catHead(pen, 104, 96, 0.94, 6, {
      head: 'jowly',
      fur: ['#ffd47a', '#e09a3c'],
      ear: '#f2a08a',
      iris: '#7fd0a8',
      eyes: 'half',
    }),
    catHead(pen, 216, 96, 0.94, -6, {
      head: 'kitten',
      fur: ['#b8d2fa', '#6c98dc'],
      ear: '#e9a9b4',
      iris: '#ffe08a',
      eyes: 'wide',
    }),
    paintRoof(pen, roof),
  );
}

const paintRoof = (pen: Pen, roof: readonly string[]): string =>
  piece(pen, 'M-4 204V184L40 168H280L324 184V204Z', roof) +
  line(
    'M20 186q10 8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0',
    '#fff',
    2,
    ' opacity=".25"',
  );

/** Kraina snów: a bed under sail between day and night. */
function kraina(pen: Pen): string {
  const night = pen.theme === 'night';
  const deep = night ? '#22327c' : '#6c84cc';
  return stack(
    air(pen, ['#f0a44c', '#ffd890', '#fff0c8'], ['#ffc878', '#ffe4b0', '#fff6dc']).replace(/<g transform.*$/, ''),
    print('M168-4C148 40 190 70 172 112S150 170 172 204H324V-4Z', deep) +
      print(sparks('206,30,7 250,64,5 296,24,6 282,104,5 222,92,4 304,74,4'), PAINT.moon),
    glow(64, 56, 40, '#fff', 0.25) +
      print(disc(64, 56, 24), '#fff6c8') +
      line('M54 53q5 5 9 0M67 53q5 5 9 0M58 64q7 5 13 0', '#b8702c', 2.4),
    print(crescent(270, 56, 26), '#e8f0ff'),
    print(cloud(-20, 176, '50,18 56,12 44,-10 50,10 54,-8 60,10 56,-4 60,0', 204), night ? '#c8a8dc' : '#f4d0dc'),
    piece(pen, 'M157 24V136H163V24Z', '#7c4a34') +
      piece(pen, 'M166 30Q222 50 214 116Q192 108 166 118Z', ['#fffaf0', '#e8cfe0']) +
      piece(pen, 'M154 38Q118 60 116 112Q136 106 154 116Z', ['#fff3dc', '#f0c8a0']) +
      print(sparks('186,82,12'), '#d8605c') +
      print('M163 24L186 16L163 12Z', '#d8605c'),
    piece(pen, 'M92 112H102V172H92ZM220 128H230V172H220Z', '#6c3c54') + print(discs('97,110,7 225,126,7'), PAINT.gold),
    piece(pen, 'M98 132Q112 120 138 130L140 146H98Z', '#fffaf0'),
    print(disc(124, 130, 12), '#fbdcc0') +
      piece(pen, 'M112 128Q124 122 136 128V134Q124 138 112 134Z', '#4c3c94') +
      print('M112 126Q114 114 126 116Q136 118 136 126Q124 120 112 126Z', '#5c3424') +
      line('M120 140q4 2 7 0', '#a8483c', 1.6),
    piece(pen, 'M96 146Q160 132 226 144L230 178Q160 190 92 178Z', ['#e0706c', '#a83c60']) +
      print(sparks('128,160,7 164,166,6 200,160,7'), PAINT.gold),
    print(cloud(-30, 200, '56,20 50,6 54,-12 50,14 60,-10 56,10 60,-8', 206), night ? '#8c7cc4' : '#e0b4cc'),
    print(cloud(-10, 212, '46,16 60,8 50,-10 60,10 56,-8 66,8', 216), night ? '#5c549c' : '#c498bc'),
  );
}

export const PICTURES: Readonly<Record<Game, (pen: Pen) => string>> = { sen, smoki, koty, 'kraina-snow': kraina };
