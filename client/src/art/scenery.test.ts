import { describe, expect, test } from 'vitest';
import { gamePicture, icon, ICON_NAMES, iconSprite, moonAt, tableSky, useIcon } from './scenery';
import { GAMES } from './index';

const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('the sky over a table', () => {
  test('the moon wanders from left to right and stands highest at midnight', () => {
    for (const wide of [false, true]) {
      const way = Array.from({ length: 9 }, (_, round) => moonAt(round, 9, wide));
      const eastwards = way.map(({ x }) => x);
      expect([...eastwards].sort((a, b) => a - b)).toEqual(eastwards);
      expect(Math.min(...way.map(({ y }) => y))).toBe(way[4]?.y);
    }
  });

  test('it starts again where a match is longer than a night', () => {
    expect(moonAt(12)).toEqual(moonAt(0));
    expect(moonAt(0, 1)).toEqual(moonAt(2, 5));
  });

  test.each(['night', 'dawn'] as const)('%s fits both formats and is no heavier than two cards', (theme) => {
    for (const wide of [false, true]) {
      const svg = tableSky({ theme, wide, round: 3 });
      expect(svg).not.toMatch(/NaN|undefined|<filter|<text/);
      expect(svg.length).toBeLessThan(12_000);
      expect(svg).toContain(`translate(${moonAt(3, 12, wide).x} ${moonAt(3, 12, wide).y})`);
    }
  });
});

test.each(GAMES)('the menu has a picture of %s, by night and by day', (game) => {
  const [night, dawn] = (['night', 'dawn'] as const).map((theme) => gamePicture(game, { theme, name: 'Sen', id: 'p' }));
  expect(night).not.toBe(dawn);
  for (const svg of [night ?? '', dawn ?? '']) {
    expect(svg).toContain('<title>Sen</title>');
    expect(svg).not.toMatch(/NaN|undefined|<text|<filter/);
    expect(svg.length).toBeLessThan(7000);
    expect(new Set(ids(svg)).size).toBe(ids(svg).length);
  }
});

describe('icons', () => {
  const asked =
    'raven moon hourglass chat crown bot eye hand sound-on sound-off settings qr copy undo hint exit full-screen language theme trophy clock team shield arrow';

  test('all that the screens need are there', () => {
    expect(ICON_NAMES).toEqual(expect.arrayContaining(asked.split(' ')));
  });

  test.each(ICON_NAMES)('%s takes the colour of the text and stays in its box', (name) => {
    const svg = icon(name);
    expect(svg).toContain('stroke="currentColor"');
    expect(svg).not.toMatch(/#[0-9a-f]{3}/);
    const starts = [...svg.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...starts)).toBeLessThanOrEqual(23);
  });

  test('a sprite has one symbol an icon, and a use refers to it', () => {
    expect(ids(iconSprite())).toEqual(ICON_NAMES.map((name) => `icon-${name}`));
    expect(useIcon('moon', 'Noc')).toContain('<title>Noc</title><use href="#icon-moon"/>');
  });
});
