// Koty: the eight cats, two of a colour. A colour is told three ways: mat, shape and letter; a cat by its face and what it is up to.
import { catHead, paw } from './cats';
import { KOTY, PAINT } from './palette';
import {
  bank,
  crescent,
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
import { stack, taper, tapers, type Pen } from './svg';

/** Blue 1: the kitten in the cup. */
export function cup(pen: Pen): string {
  const { sky: air, land, light } = KOTY.blue;
  return stack(
    sky(pen, air),
    stars(pen, 18, 110),
    print(disc(112, 132, 78), light, 0.2),
    piece(pen, crescent(160, 54, 18), light),
    sheet(pen, bank(-20, 216, '46,22 50,10 46,-10 60,14 60,-6'), [land[0], land[1]]),
    piece(pen, taper('150,196,9 170,170,8 178,140,7 166,122,6 158,130,3'), ['#a9c6f2', '#6f97d8']),
    catHead(pen, 112, 136, 1.22, -4, {
      head: 'kitten',
      fur: ['#c5dafa', '#7ba2e0'],
      ear: '#e9a9b4',
      iris: '#ffe08a',
      eyes: 'wide',
    }),
    piece(pen, 'M156 192Q190 186 186 212T150 232V222Q174 222 175 210T156 202Z', '#f4efe4'),
    piece(pen, 'M60 180H164Q164 240 128 246H96Q60 240 60 180Z', ['#fffaf0', '#cfdcee']),
    line('M66 194Q112 206 158 194', land[2], 3) + print(sparks('112,222,10 86,216,6 138,216,6'), land[2]),
    paw(pen, 89, 190, '#a9c6f2', '#5a83c4') + paw(pen, 135, 190, '#a9c6f2', '#5a83c4'),
    sheet(pen, 'M-9 252Q100 238 209 252V290H-9Z', [land[2], land[3]]),
    piece(pen, 'M50 246Q112 236 174 246Q166 260 112 260T50 246Z', '#eef3fa'),
  );
}

/** Blue 8: the empress of the clouds. She has seen you. She is not impressed. */
export function empress(pen: Pen): string {
  const { land, light } = KOTY.blue;
  const fur = ['#dbe8fc', '#6d93dc', '#3f64b4'];
  return stack(
    sky(pen, ['#16265c', '#3c5cac', '#a8c4ec']),
    stars(pen, 16, 90, [116, 110, 60]),
    glow(116, 120, 82, light, 0.18),
    piece(pen, taper('60,236,14 34,216,15 26,186,14 38,160,12 56,158,7'), fur),
    piece(
      pen,
      'M40 262C34 240 44 224 52 216C46 206 62 186 76 184C84 166 148 166 156 184C170 186 186 206 180 216C188 224 198 240 192 262Z',
      fur,
    ),
    print('M84 186Q116 214 148 186L144 204L136 200L130 214L122 206L116 222L110 206L102 214L96 200L88 204Z', '#eef4ff'),
    piece(pen, 'M78 258q0-16 17-16t18 16ZM120 258q0-16 17-16t18 16Z', '#c5d8f8') +
      line('M90 257v-7M100 257v-7M132 257v-7M142 257v-7', '#3f64b4', 1.8),
    catHead(pen, 116, 144, 1.42, 0, {
      head: 'persian',
      fur: ['#e4eefe', '#7fa4e4'],
      ear: '#c89ac0',
      iris: '#ffc84a',
      eyes: 'stern',
      mouth: 'frown',
    }),
    piece(pen, 'M94 108L90 78L104 92L116 70L128 92L142 78L138 108Q116 100 94 108Z', ['#ffe28a', '#d8982c']) +
      print(discs('90,77,4 116,69,4.5 142,77,4'), '#fff3c8') +
      print(discs('104,101,2.6 116,99,3.4 128,101,2.6'), '#c83c5c'),
    piece(pen, 'M22 252Q18 240 36 242H186Q202 240 198 252Q204 270 188 270H34Q16 270 22 252Z', ['#8a3c78', '#54204c']) +
      line('M36 256Q76 262 110 256T188 256', PAINT.gold, 2.4) +
      print(discs('24,256,5 196,256,5'), PAINT.gold),
    sheet(pen, bank(-24, 294, '56,24 44,6 50,-8 54,8 60,-6'), [land[0], land[2]]),
  );
}

/** Yellow 2: it was after the sock. */
export function washing(pen: Pen): string {
  const { land } = KOTY.yellow;
  const fur = ['#ffe9a8', '#f0b044'];
  return stack(
    sky(pen, ['#3f6a9c', '#f0c890', '#fff0c0']),
    print(disc(150, 190, 52), '#fff6d8', 0.5) + print(disc(150, 190, 36), '#fffbe8'),
    sheet(pen, 'M-9 250V214H10L32 196L54 214V226H70V204H84V226H124V214L148 198L172 214V222H209V290H-9Z', [
      land[0],
      land[1],
    ]),
    line('M-4 92Q100 108 204 78', '#6b3044', 2.4),
    piece(pen, 'M164 92H182V116Q182 122 186 123L190 125Q194 132 188 136L174 133Q164 130 164 120Z', '#e8605c') +
      line('M164 99H182M164 107H182', '#fff3dc', 3) +
      print('M167 84h3v11h-3ZM176 83h3v11h-3Z', '#8a5a3c'),
    piece(pen, taper('120,218,8 142,228,8 156,216,7 152,200,5 144,202,3'), fur),
    piece(pen, tapers('90,184,10 70,148,8 69,106,8', '126,184,10 147,144,8 147,102,8'), fur, 'none'),
    piece(
      pen,
      `M84 150C78 190 82 226 108 228C134 226 138 190 132 150Z${tapers('96,216,10 92,236,8 90,252,7', '120,216,10 124,236,8 126,254,7')}`,
      fur,
      'none',
    ),
    print('M96 166Q108 206 120 166Q126 208 108 216Q90 208 96 166Z', '#fff8e0'),
    print('M84 254a6 4 0 0 1 12 0ZM120 256a6 4 0 0 1 12 0Z', '#fff8e0'),
    catHead(pen, 108, 146, 1.16, 4, {
      head: 'folded',
      fur: ['#fff0bc', '#f0b44c'],
      ear: '#e09a38',
      iris: '#a8e0c8',
      eyes: 'wide',
      mouth: 'oh',
    }),
    piece(pen, 'M59 101a10 10 0 0 1 20 0a10 9 0 0 1-20 0ZM137 96a10 10 0 0 1 20 0a10 9 0 0 1-20 0Z', '#fff0bc'),
    sheet(pen, 'M-9 290V268Q60 262 100 270T209 264V290Z', land[2]),
  );
}

/** Yellow 7: the mayor of the roofs. */
export function roof(pen: Pen): string {
  const { sky: air, land, light } = KOTY.yellow;
  const fur = ['#ffd26e', '#dd9030'];
  return stack(
    sky(pen, air),
    moon(pen, 112, 140, 66, light),
    sheet(
      pen,
      'M-9 216L14 196V178H28V190L44 204H70V186L90 170L110 186V206H150V182H164V204L180 190L209 212V290H-9Z',
      land[0],
    ),
    piece(pen, taper('140,214,10 168,214,9 182,194,8 174,172,7 162,176,4'), fur),
    piece(pen, 'M72 226C66 188 84 158 112 156C140 158 158 188 152 226Z', fur),
    print('M96 174Q112 206 128 174Q130 200 122 222H102Q94 200 96 174Z', '#fff0cc') +
      line('M78 200q8-2 12-6M77 212q8-2 13-5M146 200q-8-2-12-6M147 212q-8-2-13-5', '#b56a24', 3),
    piece(pen, 'M92 228V206Q92 200 98 200T104 206V228ZM120 228V206Q120 200 126 200T132 206V228Z', '#ffdf94'),
    catHead(pen, 112, 134, 1.26, 0, {
      head: 'jowly',
      fur,
      ear: '#f2a08a',
      iris: '#7fd0a8',
      eyes: 'half',
      marks: line('M0-24v9M-6-23l2 8M6-23l-2 8', '#b56a24', 2.6),
    }),
    piece(pen, 'M90 166Q112 178 134 166L136 174Q112 186 88 174Z', '#8a2f4f') +
      print(disc(112, 180, 6), '#fff1c0') +
      line('M112 180v4', '#8a5a20', 1.6),
    sheet(pen, 'M-9 290V254L60 226H164L209 246V290Z', [land[1], land[3]]),
    line(
      'M20 250q8 8 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0M8 268q8 8 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0',
      '#fff3',
      2,
    ),
  );
}

/** Green 3: off along the fence, and you have not seen anything. */
export function fence(pen: Pen): string {
  const { sky: air, land, light } = KOTY.green;
  const fur = ['#b4f0b8', '#5fb582'];
  const legs = [
    '150,176,14 158,196,8 156,222,6',
    '138,178,14 132,200,8 136,222,6',
    '96,178,11 102,200,7 98,222,6',
    '80,178,12 74,200,7 70,222,6',
  ];
  const pickets = [4, 36, 68, 100, 132, 164, 196].map((x) => `M${x - 12} 290V236L${x} 220L${x + 12} 236V290Z`);
  return stack(
    sky(pen, air),
    print(disc(146, 86, 40), light, 0.35) + print(disc(146, 86, 28), light),
    sheet(pen, ridge('0,196 40,180 90,200 140,176 200,192'), [land[0], land[1]]),
    piece(pen, taper('158,166,9 180,150,8 184,122,7 168,106,6 158,116,3'), fur),
    piece(pen, tapers('74,168,17 100,162,19 132,162,20 156,170,17', ...legs) + disc(154, 171, 18), fur, 'none'),
    line('M112 145q2 8-1 14M126 144q3 9 0 16M140 147q3 8 0 14', '#2f8060', 3.4),
    catHead(pen, 66, 152, 1, -6, {
      head: 'torn',
      fur,
      ear: '#e9a9a4',
      iris: '#ffe27a',
      eyes: 'half',
      mouth: 'grin',
      marks: line('M0-23v8M-6-22l2 7M6-22l-2 7', '#2f8060', 2.6),
    }),
    sheet(pen, 'M-9 246H209V256H-9ZM-9 270H209V280H-9Z', '#d9c79a'),
    sheet(pen, pickets.join(''), ['#fbf2d2', '#cdb98c']),
    print(grass('20,290,34 84,292,30 118,292,24 182,292,28'), land[3]),
  );
}

/** Green 6: there is nobody in this grass. */
export function ambush(pen: Pen): string {
  const { land, light } = KOTY.green;
  const fur = ['#8fd49a', '#3c8c64'];
  const blades = (text: string) =>
    text
      .split(' ')
      .map((blade) => blade.split(',').map(Number))
      .map(
        ([x = 0, height = 0, lean = 0]) =>
          `M${x - 7} 290Q${x - 2} ${290 - height / 2} ${x + lean} ${290 - height}Q${x + 5} ${290 - height / 2} ${x + 7} 290Z`,
      )
      .join('');
  return stack(
    sky(pen, ['#0a2a2c', '#1c5c50', '#6cb488']),
    stars(pen, 14, 80),
    glow(112, 92, 34, '#f6ff8a', 0.3) +
      print(disc(112, 92, 7), '#fbffc8') +
      line('M104 86Q94 76 98 92M120 86Q130 76 126 92', '#eaffb0', 2.6),
    sheet(
      pen,
      blades('6,130,-8 30,150,8 60,134,-6 100,120,6 142,138,-8 170,150,8 194,132,-4'),
      [land[0], land[1]],
      'none',
    ),
    piece(pen, taper('156,224,12 176,196,10 182,164,9 172,134,8 178,112,6 186,108,3'), fur) +
      line('M178 196l-14-4M182 172l-15 1M176 146l-14 4', '#1f5c44', 5),
    piece(pen, 'M84 262C84 214 116 190 146 192C176 196 186 226 184 262Z', fur) +
      line('M134 198q6 10 2 22M152 198q8 10 4 24M168 208q6 10 2 22', '#1f5c44', 5),
    catHead(pen, 104, 186, 1.5, 0, {
      head: 'lynx',
      fur: ['#a8e4ac', '#4f9c70'],
      ear: '#1f5c44',
      iris: '#ffe45a',
      eyes: 'wide',
      marks: line('M0-23v10M-7-22l2 9M7-22l-2 9M-31 6l8 2M31 6l-8 2', '#1f5c44', 3),
    }),
    sheet(pen, blades('16,84,8 44,66,-8 72,56,4 98,46,-4 124,50,8 150,62,-6 178,84,8'), [land[1], land[2]], 'none'),
    sheet(pen, blades('0,64,6 30,54,-6 58,40,6 86,34,-4 112,30,4 140,40,-6 166,50,6 194,66,-6'), land[3], 'none'),
    print(discs('28,168,2.4 176,92,2 46,132,2'), light),
  );
}

/** Pink 4: it has sat here since the house was built. */
export function pillows(pen: Pen): string {
  const { land } = KOTY.pink;
  const [fur, point] = [['#fff0f4', '#f3c4d8'], '#8c3c74'];
  const pillow = (y: number, half: number, colours: readonly string[]) =>
    piece(
      pen,
      `M${112 - half} ${y}Q112 ${y - 8} ${112 + half} ${y}Q${120 + half} ${y + 12} ${112 + half} ${y + 24}Q112 ${y + 32} ${112 - half} ${y + 24}Q${104 - half} ${y + 12} ${112 - half} ${y}Z`,
      colours,
    );
  return stack(
    sky(pen, ['#4a2c6c', '#a05ca0', '#f0b0c4']),
    stars(pen, 14, 100),
    piece(pen, 'M120 44H194V184H120Z', '#6d3d88') +
      print('M126 50H188V178H126Z', '#2c2a6c') +
      print(disc(166, 80, 14), PAINT.moon) +
      print(sparks('140,70,4 180,120,4 150,110,3'), PAINT.moon) +
      line('M157 50V178M126 112H188', '#6d3d88', 5),
    sheet(pen, 'M-9 214H209V290H-9Z', [land[1], land[3]]),
    pillow(246, 66, ['#f3c659', '#c8842c']) + pillow(222, 58, ['#7fb8c8', '#3c7494']),
    piece(pen, taper('138,212,8 164,220,8 172,204,7 162,188,6 152,192,3'), point),
    piece(pen, 'M74 228C68 198 86 184 92 156H132C138 184 156 198 150 228Q112 240 74 228Z', fur),
    print('M98 170Q112 184 126 170Q130 200 122 226H102Q94 200 98 170Z', '#fff8fa') +
      line('M112 196V226M96 200Q90 212 92 224M128 200Q134 212 132 224', '#d890b4', 2),
    piece(pen, 'M88 230a12 10 0 0 1 24 0ZM112 230a12 10 0 0 1 24 0Z', point),
    catHead(pen, 112, 134, 1.34, 0, {
      head: 'siamese',
      fur,
      ear: point,
      iris: '#5ac0f0',
      eyes: 'cross',
      mouth: 'smile',
      marks: print('M0-12Q14-10 15 6Q12 26 0 28T-15 6Q-14-10 0-12Z', point, 0.85),
    }),
    piece(pen, 'M90 166Q112 180 134 166L135 175Q112 189 89 175Z', '#3c7494') + print(spark(112, 184, 9), PAINT.gold),
  );
}

/** Pink 5: first things first. */
export function stretch(pen: Pen): string {
  const { sky: air, land, light } = KOTY.pink;
  const fur = ['#ffd0df', '#ee8fb4'];
  const legs = [
    '144,156,20 156,190,11 152,228,7',
    '128,164,18 132,196,10 128,228,7',
    '84,208,13 58,222,8 30,228,6',
    '92,212,12 74,226,8 48,232,6',
  ];
  return stack(
    sky(pen, air),
    stars(pen, 18, 130),
    print(disc(112, 176, 84), light, 0.25),
    sheet(pen, bank(-20, 236, '50,22 46,8 50,-12 56,14 60,-6'), [land[0], land[1]]),
    piece(pen, taper('158,152,11 174,128,10 178,98,9 162,80,8 148,88,4'), fur),
    piece(pen, tapers('150,152,24 126,164,23 104,188,20 84,206,15', ...legs) + disc(149, 153, 24), fur, 'none'),
    line('M140 134q-6 8-5 17M126 142q-6 8-5 16M112 155q-5 7-4 14', '#c9578f', 3.4),
    catHead(pen, 70, 192, 0.98, -8, {
      head: 'classic',
      fur,
      ear: '#fff0ee',
      iris: '#fff',
      eyes: 'shut',
      mouth: 'grin',
    }),
    piece(pen, 'M8 246Q6 234 22 235H178Q194 234 192 246Q200 266 184 266H16Q0 266 8 246Z', ['#fff3ee', '#e7b4d0']),
    line('M22 250Q60 257 100 250T178 250', '#c673ae', 2),
    sheet(pen, bank(-24, 296, '56,26 44,6 50,-8 54,10 60,-6'), [land[1], land[3]]),
  );
}
