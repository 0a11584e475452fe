// For tests, which run in Node: the catalogues that a screen has loaded, read from their files.
import { readFileSync } from 'node:fs';
import { Speaker } from './language.svelte';

export const catalogueText = (code: string, ...names: string[]): string =>
  ['', ...names.map((name) => `${name}.`)]
    .map((name) => readFileSync(`../src/sny/locale/${name}${code}.ftl`, 'utf8'))
    .join('\n');

export const speakerOf = (code: string, ...names: string[]): Speaker =>
  new Speaker(code, catalogueText(code, ...names));
