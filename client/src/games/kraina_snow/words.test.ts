import { describe, expect, it } from 'vitest';
import { alike, pieces } from './lit';
import { finished, isOneWord, portions, sayable } from './writing';

const lit = (part: string, named: string[]) =>
  pieces(part, named).flatMap((piece) => (piece.names ? [`${piece.text}=${piece.names}`] : []));

describe('words of a story that light up', () => {
  it('are found in their forms', () => {
    expect(lit('Byłem w starym zamku, gonił mnie KOGUT z bębnem.', ['zamek', 'kogut', 'bębny'])).toEqual([
      'zamku=zamek',
      'KOGUT=kogut',
      'bębnem=bębny',
    ]);
    expect(lit('Widziałem psa.', ['pies'])).toEqual([]);
  });

  it('leave the text as it was', () => {
    const part = 'Śnił mi się „zamek” – i kogut!';
    expect(
      pieces(part, ['zamek', 'kogut'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(part);
    expect(pieces(part, [])).toEqual([{ text: part }]);
  });

  it('are one word each', () => {
    expect(lit('Zamek i zamki.', ['zamek'])).toEqual(['Zamek=zamek']);
    expect(alike('dom', 'zamek')).toBe(0);
  });
});

describe('a clue', () => {
  it('is one word', () => {
    expect([isOneWord(' kot '), isOneWord('dwa koty'), isOneWord('')]).toEqual([true, false, false]);
  });
});

describe('a story', () => {
  it('goes out sentence by sentence', () => {
    expect(finished('Byłem w zamku. Potem')).toEqual({ said: 'Byłem w zamku.', rest: 'Potem' });
    expect(finished('Byłem w zamku.')).toEqual({ said: '', rest: 'Byłem w zamku.' });
    expect(finished('Raz!\nDwa? trzy')).toEqual({ said: 'Raz!\nDwa?', rest: 'trzy' });
  });
  it('is cut where the table would not take all of it at once', () => {
    expect(portions('raz dwa trzy', 7)).toEqual(['raz dwa', 'trzy']);
    expect(portions('  ')).toEqual([]);
    expect([sayable('…'), sayable('a')]).toEqual([false, true]);
  });
});
