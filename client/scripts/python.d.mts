import type { Plugin } from 'vite';

export function python(options?: { absent?: boolean }): Plugin;
