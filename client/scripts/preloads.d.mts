import type { Plugin } from 'vite';

export function preloads(module: string): Plugin;
