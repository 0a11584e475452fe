// What a phone has to load before the first card of a game is drawn: the page, as it is sent, and, gzipped, its scripts
// and styles, the words of one language, the game's among them, the pictures of the menu and those of one game. Fonts do not block: text is
// shown before they come.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const PAGE = 'index.html';
const menu = readdirSync(new URL('assets/', dist))
  .filter((name) => /-night-.*\.svg$/.test(name))
  .map((name) => `assets/${name}`);

function weigh(file) {
  const text = readFileSync(new URL(file, dist));
  return file === PAGE ? text.length : gzipSync(text, { level: 9 }).length;
}

function needed(entry, seen = new Set()) {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const other of manifest[entry].imports ?? []) needed(other, seen);
  return seen;
}

let heaviest = 0;
for (const game of Object.keys(manifest).filter((entry) => /^src\/games\/[a-z_]+\/index\.ts$/.test(entry))) {
  const art = Object.keys(manifest).filter((entry) => entry === game.replace(/games\/(\w+)\/index/, 'art/$1'));
  const name = game.replace(/.*games\/(\w+)\/.*/, '$1').replaceAll('_', '-');
  const words = Object.keys(manifest).filter((entry) => new RegExp(`/(${name}\\.)?pl\\.ftl\\?raw$`).test(entry));
  const entries = new Set(
    [PAGE, 'src/start.ts', 'src/screens/Table.svelte', game, ...art, ...words]
      .filter((entry) => manifest[entry])
      .flatMap((entry) => [...needed(entry)]),
  );
  const files = new Set([
    PAGE,
    ...menu,
    ...[...entries].flatMap((entry) => [manifest[entry].file, ...(manifest[entry].css ?? [])]),
  ]);
  const weights = [...files].map((file) => [weigh(file), file]).sort(([one], [other]) => other - one);
  const total = weights.reduce((sum, [weight]) => sum + weight, 0);
  heaviest = Math.max(heaviest, total);
  console.log(`${game}: ${total} bytes in ${weights.length} files`);
  for (const [weight, file] of weights.slice(0, 8)) console.log(`  ${String(weight).padStart(7)}  ${file}`);
}
console.log(`heaviest ${heaviest} of ${LIMIT} bytes allowed`);
process.exit(heaviest > 0 && heaviest <= LIMIT ? 0 : 1);
