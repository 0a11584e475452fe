// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Described, Face, News, Welcome } from '../protocol';
import { fakeServer } from '../socket/fake';
import { language } from '../text/language.svelte';
import { Desk } from './desk.svelte';

const CHAIR = {
  person: null,
  name: '',
  bot: null,
  away_since: null,
  left: false,
  bank: null,
  asked_at: null,
  deadline: null,
};
const me = { ...CHAIR, person: 'p1', name: 'Zosia' };
const SETTINGS = {
  clock: 'none', away_after: 0, away_level: '', pace: 0, hints: false, undo: true, public: false, watchable: true,
} as const; // prettier-ignore
const TABLE: Described = {
  id: 'abc', game: 'sen', players: 2, options: {}, settings: SETTINGS, host: 'p1', phase: 'playing', match: 1, started_at: 0,
  actors: [0], chairs: [me, { ...CHAIR, bot: 'careful' }], promise: 'x', secret: null, lines: {}, sealed: {}, revealing: false, undo: null, undoable: null, result: null, muted: [], shown: {},
}; // prettier-ignore
const VIEW = {
  players: 2, variants: [], phase: 'turn', turn: 0, peeked: [2, 2], total: [0, 0], dream: [['?', '?'], ['?', '?']], seen: [], open: ['4'], open_size: 1,
  closed_size: 9, hand: null, two: [null, null], pointed: null, pointed_owner: null, pointed_too: null, penalty: 5, round: 1, rounds: 0, limit: 100,
}; // prettier-ignore

const face = (more: Partial<Face> = {}): Face => ({
  seat: 0,
  view: VIEW,
  legal: ['draw', 'call'],
  missed: [],
  ...more,
});
const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome', version: 1, number: 7, time: 1000, you: { person: 'p1', name: 'Zosia', seats: [0] }, table: TABLE, faces: [face()], chat: [], present: ['p1'], names: { p1: 'Zosia' }, ...more,
}); // prettier-ignore
const news = (more: Partial<News>): News => ({ type: 'news', number: 8, time: 2000, seat: 0, ...more });

function seated(message = welcome()) {
  const server = fakeServer();
  const desk = new Desk('abc', '', server.connect);
  server.last().open();
  server.last().say(message);
  return { desk, server };
}

