// Sen: the lands 0 to 4, one landmark each, farthest sheet first. Ravens are not drawn here: the deck places them.
import { PAINT, SEN } from './palette';
import {
  bank,
  cloud,
  crescent,
  disc,
  glow,
  grass,
  line,
  moon,
  paint,
  piece,
  print,
  ridge,
  sheet,
  sky,
  spark,
  stars,
  waves,
} from './shapes';
import { stack, stations, taper, type Pen } from './svg';

/** 0: a paper boat under a full moon, and nobody else. */
export function lake(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.lake;
  const reeds = stations('14,70 22,96 31,60 184,88 192,60').map(([x, h]) =>
    taper(`${x},282,1.6 ${x + 2},${282 - h * 0.6},1.2 ${x + 7},${282 - h},.3`),
  );
  return stack(
    sky(pen, air),
    stars(pen, 24, 140, [124, 104, 78]),
    moon(pen, 124, 104, 47, light),
    sheet(pen, ridge('0,168 34,158 70,176 104,172 150,156 200,170'), land[0]),
    sheet(pen, waves(190, 60, 4, 10), [land[1], land[3]]),
    line('M96 196h56M106 203h36M80 211h24M136 211h32', light, 2.6, ' opacity=".85"'),
    sheet(pen, waves(218, 66, 8, 30), [land[2], land[4]]),
    piece(pen, 'M66 206L88 240H144L166 206L134 217L116 177L98 217Z', accent),
    print('M116 177L134 217L116 231L98 217Z', '#dfe6ea') +
      print('M116 177L134 217L116 231ZM166 206L134 217L116 231L126 240H144Z', '#b4c6d6'),
    sheet(pen, waves(240, 72, 9, 12), [land[3], land[5]]),
    sheet(pen, waves(262, 80, 10, 50), [land[4], land[5]]),
    piece(
      pen,
      `${reeds.join('')}M26 190q5-2 5 10v12q-1 5-4 4-3-1-3-6ZM187 198q5-2 5 9v11q-1 5-4 4-3-1-3-6Z`,
      land[5],
      '#fff2',
    ),
  );
}

/** 1: a lighthouse catches it in the beam. */
export function lighthouse(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.lighthouse;
  const beam = paint(pen, ['#fff6d0', light, '#ffce6a'], 'x1="1" x2="0"');
  return stack(
    sky(pen, air),
    stars(pen, 16, 70),
    sheet(pen, ridge('0,216 50,206 110,212 160,196 200,204'), land[0]),
    beam.defs + print('M142 92L-6 56V238Z', beam.use) + print('M142 92L206 52V120Z', light, 0.75),
    glow(141, 89, 30, '#fff6d0', 0.35),
    sheet(pen, waves(222, 62, 8, 8), [land[1], land[2]]),
    piece(pen, 'M94 254L108 222L122 210L166 206L180 218L206 228V290H92Z', [land[2], land[4]], '#fff3'),
    piece(pen, 'M124 213L131 103H151L158 213Q141 219 124 213Z', PAINT.moon),
    print('M129.5 126H152.5L154 150H128ZM126.5 174H155.5L157 196H125Z', accent) +
      print('M143 104H151L158 213Q152 216 146 216Z', PAINT.night, 0.18),
    piece(pen, 'M124 97H158V105H124ZM129 78L141 60L153 78Z', PAINT.ink),
    print('M132 79H150V97H132Z', '#fffbe6') + line('M141 79V97M132 97V79M150 79V97', PAINT.ink, 1.6),
    print('M138 168h6v-8a3 3 0 0 0-6 0ZM138 121h6v-6a3 3 0 0 0-6 0Z', PAINT.indigo),
    sheet(pen, waves(244, 70, 9, 34), [land[2], land[3]]),
    sheet(pen, waves(264, 78, 9, 0), [land[3], land[4]]),
  );
}

