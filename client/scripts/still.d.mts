import type { Plugin } from 'vite';

export function still(entry: string): Plugin;
