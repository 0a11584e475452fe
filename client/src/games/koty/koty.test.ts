import { describe as group, expect, it } from 'vitest';
import { Choice } from '../../input/choice.svelte';
import { speakerOf } from '../../text/catalogue.fake';
import { Words, type Heard } from '../../text/words';
import { counting } from './counting';
import { flights } from './motion';
import { keys, meant, targets } from './targets';
import { NOUNS, action, describe, gives, inFull, sheet, tell, would } from './telling';
import { kotyView, type KotyView } from './view';

const catalogue = (code: string) => speakerOf(code, 'koty');
const words = (code = 'en', you: number | null = 0) =>
  new Words(catalogue(code), { game: 'koty', nouns: NOUNS }, you, ['Ola', 'Fox', 'Owl', 'Hare']);
const none = Array.from({ length: 12 }, () => null);
const nines = (...lands: number[]) =>
  lands.flatMap((many) => Array.from({ length: 3 }, (_, place) => (place < many ? '?' : null)));
const view = (more: object = {}) => ({
  players: 4,
  teams: 'off',
  phase: 'turn',
  turn: 0,
  tops: [
    [null, 'yellow-7', 'raven', null],
    ['pink-5', null, null, null],
    [null, null, null, null],
    [null, null, null, null],
  ],
  nines: [nines(0, 2, 1, 2), nines(0, 3, 0, 0), none, none],
  hand_size: [4, 4, 4, 4],
  hand: [
    ['pink-4', 'pink-4', 'raven', 'joker'],
    ['?', '?', '?', '?'],
    ['?', '?', '?', '?'],
    ['owl', '?', '?', '?'],
  ],
  shown: [0, 0, 0, 1],
  pile_size: 40,
  discards_size: 1,
  discards: ['green-3'],
  target_owner: null,
  target: null,
  meeting: 'none',
  asked: null,
  laid: null,
  lifted: null,
  land_cats: [
    [0, 28, 0, 18],
    [5, 36, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  cats: [46, 41, 0, 0],
  full_lands: [0, 1, 0, 0],
  lands_to_end: 3,
  team: [0, 1, 2, 3],
  partner: [null, null, null, null],
  attacking: null,
  meets: [],
  cats_after: [],
  raises: [],
  ...more,
});
const koty = (more: object = {}): KotyView => kotyView(view(more));

group('where the actions of Koty are', () => {
  const LEGAL = [
    'exchange',
    'play pink-4 on 1',
    'play raven on 3',
    'attack 2.1 with pink-4',
    'attack 2.1 with joker as pink-4',
    'attack 2.1 with joker as pink-5',
    'cover 2.2 with raven',
  ];
  const choose = (legal = LEGAL, more: object = {}) => {
    const played: string[] = [];
    return {
      played,
      choice: new Choice(
        () => targets(legal, view(more), 0),
        (sent) => played.push(sent),
      ),
    };
  };

  it('takes an action apart', () => {
    expect(meant('attack 2.3 with joker as blue-1', 0)).toEqual({
      verb: 'attack',
      card: 'joker',
      as: 'blue-1',
      owner: 1,
      land: 2,
    });
    expect(meant('play raven on 2', 3)).toEqual({ verb: 'play', card: 'raven', as: null, owner: 3, land: 1 });
    expect(meant('moth 1.4', 2)).toEqual({ verb: 'moth', card: 'moth', as: null, owner: 0, land: 3 });
    expect(meant('defend owl', 1)).toEqual({ verb: 'defend', card: 'owl', as: null, owner: 1, land: null });
  });

  it('chooses a card, then a land, then confirms', () => {
    const { choice, played } = choose();
    expect(['hand.0.0', 'hand.0.1', 'hand.0.2', 'hand.0.3', 'land.1.0'].map((spot) => choice.lit(spot))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    choice.tap('hand.0.1');
    expect([
      choice.lit('land.1.0'),
      choice.lit('land.0.0'),
      choice.lit('land.1.1'),
      choice.isChosen('hand.0.1'),
    ]).toEqual([true, true, false, true]);
    expect(choice.tap('land.1.0')).toBe('chosen');
    choice.tap('land.1.0');
    expect(played).toEqual(['attack 2.1 with pink-4']);
  });

  it('goes from one card to another, and back by tapping it again', () => {
    const { choice, played } = choose();
    choice.tap('hand.0.0');
    expect(choice.tap('hand.0.2')).toBe('opened');
    expect([choice.lit('land.1.1'), choice.lit('land.0.2'), choice.lit('land.1.0')]).toEqual([true, true, false]);
    expect(choice.tap('hand.0.2')).toBe('closed');
    expect([choice.mode, played]).toEqual([null, []]);
  });

  it('asks what a joker stands for, and never guesses it', () => {
    const { choice, played } = choose();
    choice.tap('hand.0.3');
    expect(choice.tap('land.1.0')).toBe('opened');
    expect(choice.open.map((target) => target.action)).toEqual([
      'attack 2.1 with joker as pink-4',
      'attack 2.1 with joker as pink-5',
    ]);
    choice.tap('land.1.0');
    expect([choice.mode, played]).toEqual(['hand.0.3', []]);
    expect(choice.dragged('hand.0.3', 'land.1.0')).toBe(true);
    expect([choice.mode, played]).toEqual(['hand.0.3 > land.1.0', []]);
    choice.send('attack 2.1 with joker as pink-5');
    expect(played).toEqual(['attack 2.1 with joker as pink-5']);
  });

  it('plays a card that is dragged to a land', () => {
    const { choice, played } = choose();
    expect([
      choice.draggable('hand.0.3'),
      choice.dragged('hand.0.2', 'land.1.0'),
      choice.dragged('hand.0.2', 'land.1.1'),
    ]).toEqual([true, false, true]);
    expect(played).toEqual(['cover 2.2 with raven']);
  });

  it('defends with a card of the hand, by tapping it twice or dragging it to the land', () => {
    const attacked = {
      phase: 'defend',
      turn: 1,
      asked: 0,
      target_owner: 0,
      target: 1,
      meeting: 'friends',
      laid: 'yellow-2',
    };
    const { choice, played } = choose(['defend joker', 'pass'], attacked);
    expect([choice.lit('hand.0.3'), choice.lit('hand.0.0'), choice.lit('land.0.1')]).toEqual([true, false, false]);
    choice.dragged('hand.0.3', 'land.0.1');
    expect(played).toEqual(['defend joker']);
    expect(targets(['pass'], view(attacked), 0)[0]?.confirm).toBe('once');
    expect(targets(['defend joker', 'pass'], view(attacked), 0).at(-1)?.confirm).toBe('twice');
  });

  it('has letters for the hand and digits for the lands, as in the terminal', () => {
    expect(
      keys(view(), 0)
        .map(({ key }) => key)
        .join(''),
    ).toBe('abcd1234xp');
  });
});

group('what lands are worth', () => {
  it('is told by the table, and stands on the pad land by land', () => {
    expect(sheet([], view())).toMatchObject({
      rows: [{ scores: [0, 5, 0, 0] }, { scores: [28, 36, 0, 0] }, { scores: [0, 0, 0, 0] }, { scores: [18, 0, 0, 0] }],
      totals: [46, 41, 0, 0],
    });
  });
});

group('what a move would do', () => {
  const told = (move: string, meets: string | null, after: number | null) =>
    would(move, koty({ meets: [null, meets], cats_after: [null, after] }), ['exchange', move], 0, words());

  it('is said before it is confirmed, as the table told it', () => {
    expect(told('cover 2.2 with pink-4', 'free', 32)).toBe('Land 2 of Fox will be worth 32, not 36.');
    expect(told('play raven on 3', 'raven', 9)).toBe('Your land 3 will be worth 9, not 0.');
    expect(told('play yellow-2 on 2', 'friend', null)).toBe('Both cats go, and you get a nine.');
    expect(told('attack 2.1 with pink-4', 'friend', null)).toBe('Undefended, both cats go and you get a nine.');
    expect(told('attack 2.1 with joker as pink-5', 'twin', null)).toBe('Undefended, both are yours: one as a nine.');
    expect(told('put 4', null, 40)).toBe('Your land 4 will be worth 40, not 18.');
  });

  it('has words for every verb of the rules, in both languages', () => {
    const moves: [string, string | null, number | null][] = [
      ['exchange', null, null],
      ['play pink-4 on 1', 'free', 4],
      ['play joker as yellow-2 on 2', 'friend', null],
      ['attack 2.1 with pink-4', 'friend', null],
      ['cover 2.2 with raven', 'free', 0],
      ['moth 2.1', null, null],
      ['to 1.4', null, 20],
      ['bat 1.3', null, null],
      ['dragon', null, null],
      ['put 4', null, 36],
      ['defend joker', null, null],
      ['defend owl', null, null],
      ['repeat pink-4', null, null],
      ['pass', null, null],
    ];
    const legal = moves.map(([move]) => move);
    const seen = koty({ meets: moves.map(([, meets]) => meets), cats_after: moves.map(([, , after]) => after) });
    for (const code of ['en', 'pl'])
      for (const move of legal)
        for (const said of [would(move, seen, legal, 0, words(code)), action(move, words(code))])
          expect(said).not.toMatch(/client-|\{|undefined/);
  });

  it('says what is lost by not defending', () => {
    const attacked = koty({
      phase: 'defend',
      turn: 1,
      asked: 0,
      target_owner: 0,
      target: 1,
      meeting: 'friends',
      laid: 'yellow-2',
    });
    expect(gives(attacked, 0, words('pl'))).toBe('tracisz żółtego 7, Fox bierze dziewiątkę');
    expect(gives({ ...attacked, meeting: 'twins' }, 2, words('pl', 2))).toBe('Fox zabiera z twojej drużyny żółtego 7');
  });
});

group('which cards of Koty move', () => {
  const plan = (events: Heard[], before: object = {}, after: object = {}, seat: number | null = 0) =>
    flights(events, { seat, before: view(before), after: view(after) }).map(({ from, to, card, turns }) => [
      from,
      to,
      card,
      turns,
    ]);
  const attack = { phase: 'defend', target_owner: 1, target: 0, meeting: 'friends', laid: 'pink-4' };

  it('lets an attacking card wait beside the line in words, then both fall', () => {
    expect(
      plan([{ event: 'attacked', seat: 0, owner: 1, land: 0, meeting: 'friends', card: 'pink-4' }], {}, attack),
    ).toEqual([['hand.0.1', 'laid', 'pink-4', undefined]]);
    const defence = [
      { event: 'defended', seat: 1, owner: 1, land: 0, card: 'joker' },
      { event: 'discarded', seat: 1, land: 0, card: 'pink-4' },
      { event: 'discarded', seat: 1, land: 0, card: 'joker' },
    ];
    expect(plan(defence, attack, { phase: 'repeat' })).toEqual([
      ['hand.1', 'land.1.0', 'joker', 'up'],
      ['land.1.0', 'discards', 'pink-4', undefined],
      ['land.1.0', 'discards', 'joker', undefined],
    ]);
  });

  it('brings a nine from the pile without a face, and twins as a nine and a cat on it', () => {
    expect(plan([{ event: 'gained', seat: 2, land: 3 }])).toEqual([['pile', 'nine.2.3', null, undefined]]);
    const twins = [
      { event: 'lifted', seat: 1, land: 0, card: 'pink-5' },
      { event: 'turned', seat: 0, land: 3, card: 'pink-5' },
      { event: 'laid', seat: 0, land: 3, card: 'pink-5' },
    ];
    expect(plan(twins, { ...attack, laid: 'pink-5' })).toEqual([
      ['laid', 'nine.0.3', 'pink-5', 'down'],
      ['land.1.0', 'top.0.3', 'pink-5', undefined],
    ]);
  });

  it('covers a land with the card itself', () => {
    const tops = [[null, null, null, null], ['pink-5', 'raven', null, null], [], []];
    expect(
      plan([{ event: 'played', seat: 2, owner: 1, land: 1, meeting: 'none', card: 'raven' }], {}, { tops }),
    ).toEqual([['hand.2', 'top.1.1', 'raven', 'up']]);
  });

  it('gives an owl the attacking card, and moves nobody else’s draws face up', () => {
    expect(plan([{ event: 'took', seat: 1, owner: 1, land: 0, card: 'pink-4' }], attack)).toEqual([
      ['laid', 'hand.1', 'pink-4', undefined],
    ]);
    expect(
      plan([
        { event: 'drew', seat: 1, card: '?' },
        { event: 'drew', seat: 0, card: 'raven' },
      ]),
    ).toEqual([
      ['pile', 'hand.1', null, undefined],
      ['pile', 'hand.0.2', 'raven', 'up'],
    ]);
  });
});

group('Koty in words', () => {
  it('tells several of a kind in one phrase, and what has no verb after a colon', () => {
    const gone = ['pink-4', 'pink-5'].map((card) => ({ event: 'discarded', seat: 1, land: 0, card }));
    expect(tell(gone, words('pl'))).toEqual(['Fox: znikają: różowy 4, różowy 5.']);
    expect(
      tell([{ event: 'attacked', seat: 1, owner: 0, land: 1, meeting: 'friends', card: 'yellow-2' }], words('pl')),
    ).toEqual(['Fox atakuje żółtym 2 przyjaciela w twojej krainie 2.']);
  });

  it('tells twins on the own dream by their nine alone', () => {
    const twins = [
      { event: 'played', seat: 1, owner: 1, land: 0, meeting: 'twins', card: 'pink-5' },
      ...['lifted', 'turned', 'laid'].map((event) => ({ event, seat: 1, land: 0, card: 'pink-5' })),
    ];
    expect(tell(twins, words('pl'))).toEqual([
      'Fox kładzie różowego 5 na bliźniaku w krainie 1, nowa dziewiątka w krainie 1 (różowy 5).',
    ]);
    expect(tell(twins.slice(1), words('pl'))).toEqual([
      'Fox: nowa dziewiątka w krainie 1 (różowy 5), do krainy 1 trafia różowy 5.',
    ]);
  });

  it('names the card and the land of a move that nobody has begun', () => {
    const told = [
      'play blue-8 at 1',
      'play joker at 2 as pink-5',
      'attack 2.1 with pink-4',
      'moth 2.3',
      'exchange',
    ].map((action) => inFull(action, words()));
    expect(told).toEqual([
      'Play on land 1 (blue 8)',
      'Play on land 2 (joker = pink 5)',
      'Attack: Fox, land 1 (pink 4)',
      'Take this cat (moth, Fox 3)',
      'Exchange the whole hand',
    ]);
  });

  it('describes the whole table', () => {
    const said = describe(view(), 0, words(), [0]);
    expect(said[0]).toBe('Draw pile: 40. Discards: 1, on top green 3.');
    expect(said[2]).toBe(
      'Your dream (46 cats), to move: 1: empty; 2: yellow 7 on 2 nines, worth 28; 3: raven on 1 nine; 4: 2 nines, worth 18',
    );
    expect(said.at(-1)).toBe('Known to be in hand, Hare: owl');
  });

  it('counts the winners last, a team together', () => {
    const events = [
      { event: 'ended', seat: 2 },
      { event: 'counted', seat: 0, land: 2, worth: 30 },
      ...[30, 10, 25, 40].map((cats, seat) => ({
        event: 'scored',
        seat,
        cats,
        nines: seat,
        team_cats: [55, 50][seat % 2],
      })),
      { event: 'won', seat: 0, reason: 'cats' },
      { event: 'won', seat: 2, reason: 'cats' },
    ];
    const told = counting(events, koty({ teams: 'on', team: [0, 1, 0, 1] }));
    expect(told.rows.map(({ seat, team, won }) => [seat, team, won])).toEqual([
      [1, 50, false],
      [3, 50, false],
      [0, 55, true],
      [2, 55, true],
    ]);
    expect(told.rows[2]?.lands).toEqual([0, 0, 30, 0]);
    expect([told.ended, told.winners, told.best, told.byNines]).toEqual([2, [0, 2], 55, false]);
    expect(counting([{ event: 'won', seat: 0, reason: 'nines' }], koty()).byNines).toBe(true);
  });
});
