import { describe, expect, it } from 'vitest';
import { action, ask, tell } from '../games/sen/telling';
import { spoken } from '../../scripts/catalogue.mjs';
import { catalogueText, speakerOf } from './catalogue.fake';
import { rendered } from './markdown';
import { Words } from './words';

const NAMES = ['sen', 'smoki', 'koty', 'kraina-snow', 'help', 'review'];
const speaker = (code: string) => speakerOf(code, 'sen');
const polish = new Words(speaker('pl'), { game: 'sen' }, 0, ['Zosia', 'Ola', 'Kuba']);
const english = new Words(speaker('en'), { game: 'sen' }, 0, ['Zosia', 'Ola', 'Kuba']);

describe('a catalogue', () => {
  it.each(['pl', 'en'])('in %s holds messages that stand alone, since each is read alone', (code) => {
    expect(catalogueText(code, ...NAMES)).not.toMatch(/\{\s*-?[a-z]/);
  });
});

describe('the words that are sent to a browser', () => {
  it.each(['pl', 'en'])('in %s are fewer, and say the same', (code) => {
    const whole = catalogueText(code, 'sen', 'koty', 'kraina-snow');
    const sent = spoken(whole);
    expect(sent.length).toBeLessThan(0.8 * whole.length);
    for (const id of whole.match(
      /^(?:client|player|rival|level|verify|sen-card|koty-event|kraina-snow-why)[\w-]*(?= =)/gm,
    ) ?? [])
      expect(sent).toContain(`${id} =`);
    expect(sent).not.toMatch(/^(?:help|sim)-|^#/m);
  });
});

describe('what happened, in words', () => {
  it('is one sentence for all that a player did', () => {
    const events = [
      { event: 'took', seat: 1, card: '2' },
      { event: 'put', seat: 1, place: 3, card: '2' },
      { event: 'discarded', seat: 1, place: 3, card: '7' },
    ];
    expect(tell(events, polish)).toEqual([
      'Ola bierze odkrytą kartę (2 kruki), kładzie ją na miejscu 4, odkłada: 7 kruków.',
    ]);
    expect(tell(events, english)).toEqual([
      'Ola takes the open card (2 ravens), puts it in place 4, discards 7 ravens.',
    ]);
  });

  it('speaks to you as you', () => {
    expect(tell([{ event: 'discarded', seat: 0, place: null, card: '1' }], polish)).toEqual(['Odkładasz: 1 kruk.']);
  });

  it('does not remember for you what you have looked at', () => {
    expect(tell([{ event: 'peeked', seat: 0, place: 1, card: '9' }], polish).join()).not.toContain('9');
    expect(tell([{ event: 'drew', seat: 0, card: '9' }], polish).join()).not.toContain('9');
  });

  it('tells places that were looked at one after the other in one breath', () => {
    const events = [0, 2].map((place) => ({ event: 'peeked', seat: 2, place, card: '?' }));
    expect(tell(events, polish)).toEqual(['Kuba ogląda karty 1 i 3.']);
  });

  it('gives every turn a sentence of its own', () => {
    const events = [
      { event: 'peeked', seat: 1, place: 0, card: '?' },
      { event: 'drew', seat: 1, card: '?' },
      { event: 'discarded', seat: 1, place: null, card: '7' },
    ];
    expect(tell(events, polish)).toEqual(['Ola ogląda kartę 1.', 'Ola bierze zakrytą kartę, odkłada: 7 kruków.']);
  });

  it('names the owner of a card without bending the name', () => {
    expect(tell([{ event: 'swapped', seat: 1, owner: 2, place: 0, other_owner: 0, other_place: 1 }], polish)).toEqual([
      'Ola zamienia kartę 1 (Kuba) i twoją kartę 2.',
    ]);
  });
});

describe('what is expected, and what a button does', () => {
  const view = {
    phase: 'drawn',
    hand: 'peek',
    open: ['4'],
    two: [null, null],
    variants: [],
    peeked: [0, 0, 0],
    pointed: null,
    pointed_too: null,
    pointed_owner: null,
  };

  it('says what is in hand', () => {
    expect(ask(view, 0, polish, ['put 1', 'use'])).toBe(
      'Masz w ręku: Podejrzyj 1, 6 kruków. Włóż ją do snu, odłóż albo jej użyj.',
    );
  });

  it('says a confirmation in words', () => {
    expect(action('put 2', polish)).toBe('Zamień 2. kartę');
    expect(action('look 3.4', english)).toBe('Look at Kuba’s card 4');
    expect(action('as hourglasses', english)).toBe('Each: hourglasses');
  });
});

describe('rules pages', () => {
  it('come out as the few tags we use, and nothing else', () => {
    const html = rendered(
      '# A <b>\n\nOne *two* **three** `four`\n\n- x\n  y\n- z\n\n| a | b |\n|---|---|\n| 1 | <script> |',
    );
    expect(html).toContain('<h1 id="a-b">A &lt;b&gt;</h1>');
    expect(html).toContain('<p>One <i>two</i> <b>three</b> <code>four</code></p>');
    expect(html).toContain('<ul><li>x y</li><li>z</li></ul>');
    expect(html).toContain('<td>&lt;script&gt;</td>');
    expect(html).not.toContain('<script>');
  });

  it('link to other pages, and to nothing outside', () => {
    expect(rendered('[a](smoki.pl.md) [b](javascript:alert(1))')).toContain('<a href="/rules/smoki">a</a>');
    expect(rendered('[b](https://example.org)')).toBe('<p>b</p>');
  });
});
