import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './scripts/worker.mjs';

const server = process.env['SNY_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  // No inlined files: the content policy of the server allows data: for pictures only, and a font is none.
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/qr': server },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
});
