import type { Plugin } from 'vite';
export function spoken(catalogue: string): string;
export function catalogues(): Plugin;
