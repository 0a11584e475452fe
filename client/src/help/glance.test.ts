import { describe, expect, it } from 'vitest';
import kinds from '../art/card_kinds.json';
import { speakerOf } from '../text/catalogue.fake';
import { GLANCES, messageOf } from './glance';

const catalogue = (code: string) => speakerOf(code, 'help');

describe.each(['pl', 'en'])('the rules at a glance in %s', (code) => {
  const speaker = catalogue(code);

  it.each(Object.entries(kinds))('say of every card of %s what it does', (game, cards) => {
    for (const { name } of cards) expect(speaker.knows(messageOf(game, name)), name).toBe(true);
  });

  it.each(Object.entries(GLANCES))('have words for every paragraph of %s', (game, { paragraphs }) => {
    for (const { id } of paragraphs) {
      expect(speaker.knows(`client-glance-${id}`), id).toBe(true);
      expect(speaker.knows(`client-glance-${game}-${id}`), id).toBe(true);
    }
  });
});

describe('a card', () => {
  it('that lies face down says nothing, but a nine of Koty does', () => {
    expect(messageOf('sen', '?')).toBe('');
    expect(messageOf('koty', '?')).toBe('client-does-koty-nine');
  });

  it('counts in Polish as Poles do', () => {
    const said = (value: number) => catalogue('pl').say('client-does-sen-number', { value });
    expect([1, 2, 5].map(said).map((text) => text.split('.')[0])).toEqual([
      'Liczy się za 1 kruka',
      'Liczy się za 2 kruki',
      'Liczy się za 5 kruków',
    ]);
  });
});