// A desk fetches its game's parts beside everything else; on a busy machine they can come after the last test.
afterAll(() => vi.dynamicImportSettled());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table as a device has it', () => {
  it('asks for the whole story when it comes, and for the rest when it comes back', () => {
    const { desk, server } = seated();
    expect(server.last().of('hello')[0]?.since).toBe(0);
    server.last().say(news({ number: 9 }));
    server.last().close();
    expect(desk.online).toBe(false);
    vi.advanceTimersByTime(1000);
    server.last().open();
    expect(server.sockets).toHaveLength(2);
    expect(server.last().of('hello')[0]?.since).toBe(9);
  });

  it('merges what has changed into the view, and keeps the rest', () => {
    const { desk, server } = seated();
    server.last().say(
      news({
        view: { hand: '7', phase: 'drawn' },
        legal: ['put 1', 'discard'],
        events: [{ event: 'drew', seat: 0, card: '7' }],
      }),
    );
    expect(desk.view).toMatchObject({ hand: '7', phase: 'drawn', closed_size: 9 });
    expect(desk.mine.legal).toEqual(['put 1', 'discard']);
    expect(desk.mine.heard).toHaveLength(1);
  });

  it('keeps what is legal when the news does not speak of it', () => {
    const { desk, server } = seated();
    server.last().say(news({ events: [{ event: 'chat', person: 'p2', name: 'Ola', text: 'hej', at: 1 }] }));
    expect(desk.mine.legal).toEqual(['draw', 'call']);
    expect([desk.chat.length, desk.unread]).toEqual([1, 1]);
  });

  it('lights nothing while a move is on its way, and sends it again after a loss', async () => {
    const { desk, server } = seated();
    const answer = desk.play('draw');
    expect(desk.legal).toEqual([]);
    const asked = server.last().of('play')[0];
    server.last().close();
    vi.advanceTimersByTime(1000);
    server.last().open();
    server.last().say(welcome());
    expect(server.last().of('play')).toEqual([asked]);
    server.last().say({ type: 'done', id: asked?.id ?? '', number: 8 });
    expect((await answer).type).toBe('done');
  });

  it('shows what it has missed of the same match, not what it knew', () => {
    const { desk, server } = seated(
      welcome({ faces: [face({ missed: [{ event: 'dealt', round: 1, first: 0, card: '4' }] })] }),
    );
    server.last().close();
    vi.advanceTimersByTime(1000);
    server.last().open();
    server.last().say(welcome({ faces: [face({ missed: [{ event: 'drew', seat: 1, card: '?' }] })] }));
    expect(desk.mine.heard.map((heard) => heard.event)).toEqual(['dealt', 'drew']);
  });

  it('looks at a card only as long as it is held', async () => {
    const { desk, server } = seated(welcome({ faces: [face({ legal: ['peek 1', 'peek 2'] })] }));
    const looking = desk.look('dream.0.0', 'peek 1');
    expect(desk.looking).toEqual({ spot: 'dream.0.0', card: null });
    const id = server.last().of('play')[0]?.id ?? '';
    server.last().say(news({ events: [{ event: 'peeked', seat: 0, place: 0, card: '9' }], legal: ['peek 2'] }));
    server.last().say({ type: 'done', id, number: 8 });
    await looking;
    expect(desk.looking?.card).toBe('9');
    desk.lookAway();
    expect(desk.looking).toBeNull();
  });

  it('shows nothing when the card was let go before the answer came', async () => {
    const { desk, server } = seated(welcome({ faces: [face({ legal: ['peek 1'] })] }));
    const looking = desk.look('dream.0.0', 'peek 1');
    desk.lookAway();
    server.last().say(news({ events: [{ event: 'peeked', seat: 0, place: 0, card: '9' }] }));
    server.last().say({ type: 'done', id: server.last().of('play')[0]?.id ?? '', number: 8 });
    await looking;
    expect(desk.looking).toBeNull();
  });
});

describe('one device for several', () => {
  const two = { ...TABLE, chairs: [me, { ...me, name: 'Ola' }] };
  const both = welcome({
    table: two,
    you: { person: 'p1', name: 'Zosia', seats: [0, 1] },
    faces: [face(), face({ seat: 1, legal: [] })],
  });

  it('draws a curtain before the next one is asked, and shows their eyes behind it', () => {
    const { desk, server } = seated(both);
    expect([desk.seat, desk.curtain]).toEqual([0, null]);
    server.last().say(news({ seat: 0, legal: [], view: { turn: 1 } }));
    server.last().say(news({ seat: 1, legal: ['draw'], view: { turn: 1 } }));
    expect([desk.seat, desk.curtain]).toEqual([0, 1]);
    desk.liftCurtain();
    expect([desk.seat, desk.curtain]).toEqual([1, null]);
  });

  it('has no curtain for one seat', () => {
    const { desk, server } = seated();
    server.last().say(news({ legal: [], view: { turn: 1 } }));
    expect(desk.curtain).toBeNull();
  });
});

