// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { showFirst, takeFirst } from './first';
import { KEPT } from './text/catalogues';

const screen = (lang: string, word: string) =>
  `<template lang="${lang}"><div><input type="radio" name="game" value="sen" checked /><input type="radio" name="game" value="koty" /><button data-plays>${word}</button></div></template>`;

beforeEach(() => {
  takeFirst();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.head.innerHTML = screen('pl', 'Graj') + screen('en', 'Play');
  document.body.innerHTML = '';
});

describe('the first screen before its scripts', () => {
  it('is shown in the language of the visitor', () => {
    showFirst('en');
    expect(document.body.textContent).toBe('Play');
    expect(document.documentElement.lang).toBe('en');
  });

  it('is left out where it would be wrong: at another address, or for somebody with tastes of their own', () => {
    history.replaceState(null, '', '/t/abc');
    showFirst('pl');
    history.replaceState(null, '', '/?theme=dawn');
    showFirst('pl');
    history.replaceState(null, '', '/');
    localStorage.setItem(KEPT, JSON.stringify({ theme: 'dawn' }));
    showFirst('pl');
    expect(document.body.childElementCount).toBe(0);
    expect(takeFirst()).toBeNull();
  });

  it('keeps what was tapped and what was chosen for whoever brings it alive, once', () => {
    showFirst('pl');
    document.querySelector<HTMLInputElement>('[value="koty"]')?.click();
    document.querySelector('button')?.click();
    document.body.click(); // a tap on nothing takes no wish back
    expect(document.querySelector('[aria-busy="true"]')).toBe(document.querySelector('button'));
    expect(takeFirst()).toEqual({ tapped: document.querySelector('button'), game: 'koty' });
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(takeFirst()).toBeNull();
  });
});
