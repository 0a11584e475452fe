import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './scripts/catalogue.mjs';
import { pictures } from './scripts/pictures.mjs';
import { python } from './scripts/python.mjs';
import { preloads } from './scripts/preloads.mjs';
import { readAhead } from './scripts/read_ahead.mjs';
import { scoped } from './scripts/scoped.mjs';
import { still } from './scripts/still.mjs';
import { serviceWorker } from './scripts/worker.mjs';

const server = process.env['SNY_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    catalogues(),
    svelte(),
    pictures(),
    preloads('src/start.ts'),
    still('src/still.ts'),
    readAhead(),
    python(),
    serviceWorker(),
  ],
  worker: { format: 'es' },
  css: { postcss: { plugins: [scoped()] } },
  // No inlined files: the content policy of the server allows data: for pictures only, and a font is none.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // A slow phone pays for every file: the first screen is one, with all that it needs, and the frame of the tables another.
    rolldownOptions: {
      checks: { pluginTimings: false }, // whoever sets up to play need not read of it
      output: {
        codeSplitting: {
          groups: [
            { name: 'early', test: /src\/main\.ts$/, priority: 3 },
            { name: 'page', test: /src\/start\.ts$/, priority: 2 },
            { name: 'art', test: /src\/art\/index\.ts$/, priority: 2 },
            {
              name: 'frame',
              test: /src\/(screens\/Table|parts\/(GameTable|Frame|Watching|Place|Seat|Confirm|Unfold|Flip)|motion\/unfolding)\.svelte/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/qr': server },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