describe('somebody who watches', () => {
  const faces = [
    face({ seat: null, view: { ...VIEW, hand: '?' }, legal: [] }),
    face({ seat: 1, view: { ...VIEW, hand: '7' }, legal: ['put 1'] }),
  ];
  const watched = {
    ...TABLE,
    chairs: [
      { ...me, person: 'p2', name: 'Ala' },
      { ...me, person: 'p3', name: 'Ola' },
    ],
    shown: { 2: ['p1'] },
  };
  const watching = welcome({
    table: watched,
    you: { person: 'p1', name: 'Zosia', seats: [] },
    faces,
    present: ['p1', 'p2'],
    names: { p1: 'Zosia', p2: 'Ala' },
  });

  it('sees through the eyes of a seat that lets them, and can do nothing with them', () => {
    const { desk } = seated(watching);
    expect([desk.shownSeats, desk.view?.['hand'], desk.near]).toEqual([[1], '?', 0]);
    desk.lookWith(1);
    expect([desk.view?.['hand'], desk.near, desk.seat, desk.legal]).toEqual(['7', 1, null, []]);
  });

  it('looks from the side again when the seat no longer lets them', () => {
    const { desk, server } = seated(watching);
    desk.lookWith(1);
    server.last().say({ ...watching, faces: faces.slice(0, 1) });
    expect([desk.eyesOf, desk.view?.['hand'], desk.shownSeats]).toEqual([null, '?', []]);
  });

  it('is known by name, as are those who sit', () => {
    const { desk, server } = seated(watching);
    expect([desk.spectators, desk.called('p1'), desk.called('p3')]).toEqual([['p1'], 'Zosia', 'Ola']);
    server.last().say({ type: 'presence', present: ['p2'], names: { p2: 'Ala' } });
    expect([desk.spectators, desk.called('p1')]).toEqual([[], 'Zosia']);
  });
});

describe('a table for one', () => {
  const gathering = welcome({
    table: { ...TABLE, phase: 'gathering' },
    you: { person: 'p1', name: 'Zosia', seats: [] },
    faces: [face({ seat: null, view: null, legal: [] })],
  });

  it('sits down and begins in one breath, on the socket that it plays on', async () => {
    const server = fakeServer();
    const desk = new Desk('abc', '', server.connect);
    const begun = desk.begin('careful');
    server.last().open();
    server.last().say(gathering);
    const [sit, start] = [server.last().of('sit')[0], server.last().of('start')[0]];
    expect([sit?.seat, start?.fill, desk.beginning]).toEqual([0, 'careful', true]);
    for (const asked of [sit, start]) server.last().say({ type: 'done', id: asked?.id ?? '', number: 2 });
    await begun;
    expect([desk.beginning, server.sockets.length]).toEqual([false, 1]);
  });
});

describe('a hint', () => {
  it('is asked for again until the table is ready to give it', async () => {
    const { desk, server } = seated();
    const hinted = desk.hint();
    server
      .last()
      .say({ type: 'refused', id: server.last().of('hint')[0]?.id ?? '', code: 'hints', reason: 'getting ready' });
    await vi.advanceTimersByTimeAsync(2000);
    server
      .last()
      .say({ type: 'hints', id: server.last().of('hint')[1]?.id ?? '', hints: [{ action: 'draw', worlds: 9 }] });
    await hinted;
    expect(desk.hints).toEqual([{ action: 'draw', worlds: 9 }]);
  });

  it('is given up when the table has moved on', async () => {
    const { desk, server } = seated();
    const hinted = desk.hint();
    server.last().say(news({ legal: [] }));
    server
      .last()
      .say({ type: 'hints', id: server.last().of('hint')[0]?.id ?? '', hints: [{ action: 'draw', worlds: 9 }] });
    await hinted;
    expect(desk.hints).toBeNull();
  });
});

describe('a connection that the server closed', () => {
  it('is told with its reason until there is another', async () => {
    await language.load('pl');
    const { desk, server } = seated();
    server.last().say({ type: 'bye', code: 'storage', reason: 'it could not be stored', come_back: true });
    server.last().close();
    expect([desk.online, desk.lost, desk.bye]).toEqual([false, 'client-lost-storage', null]);
    vi.runOnlyPendingTimers();
    server.last().open();
    server.last().say(welcome());
    expect([desk.online, desk.lost]).toEqual([true, 'client-lost']);
    server.last().say({ type: 'bye', code: 'slow', reason: 'it reads too slowly', come_back: true });
    server.last().close();
    expect(desk.lost).toBe('client-lost');
    desk.close();
  });
});
