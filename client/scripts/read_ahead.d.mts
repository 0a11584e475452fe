import type { Plugin } from 'vite';

export function readAhead(): Plugin;
