import postcss from 'postcss';
import { expect, test } from 'vitest';
import { scoped, scopeOf } from '../../scripts/scoped.mjs';

const styles = import.meta.glob<string>('../games/*/*.css', { query: '?raw', import: 'default', eager: true });
const asGame = (css: string, file = '/src/games/kraina_snow/kraina.css') =>
  postcss([scoped()]).process(css, { from: file });

function rules(css: string): postcss.Rule[] {
  const found: postcss.Rule[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (!(rule.parent instanceof postcss.AtRule && rule.parent.name.endsWith('keyframes'))) found.push(rule);
  });
  return found;
}

test('every selector of every game holds for that game alone', async () => {
  expect(Object.keys(styles).length).toBeGreaterThanOrEqual(4);
  for (const [path, css] of Object.entries(styles)) {
    const file = path.replace('..', '/src');
    for (const rule of rules((await asGame(css, file)).css)) {
      for (const selector of rule.selectors) expect(selector, `${path}: ${selector}`).toContain(scopeOf(file));
    }
  }
});

test('the scope stands below the theme, and adds no weight', async () => {
  const { css } = await asGame('[data-theme="dawn"] .chip, .glass > b { color: red; }');
  expect(rules(css)[0]?.selectors).toEqual([
    '[data-theme="dawn"] :where([data-game="kraina-snow"]) .chip',
    ':where([data-game="kraina-snow"]) .glass > b',
  ]);
});

test('what all games share is left alone', async () => {
  const css = '.rival { color: red; }';
  expect((await asGame(css, '/src/style/play.css')).css).toBe(css);
});

test('no two games have keyframes of one name, which know no scope', () => {
  const names = Object.values(styles).flatMap((css) =>
    [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map((found) => found[1]),
  );
  expect(new Set(names).size).toBe(names.length);
});
