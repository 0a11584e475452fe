import { describe as group, expect, it } from 'vitest';
import { Choice, DRAG } from '../../input/choice.svelte';
import { MOVE, SLOW, TURN } from '../../motion/plan';
import { speakerOf } from '../../text/catalogue.fake';
import { Words, type Heard } from '../../text/words';
import { flights } from './motion';
import { goneColumns, settled } from './settling';
import { keys, targets } from './targets';
import { action, describe, isReveal, NOUNS, sheet, tell, would } from './telling';
import { COLUMNS, LETTERS } from './view';

const catalogue = (code: string) => speakerOf(code, 'smoki');
const words = (code = 'en') =>
  new Words(catalogue(code), { game: 'smoki', columns: COLUMNS, piles: LETTERS, nouns: NOUNS }, 0, [
    'Ola',
    'Fox',
    'Owl',
  ]);
const none = [null, null, null, null, null, null];
const hidden = ['?', '?', '?', '?', '?', '?'];
const view = (more: object = {}) => ({
  players: 3,
  piles: 2,
  scoring: 'tokens',
  round: 1,
  tokens: [0, 1, 2],
  total: [0, 0, 0],
  phase: 'turn',
  turn: 0,
  dream: [hidden, hidden, hidden],
  up: [
    [0, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ],
  closed_size: 30,
  open_size: [1, 0],
  open: [['7'], []],
  hand: null,
  taken: null,
  place: null,
  pointed: null,
  points: [none, none, none],
  so_far: [0, 0, 0],
  vanishing: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ],
  ...more,
});

