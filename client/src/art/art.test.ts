import { beforeAll, describe, expect, test } from 'vitest';
import KINDS from './card_kinds.json';
import type { Face } from './frame';
import { asUrl, cardArt, cardBack, galleryOf, GAMES, isLoaded, kindsOf, loadArt, type Game } from './index';
import { deck as koty } from './koty';
import { deck as kraina } from './kraina_snow';
import { deck as sen } from './sen';
import { THEMES } from './palette';
import { deck as smoki } from './smoki';

const DECKS = { sen, smoki, koty, 'kraina-snow': kraina } as const;
const CARD_BUDGET = 6300;
const USUAL_CARD = 5500;
const GAME_BUDGET = 30_000;

const faceOf = (game: Game, kind: string): Face | undefined => DECKS[game].cards[kind];
const everyCard = GAMES.flatMap((game) => KINDS[game].map(({ name }) => [game, name] as const));
const matches = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, found = '']) => found);

/** What a browser would refuse: a tag that is never closed, or closed by another. */
function unbalanced(svg: string): string | undefined {
  const open: string[] = [];
  for (const [, end, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    if (end) {
      if (open.pop() !== name) return name;
    } else if (!self) open.push(name);
  }
  return open.pop();
}

/** As WCAG counts it: from 1, the same, to 21, black on white. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = matches(colour, /([0-9a-f]{2})/g)
      .map((pair) => parseInt(pair, 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}

test('before its art is loaded a game says what to do', () => {
  expect(isLoaded('sen')).toBe(false);
  expect(() => cardArt('sen', '3')).toThrow('await loadArt("sen") first');
});

describe('with the art of all games', () => {
  beforeAll(async () => {
    await Promise.all(GAMES.map(loadArt));
  });

  test.each(everyCard)('%s %s has a picture that a browser can read', (game, kind) => {
    for (const theme of ['night', 'dawn'] as const) {
      const svg = cardArt(game, kind, { theme });
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 200 280"/);
      expect(svg).not.toMatch(/NaN|undefined|\[object/);
      expect(unbalanced(svg)).toBeUndefined();
    }
  });

  test.each(everyCard)('%s %s carries its value, a symbol, or both', (game, kind) => {
    const face = faceOf(game, kind);
    const printed = KINDS[game].find(({ name }) => name === kind);
    expect(face?.index ?? face?.symbol).toBeTruthy();
    if (face?.index) expect(printed).toHaveProperty('value', Number(face.index));
  });

  test.each(Object.entries(sen.cards).filter(([, face]) => face.index))(
    'Sen %s shows as many ravens as it says',
    (kind, { index = '' }) => {
      const flock = /<g data-ravens="(\d+)"[^>]*>((?:<use[^>]*>)*)<\/g>/.exec(cardArt('sen', kind));
      expect(Number(flock?.[1] ?? 0)).toBe(Number(index));
      expect(matches(flock?.[2] ?? '', /(<use)/g)).toHaveLength(Number(index));
    },
  );

  test('ravens of Sen stay inside the frame and apart', () => {
    for (const [kind, { ravens = [] }] of Object.entries(sen.cards)) {
      for (const [place, [, x, y]] of ravens.entries()) {
        expect([kind, place, x > 20 && x < 180 && y > 30 && y < 262]).toEqual([kind, place, true]);
        const nearest = Math.min(
          ...ravens.filter((_, other) => other !== place).map(([, ox, oy]) => Math.hypot(ox - x, oy - y)),
        );
        expect([kind, place, nearest > 26]).toEqual([kind, place, true]);
      }
    }
  });

  test('what is written on a mat stands out from it in both themes', () => {
    for (const theme of Object.values(THEMES)) {
      for (const [game, kind] of everyCard) {
        const mat = faceOf(game, kind)?.mat ?? 'paper';
        const dark = mat === 'raven' || mat === 'night';
        const paper = mat === 'paper' || mat === 'special' || dark ? theme[mat] : mat;
        expect([kind, contrast(paper, dark ? theme.pale : theme.ink) >= 4.5]).toEqual([kind, true]);
      }
    }
  });

  test('no two pictures of one game look the same', () => {
    const scenes = GAMES.flatMap((game) => kindsOf(game).map((kind) => faceOf(game, kind)?.scene));
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  test('ids on a page with two copies of every card never clash, and every reference is answered', () => {
    const page = GAMES.flatMap((game) => [...galleryOf(game), ...galleryOf(game)]);
    const ids = page.flatMap(({ svg }) => matches(svg, / id="([^"]+)"/g));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { kind, svg } of page) {
      const own = new Set(matches(svg, / id="([^"]+)"/g));
      const missing = matches(svg, /(?:url\(|href=")#([^)"]+)/g).filter((id) => !own.has(id));
      expect([kind, missing]).toEqual([kind, []]);
    }
  });

  test('the same id gives the same picture, so a caller may keep it', () => {
    expect(cardArt('koty', 'owl', { id: 'a' })).toBe(cardArt('koty', 'owl', { id: 'a' }));
  });

  test('no letters are baked in: what is written comes from the caller', () => {
    for (const game of GAMES) for (const { svg } of galleryOf(game)) expect(svg).not.toContain('<text');
    expect(matches(cardArt('koty', 'yellow-2', { letter: 'Żó' }), /<text[^>]*>([^<]*)/g)).toEqual(['Żó']);
    expect(matches(cardArt('kraina-snow', 'word', { words: ['Latarnia', 'Morze'] }), /<text[^>]*>([^<]*)/g)).toEqual([
      'Latarnia',
      'Morze',
    ]);
    expect(matches(cardArt('sen', 'peek', { name: 'Podejrzyj 1', ribbon: true }), /<text[^>]*>([^<]*)/g)).toEqual([
      'Podejrzyj 1',
    ]);
  });

  test('a name is spoken and cannot break out; without one the picture is silent', () => {
    const named = cardArt('sen', '5', { name: '<b>"5" & ravens' });
    expect(named).toContain('role="img"><title>&#60;b&#62;&#34;5&#34; &#38; ravens</title>');
    expect(cardArt('sen', '5')).toContain('aria-hidden="true"');
  });

  test('a long word gets smaller, never broken', () => {
    const size = (word: string) =>
      Number(/font-size="([\d.]+)"/.exec(cardArt('kraina-snow', 'word', { words: [word] }))?.[1]);
    expect(size('Kot')).toBe(40);
    expect(size('Rozgwiazdoskop')).toBeLessThan(20);
  });

  test('an unknown card is refused with the names that there are', () => {
    expect(() => cardArt('smoki', '9')).toThrow(/smoki has no card "9"; it has .*nest.*circle/);
    expect(() => cardArt('smoki', 'toString')).toThrow(RangeError);
  });

  test('every game has a back of its own, one for each theme', () => {
    const backs = GAMES.flatMap((game) =>
      (['night', 'dawn'] as const).map((theme) => cardBack(game, { theme, id: 'b' })),
    );
    expect(new Set(backs).size).toBe(backs.length);
  });

  test('the back of Koty shows its nine, its doubling, or both', () => {
    const [both, nine, double] = (['both', 'nine', 'double'] as const).map(
      (shows) => cardBack('koty', { shows }).length,
    );
    expect(both).toBeGreaterThan(nine ?? 0);
    expect(both).toBeGreaterThan(double ?? 0);
    expect(cardBack('koty')).toHaveLength(both ?? 0);
  });

  test('a gallery has the cards in the order of the rules, and the back last', () => {
    const kinds = galleryOf('smoki', (kind) => ({ name: kind })).map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['-2', '0', '1']);
    expect(kinds.at(-1)).toBe('back');
    expect(galleryOf('kraina-snow').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['fairy', 'devil', 'imp', 'dreamer', 'word', 'day', 'night']),
    );
  });

  test('small cards have no shadows, large ones do, and both may be asked for', () => {
    expect(cardArt('sen', '3', { width: 56 })).not.toContain('<filter');
    expect(cardArt('sen', '3', { width: 220 })).toContain('<filter');
    expect(cardArt('sen', '3', { width: 56, soft: true })).toContain('<filter');
  });

  test('a picture as an address keeps every character', () => {
    const svg = cardArt('sen', '3', { id: 'u', name: 'Kraina 3 #1 100 %' });
    expect(decodeURIComponent(asUrl(svg).replace('data:image/svg+xml,', ''))).toBe(svg);
  });

  test('no card is heavy', () => {
    const weights = GAMES.flatMap((game) =>
      galleryOf(game).map(({ kind, svg }) => ({ kind: `${game} ${kind}`, weight: svg.length })),
    );
    expect(weights.filter(({ weight }) => weight > CARD_BUDGET)).toEqual([]);
    expect(weights.reduce((sum, { weight }) => sum + weight, 0) / weights.length).toBeLessThan(USUAL_CARD);
  });
});

describe('what a player has to fetch', () => {
  const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  /** A module and all that it imports statically. */
  function chapter(name: string, seen = new Set<string>()): Set<string> {
    if (!seen.has(name)) {
      seen.add(name);
      for (const other of matches(
        sources[`./${name}.ts`] ?? '',
        /^(?:import|export) (?!type)[^;]*? from '\.\/(\w+)';/gms,
      ))
        chapter(other, seen);
    }
    return seen;
  }

  async function gzipped(text: string): Promise<number> {
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    return (await new Response(packed).arrayBuffer()).byteLength;
  }

  test.each(['sen', 'smoki', 'koty', 'kraina_snow'])(
    'all of %s stays under the budget, comments included',
    async (name) => {
      const modules = [...chapter(name, chapter('index'))];
      expect(modules).toEqual(expect.arrayContaining(['index', 'frame', 'ravens', name]));
      expect(await gzipped(modules.map((each) => sources[`./${each}.ts`]).join('\n'))).toBeLessThan(GAME_BUDGET);
    },
  );

  test('a game does not pull in another, and the menu pulls in none', () => {
    const entries = ['sen', 'smoki', 'koty', 'kraina_snow'];
    for (const name of [...entries, 'index', 'scenery']) {
      const others = [...chapter(name)].filter((each) => entries.includes(each) && each !== name);
      expect([name, others]).toEqual([name, []]);
    }
  });
});