/** 2: a windmill at the end of a warm day. */
export function windmill(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.windmill;
  const sail = pen.id();
  const turned = [108, 198, 288].map((turn) => `<use href="#${sail}" transform="rotate(${turn} 136 126)"/>`);
  const cloth = `${line('M136 126V62', accent, 3)}${print('M138 110H152L150 66H138Z', '#fff6e0')}${line('M138 110H152L150 66H138M138 99h13.5M138 88h13M138 77h12.5M144.5 110V66', accent, 1)}`;
  return stack(
    sky(pen, air),
    moon(pen, 62, 142, 40, light),
    print(cloud(112, 88, '20,6 26,4 30,-2 22,-8'), '#fff', 0.35),
    sheet(pen, ridge('0,186 50,170 100,186 160,168 200,178'), land[0]),
    sheet(pen, ridge('0,206 40,210 90,196 140,190 200,212'), [land[1], land[2]]),
    piece(pen, 'M112 212L121 128H151L160 212Q136 219 112 212Z', '#f3e2c4'),
    print('M139 128H151L160 212Q150 215 142 216Z', accent, 0.22) +
      print('M129 215V198a7 7 0 0 1 14 0V215ZM132 166h8v-9a4 4 0 0 0-8 0Z', accent),
    piece(pen, 'M115 132Q136 88 157 132Z', accent),
    `<g${pen.piece}><g id="${sail}" transform="rotate(18 136 126)">${cloth}</g>${turned.join('')}</g>`,
    print(disc(136, 126, 5), accent),
    sheet(pen, ridge('0,224 60,236 120,222 200,232'), [land[2], land[3]]),
    line('M-4 240Q60 250 120 238T210 244M-4 254Q60 262 120 250T210 256', '#fff3', 3, ' stroke-dasharray="9 7"'),
    piece(pen, 'M150 268V238q3-4 6 0V268ZM182 270V242q3-4 6 0V270ZM144 247L200 252V257L144 252Z', '#5a4038'),
    print(grass('18,264,20 30,262,15 126,270,16'), land[4]),
    sheet(pen, ridge('0,262 40,254 110,268 170,256 200,260'), land[4]),
  );
}

/** 3: a door in a meadow, and daylight behind it. */
export function door(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.door;
  const day = paint(pen, ['#6cc4e4', '#d8f0e0']);
  return stack(
    sky(pen, air),
    stars(pen, 26, 150, [108, 136, 74]),
    sheet(pen, ridge('0,186 40,172 90,188 150,168 200,180'), land[0]),
    sheet(pen, ridge('0,214 50,204 110,208 160,200 200,210'), [land[1], land[3]]),
    print('M88 216H140L176 290H8Z', light, 0.5) + print('M94 216H134L150 290H44Z', light, 0.5),
    piece(pen, 'M80 220V88H148V220H140V96H88V220Z', '#f3e2c4'),
    day.defs +
      print('M88 96H140V216H88Z', day.use) +
      print(disc(104, 122, 10), '#fff6d6') +
      print(cloud(112, 150, '10,4 12,-1 8,-3'), '#fff'),
    print('M88 182Q104 166 122 180T140 172V216H88Z', '#7fbf7a') + print('M88 198Q112 184 140 200V216H88Z', '#4f9a68'),
    piece(pen, 'M140 96L170 108V232L140 216Z', accent),
    line('M146 108L164 115V154L146 148ZM146 160L164 166V214L146 206Z', '#8f3f2c', 2) +
      print(disc(163, 160, 3), '#ffe3a0'),
    piece(pen, 'M74 80H154L150 90H78Z', '#fff3d8'),
    print(grass('16,256,20 30,262,15 168,262,17 184,256,22'), land[3]),
    sheet(pen, ridge('0,250 40,262 100,270 160,262 200,246'), land[3]),
    print(spark(24, 236, 6) + spark(180, 232, 5) + spark(42, 250, 4), light),
  );
}

/** 4: a bed with four posts, sailing over the clouds. */
export function bed(pen: Pen): string {
  const { sky: air, land, light, accent } = SEN.bed;
  const wood = '#7c52a0';
  const post = (x: number, top: number, foot: number) => `M${x - 5} ${foot}V${top}a5 5 0 0 1 10 0V${foot}Z`;
  return stack(
    sky(pen, air),
    stars(pen, 14, 84, [140, 56, 44]),
    piece(pen, crescent(146, 52, 20), light),
    sheet(pen, bank(-20, 226, '50,30 60,16 60,-20 80,22 60,-10'), land[1]),
    piece(pen, `M68 176V134Q112 88 156 134V176Z${post(66, 118, 190)}${post(158, 118, 190)}`, wood, 'none'),
    print('M112 118a15 15 0 1 0 13 22a13 13 0 1 1-13-22Z', light),
    piece(pen, 'M74 172Q72 154 90 155T111 164Q112 156 132 155T150 172Z', '#fff9ef'),
    piece(pen, 'M74 168Q112 158 150 168L174 226Q165 236 154 228T133 228 112 228 91 228 70 228 50 226Z', accent),
    print(
      spark(112, 194, 13) + spark(82, 184, 6) + spark(142, 184, 6) + spark(74, 212, 7) + spark(150, 212, 7),
      PAINT.gold,
    ),
    line('M52 219Q61 228 70 219T91 219 112 219 133 219 154 219 172 218M72 174Q112 164 152 174', '#fff8', 2),
    piece(pen, post(48, 178, 250) + post(176, 178, 250), wood),
    print(disc(66, 112, 5.5) + disc(158, 112, 5.5) + disc(48, 171, 6) + disc(176, 171, 6), PAINT.gold),
    sheet(pen, bank(-24, 268, '44,24 50,14 40,-6 46,10 50,-10 52,18'), [land[0], land[2]]),
    sheet(pen, bank(-30, 296, '60,32 50,-14 60,4 50,6 60,-6'), [land[1], land[3]]),
  );
}
