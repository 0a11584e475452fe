// Smoki: the deck. Ten dragons, one silhouette a value, and the raven lands in a dark mat: they are bad news.
import type { Deck } from './deck';
import type { Face } from './frame';
import { SMOKI as MIX } from './palette';
import type { Bird } from './ravens';
import * as great from './smoki_great';
import * as lands from './smoki_ravens';
import * as small from './smoki_small';

const RING = Array.from({ length: 10 }, (_, place): Bird => {
  const angle = (place / 10) * 2 * Math.PI - 1.1;
  return [
    'soar',
    112 + 58 * Math.cos(angle),
    170 + 58 * Math.sin(angle),
    0.29,
    Math.round((angle * 180) / Math.PI) + 180,
  ];
});

const cards = {
  '-2': { index: '-2', scene: small.cradle },
  '0': { index: '0', scene: small.egg },
  '1': { index: '1', scene: small.lilies },
  '2': { index: '2', scene: small.quarrel },
  '3': { index: '3', scene: small.river },
  '4': { index: '4', scene: great.hill },
  '5': { index: '5', scene: great.ribbon },
  '6': { index: '6', scene: great.ice },
  '7': { index: '7', scene: great.tower },
  '8': { index: '8', scene: great.volcano },
  nest: {
    index: '9',
    symbol: 'nest',
    mat: 'raven',
    scene: lands.nest,
    light: MIX.nest.light,
    rim: 5,
    ravens: [['perch', 152, 190, -0.92]],
  },
  circle: { index: '10', symbol: 'circle', mat: 'raven', scene: lands.circle, light: MIX.circle.light, ravens: RING },
  reflection: {
    symbol: 'reflection',
    mat: 'raven',
    scene: lands.mirror,
    light: MIX.mirror.light,
    ravens: [['perch', 108, 162, 1.12]],
  },
  attack: {
    index: '9',
    symbol: 'attack',
    mat: 'raven',
    scene: lands.storm,
    light: MIX.storm.light,
    rim: 4,
    ravens: [['bank', 112, 164, 1.5, 34]],
  },
} as const satisfies Record<string, Face>;

export const deck: Deck = { cards, back: { scene: lands.ouroboros } };
