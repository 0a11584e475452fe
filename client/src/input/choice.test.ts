import { describe, expect, it } from 'vitest';
import type { Target } from '../games/game';
import { targets } from '../games/sen/targets';
import { Choice } from './choice.svelte';

const VIEW = { pointed_owner: null, pointed: null };
const TURN = ['draw', 'call', 'take 1', 'take 2', 'take 3', 'take 4'];

function choosing(legal: readonly string[], view: Record<string, unknown> = VIEW) {
  const played: string[] = [];
  const offered: Target[] = targets(legal, view, 0);
  return {
    played,
    choice: new Choice(
      () => offered,
      (action) => played.push(action),
    ),
  };
}

describe('taps on the table of Sen', () => {
  it('draws by one tap', () => {
    const { choice, played } = choosing(TURN);
    expect(choice.tap('closed')).toBe('played');
    expect(played).toEqual(['draw']);
  });

  it('lights the piles at first, and the own cards only after the open pile was touched', () => {
    const { choice } = choosing(TURN);
    expect([choice.lit('closed'), choice.lit('open'), choice.lit('dream.0.1')]).toEqual([true, true, false]);
    expect(choice.tap('open')).toBe('opened');
    expect([choice.lit('closed'), choice.lit('dream.0.1')]).toEqual([false, true]);
  });

  it('sends nothing of the open pile until a card is chosen and confirmed', () => {
    const { choice, played } = choosing(TURN);
    choice.tap('open');
    expect(choice.tap('dream.0.2')).toBe('chosen');
    expect(played).toEqual([]);
    expect(choice.tap('dream.0.2')).toBe('played');
    expect(played).toEqual(['take 3']);
  });

  it('takes back the choice first, then the open pile', () => {
    const { choice } = choosing(TURN);
    choice.tap('open');
    choice.tap('dream.0.2');
    choice.back();
    expect([choice.mode, choice.chosen]).toEqual(['open', null]);
    choice.back();
    expect(choice.mode).toBeNull();
  });

  it('changes the choice by a tap on another card', () => {
    const { choice, played } = choosing(['put 1', 'put 2', 'discard']);
    choice.tap('dream.0.0');
    choice.tap('dream.0.1');
    expect(choice.confirm()).toBe(true);
    expect(played).toEqual(['put 2']);
  });

  it('answers a tap on what is not lit with nothing', () => {
    expect(choosing(['discard', 'put 1']).choice.tap('closed')).toBe('nothing');
    expect(choosing([]).choice.tap('open')).toBe('nothing');
  });

  it('takes a drag as choice and confirmation in one', () => {
    const { choice, played } = choosing(TURN);
    expect(choice.draggable('open')).toBe(true);
    expect(choice.dragged('open', 'dream.0.3')).toBe(true);
    expect(choice.dragged('closed', 'dream.0.3')).toBe(false);
    expect(played).toEqual(['take 4']);
  });

  it('drags the card in hand into the dream or onto the open pile', () => {
    const { choice, played } = choosing(['put 1', 'discard']);
    choice.dragged('hand.0', 'dream.0.0');
    choice.dragged('hand.0', 'open');
    expect(played).toEqual(['put 1', 'discard']);
  });
});

describe('what the notation points at', () => {
  it.each([
    ['peek 2', 'dream.0.1', true],
    ['look 3.4', 'dream.2.3', true],
    ['swap 2.1', 'dream.1.0', undefined],
    ['keep 2', 'two.1', undefined],
    ['choose take-two', 'pile.take-two', undefined],
    ['and 4', 'dream.0.3', undefined],
  ])('%s', (action, spot, hold) => {
    const [target] = targets([action], VIEW, 0);
    expect([target?.spot, target?.hold]).toEqual([spot, hold]);
  });

  it('drags the first card of a swap onto the second', () => {
    const [target] = targets(['with 1.2'], { pointed_owner: 2, pointed: 3 }, 0);
    expect([target?.from, target?.spot]).toEqual(['dream.2.3', 'dream.0.1']);
  });

  it('has buttons for what is no place', () => {
    expect(targets(['call', 'use', 'as 7'], VIEW, 0).map((target) => target.spot)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('offers a spectator nothing', () => {
    expect(targets(TURN, VIEW, null)).toEqual([]);
  });
});

describe('a choice inside a choice', () => {
  const TARGETS: Target[] = [
    { action: 'a', mode: 'card.1', spot: 'land.1', from: 'card.1', confirm: 'twice' },
    { action: 'b', mode: 'card.1 > land.2', confirm: 'once' },
    { action: 'c', mode: 'card.1 > land.2', confirm: 'once' },
    { action: 'd', mode: 'card.2', spot: 'land.2', confirm: 'twice' },
  ];
  const opened = (...spots: string[]) => {
    const choice = new Choice(
      () => TARGETS,
      () => undefined,
    );
    for (const spot of spots) choice.tap(spot);
    return choice;
  };

  it('is opened by a spot inside the mode, and keeps what lies around it', () => {
    const choice = opened('card.1', 'land.2');
    expect(choice.mode).toBe('card.1 > land.2');
    expect(choice.open.map(({ action }) => action)).toEqual(['a', 'b', 'c']);
    expect(['card.1', 'land.2'].every((spot) => choice.isChosen(spot))).toBe(true);
  });

  it('goes back step by step, or to something else at once', () => {
    const choice = opened('card.1', 'land.2');
    choice.back();
    expect(choice.mode).toBe('card.1');
    expect(opened('card.1', 'land.2', 'card.2').mode).toBe('card.2');
    expect(opened('card.1', 'land.2', 'land.1').waiting?.action).toBe('a');
    expect(opened('card.1', 'land.2', 'card.1').mode).toBe(null);
  });

  it('is the question that is left when a card is dragged there', () => {
    const choice = opened();
    expect([choice.dragged('card.1', 'land.2'), choice.mode, choice.dragged('card.2', 'land.1')]).toEqual([
      true,
      'card.1 > land.2',
      false,
    ]);
  });
});