group('where the actions of Smoki are', () => {
  const at = (legal: string[], more: object = {}) =>
    targets(legal, view(more), 0).map(({ spot, from, confirm, mode }) => ({ spot, from, confirm, mode }));

  it('counts places along the rows, and a rival by seat', () => {
    expect(at(['turn 2.3'])).toMatchObject([{ spot: 'dream.0.5', confirm: 'twice' }]);
    expect(at(['for 3.2.1'], { pointed: 1 })).toMatchObject([
      { spot: 'dream.2.3', from: 'dream.0.1', confirm: 'twice' },
    ]);
  });

  it('draws by one tap, takes an open card by two, and both by dragging them to the hand', () => {
    expect(at(['draw', 'take 2'])).toEqual([
      { spot: 'closed', from: undefined, confirm: 'once', mode: undefined },
      { spot: 'hand.0', from: 'closed', confirm: 'once', mode: DRAG },
      { spot: 'open.1', from: undefined, confirm: 'twice', mode: undefined },
      { spot: 'hand.0', from: 'open.1', confirm: 'once', mode: DRAG },
    ]);
  });

  it('asks where the removed card goes, and takes the answer for the confirmation', () => {
    expect(at(['onto 1'], { place: 4 })).toMatchObject([{ spot: 'open.0', from: 'dream.0.4', confirm: 'once' }]);
    expect(at(['under 2'])).toMatchObject([{ spot: 'open.1', from: 'hand.0', confirm: 'once' }]);
  });

  it('leaves skipping to a button, and a spectator nothing', () => {
    expect(at(['skip'])).toMatchObject([{ spot: undefined, confirm: 'once' }]);
    expect(targets(['draw'], view(), null)).toEqual([]);
  });

  it('lights nothing for what is dragged only', () => {
    const choice = new Choice(
      () => targets(['draw'], view(), 0),
      () => undefined,
    );
    expect([choice.lit('closed'), choice.lit('hand.0'), choice.lit(DRAG), choice.draggable('closed')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('has a key for each place and each pile', () => {
    expect(keys(view(), 0).map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', 'z', 'a', 'b', 's']);
    expect(keys(view({ piles: 1 }), null).map(({ key }) => key)).toEqual(['z', 'a', 's']);
  });
});

group('the end of a round of Smoki', () => {
  const counted = (seat: number, cards: string, values: string, reasons: readonly string[]): Heard[] =>
    cards.split(' ').map((card, place) => ({
      event: 'counted',
      seat,
      place,
      card,
      value: Number(values.split(' ')[place]),
      reason: reasons[place] ?? 'value',
      source: null,
    }));
  const events: Heard[] = [
    { event: 'put', seat: 0, place: 5, card: '8' },
    { event: 'ended', seat: 0 },
    ...[1, 2, 3, 4, 5].map((place) => ({ event: 'revealed', seat: 1, place, card: '3' })),
    ...counted(0, '1 1 2 1 0 8', '0 1 2 0 0 8', ['vanished', 'value', 'value', 'vanished']),
    ...counted(1, 'reflection 3 3 3 3 3', '3 0 0 3 0 0', [
      'reflected', 'vanished', 'vanished', 'value', 'vanished', 'vanished',
    ]),
    ...counted(2, '7 7 7 7 7 7', '0 0 0 0 0 0', Array.from({ length: 6 }, () => 'vanished')),
    { event: 'scored', seat: 0, score: 11, lowest: false },
    { event: 'scored', seat: 1, score: 6, lowest: false },
    { event: 'scored', seat: 2, score: 0, lowest: true },
    { event: 'awarded', seat: 2, tokens: 3 },
    { event: 'dealt', round: 2, first: 1 },
  ]; // prettier-ignore

  it('is what the table told, card by card, whoever ended it last', () => {
    const rows = settled(events);
    expect(rows.map(({ seat, score, best, ended }) => [seat, score, best, ended])).toEqual([
      [1, 6, false, false],
      [2, 0, true, false],
      [0, 11, false, true],
    ]);
    expect(rows[2]?.cards.map(({ card }) => card)).toEqual(['1', '1', '2', '1', '0', '8']);
    expect(rows[0]?.cards[0]).toEqual({ card: 'reflection', gone: false, copies: 3, worth: 3 });
    expect(goneColumns((rows[2]?.cards ?? []).map(({ gone }) => gone))).toEqual([0]);
    expect([rows[0]?.fresh, rows[1]?.tokens]).toEqual([[1, 2, 3, 4, 5], 3]);
  });

  it('is written on the pad, with a star for a token', () => {
    expect(isReveal(events)).toBe(true);
    expect(sheet(events, view())).toEqual({
      rows: [{ scores: [11, 6, 0], written: ['11', '6', '0★'] }],
      totals: [0, 1, 2],
      heading: 'client-smoki-pad-tokens',
    });
    expect(sheet([], view({ scoring: 'points', total: [4, 5, 6] }))).toEqual({ rows: [], totals: [4, 5, 6] });
  });
});

group('which cards of Smoki move', () => {
  const plan = (events: Heard[], before = view(), seat: number | null = 0) =>
    flights(events, { seat, before, after: view() });

  it('turns a card where it lies before it goes to its pile, and the new one comes', () => {
    expect(plan([{ event: 'removed', seat: 0, place: 1, card: '3' }])).toMatchObject([
      { from: 'dream.0.1', to: 'dream.0.1', turns: 'up', time: TURN },
    ]);
    expect(plan([{ event: 'removed', seat: 1, place: 0, card: '3' }])).toEqual([]);
    const moved = plan([
      { event: 'discarded', seat: 1, place: 0, pile: 1, card: '3' },
      { event: 'put', seat: 1, place: 0, card: '0' },
    ]);
    expect(moved).toMatchObject([
      { from: 'dream.1.0', to: 'open.1', card: '3' },
      { from: 'hand.1', to: 'dream.1.0', card: '0', turns: 'up' },
    ]);
  });

  it('sends the cards of a circle round the table, one after the other', () => {
    const circle = [0, 1, 2].flatMap((seat): Heard[] => [
      { event: 'removed', seat, place: 2, card: '5' },
      { event: 'put', seat, place: 2, card: seat ? '5' : 'circle' },
      ...(seat < 2 ? [{ event: 'handed', seat, place: 2, to: seat + 1, card: '5' }] : []),
    ]);
    const moved = plan(circle, view({ phase: 'hand', hand: 'circle' }));
    expect(moved.map(({ from, to }) => [from, to])).toEqual([
      ['hand.0', 'dream.0.2'],
      ['dream.0.2', 'dream.1.2'],
      ['dream.1.2', 'dream.2.2'],
    ]);
    expect(moved.map(({ after }) => after)).toEqual([0, MOVE / 2, MOVE]);
  });

  it('exchanges slowly, each card with the side that it had', () => {
    const moved = plan(
      [{ event: 'swapped', seat: 0, owner: 0, place: 1, other_owner: 1, other_place: 0 }],
      view({ dream: [hidden, ['4', '?', '?', '?', '?', '?'], hidden] }),
    );
    expect(moved).toMatchObject([
      { from: 'dream.0.1', to: 'dream.1.0', card: null, time: SLOW },
      { from: 'dream.1.0', to: 'dream.0.1', card: '4', time: SLOW },
    ]);
  });

  it('shows a drawn card only to whoever drew it', () => {
    expect(plan([{ event: 'drew', seat: 0, card: '5' }])).toMatchObject([{ to: 'hand.0', card: '5', turns: 'up' }]);
    expect(plan([{ event: 'drew', seat: 2, card: '?' }])).toEqual([
      { after: 0, from: 'closed', to: 'hand.2', card: null },
    ]);
  });

  it('deals six cards to each, round the table', () => {
    expect(
      plan([{ event: 'dealt', round: 1, first: 2 }])
        .map(({ to }) => to)
        .slice(0, 4),
    ).toEqual(['dream.2.0', 'dream.0.0', 'dream.1.0', 'dream.2.1']);
  });
});

group('Smoki in words', () => {
  it('tells what was removed with where it went, and piles by their letters', () => {
    const events = [
      { event: 'discarded', seat: 1, place: 0, pile: 1, card: '7' },
      { event: 'put', seat: 1, place: 0, card: '3' },
    ];
    expect(tell(events, words('pl'))).toEqual(['Fox zdejmuje 7 z 1.1, odkłada na stos B, kładzie tam 3.']);
    expect(tell([{ event: 'took', seat: 0, pile: 0, card: '8' }], words())).toEqual(['You take 8 from pile A.']);
  });

  it('says whether a card in hand would vanish where it is to go', () => {
    const legal = ['put 1.1', 'put 1.2'];
    const said = (action: string) => would(action, view({ hand: '4', vanishes_there: [1, 0] }), legal, 0, words());
    expect(legal.map((action) => said(action).includes('a pair'))).toEqual([true, false]);
  });

  it('says what a button does', () => {
    expect([action('put 2.1', words()), action('for 2.1.3', words()), action('onto 2', words('pl'))]).toEqual([
      'Replace: lower left',
      'Take Fox’s card: upper right',
      'Zdjęta na B',
    ]);
  });

  it('describes the whole table, row by row', () => {
    const said = describe(
      view({
        dream: [['5', '?', '-2', '5', '8', '?'], hidden, hidden],
        so_far: [6, 0, 0],
        vanishing: [[1, 0, 0, 1, 0, 0], [], []],
        hand: '4',
        holder: 0,
      }),
      0,
      words(),
      [0],
      false,
    );
    expect(said).toEqual([
      'Closed pile, 30 cards',
      'Open pile A: 7',
      'Open pile B: –',
      'In your hand: 4',
      'Your dream (0 tokens), to move: upper row 5, a face-down card, -2; lower row 5, 8, a face-down card. 6 pts, 2 hidden; column 1 vanishes.',
      expect.stringContaining('Fox (1 token): upper row'),
      expect.stringContaining('Owl (2 tokens): upper row'),
    ]);
  });
});
