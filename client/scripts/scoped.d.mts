import type { Plugin } from 'postcss';
export function scopeOf(file: string): string | null;
export function scoped(): Plugin;
