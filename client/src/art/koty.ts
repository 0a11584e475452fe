// Koty: the deck. The mat has the cat's colour; night cards come in the colour of the night and have no number.
import type { Deck } from './deck';
import type { Face } from './frame';
import * as cats from './koty_cats';
import * as night from './koty_night';
import { KOTY as MIX } from './palette';

const SHAPES = { blue: 'cloud', yellow: 'sun', green: 'leaf', pink: 'heart' } as const;

const cat = (colour: keyof typeof SHAPES, value: number, scene: Face['scene']): Face => ({
  index: `${value}`,
  symbol: SHAPES[colour],
  mat: MIX[colour].accent,
  scene,
});

const cards = {
  'blue-1': cat('blue', 1, cats.cup),
  'blue-8': cat('blue', 8, cats.empress),
  'yellow-2': cat('yellow', 2, cats.washing),
  'yellow-7': cat('yellow', 7, cats.roof),
  'green-3': cat('green', 3, cats.fence),
  'green-6': cat('green', 6, cats.ambush),
  'pink-4': cat('pink', 4, cats.pillows),
  'pink-5': cat('pink', 5, cats.stretch),
  raven: { index: '0', mat: 'raven', scene: night.chimney, light: MIX.rooftop.light, ravens: [['caw', 106, 208, 1.5]] },
  joker: { symbol: 'joker', scene: night.joker },
  moth: { symbol: 'moth', mat: 'night', scene: night.lamp },
  bat: { symbol: 'bat', mat: 'night', scene: night.belfry },
  owl: { symbol: 'owl', mat: 'night', scene: night.hollow },
  dragon: { symbol: 'dragon', mat: 'night', scene: night.zodiac },
} as const satisfies Record<string, Face>;

export const deck: Deck = { cards, back: { mat: 'bare', scene: night.onlooker } };
