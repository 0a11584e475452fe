import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Described, Welcome } from '../protocol';
import { fakeServer } from './fake';
import { TableSocket, type Listener } from './socket';

const WELCOME: Welcome = {
  type: 'welcome', version: 1, number: 3, time: 0, you: { person: 'p', name: 'P', seats: [] }, table: {} as Described, faces: [], chat: [], present: [], names: {},
}; // prettier-ignore

function connected() {
  const server = fakeServer();
  const listener = {
    welcome: vi.fn(),
    news: vi.fn(),
    presence: vi.fn(),
    online: vi.fn(),
    bye: vi.fn(),
  } satisfies Listener;
  const socket = new TableSocket('ws://table', listener, 0, 'secret', server.connect);
  server.last().open();
  return { server, listener, socket };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table’s socket', () => {
  it('says hello first, with what it knows and the password', () => {
    const { server } = connected();
    expect(server.last().sent).toEqual([{ type: 'hello', version: 1, since: 0, password: 'secret' }]);
  });

  it('keeps requests until it has said hello, and sends each once', async () => {
    const server = fakeServer();
    const socket = new TableSocket(
      'ws://table',
      { welcome: vi.fn(), news: vi.fn(), presence: vi.fn(), online: vi.fn(), bye: vi.fn() },
      0,
      '',
      server.connect,
    );
    const answer = socket.ask({ type: 'again' });
    expect(server.last().sent).toEqual([]);
    server.last().open();
    void socket.ask({ type: 'hint', seat: 0 });
    server.last().say(WELCOME);
    expect(server.last().sent.map(({ type }) => type)).toEqual(['hello', 'again', 'hint']);
    const [asked] = server.last().of('again');
    server.last().say({ type: 'done', id: asked?.id ?? '', number: 4 });
    expect(await answer).toMatchObject({ type: 'done', number: 4 });
  });

  it('does not repeat requests when it is welcomed anew in the same breath', () => {
    const { server, socket } = connected();
    server.last().say(WELCOME);
    void socket.ask({ type: 'again' });
    server.last().say(WELCOME);
    expect(server.last().of('again')).toHaveLength(1);
  });

  it('comes back by itself, later and later, and gives up a request that pulls every connection down', async () => {
    const { server, listener, socket } = connected();
    server.last().say(WELCOME);
    const answer = socket.ask({ type: 'hint', seat: 0 });
    for (let loss = 0; loss < 4; loss++) {
      server.last().close();
      vi.advanceTimersByTime(20_000);
      server.last().open();
      server.last().say(WELCOME);
    }
    expect(await answer).toMatchObject({ type: 'refused', code: 'unanswered' });
    expect(listener.online).toHaveBeenLastCalledWith(true);
  });

  it('stays away when it is told not to come back', () => {
    const { server, listener } = connected();
    server.last().say({ type: 'bye', code: 'banned', reason: 'you were asked to leave', come_back: false });
    server.last().close();
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
    expect(listener.bye).toHaveBeenCalledOnce();
  });

  it('leaves a connection behind on which a ping is not answered', () => {
    const { server, listener } = connected();
    server.last().say(WELCOME);
    vi.advanceTimersByTime(10_000);
    expect(server.last().of('ping')).toHaveLength(1);
    vi.advanceTimersByTime(4_000);
    expect(listener.online).toHaveBeenLastCalledWith(false);
  });

  it('knows within five seconds of an unanswered move, waits for no closing handshake, and moves on return', () => {
    const { server, listener, socket } = connected();
    server.last().say(WELCOME);
    const dead = server.last();
    dead.close = vi.fn(); // a peer that is gone never answers the handshake
    void socket.ask({ type: 'play', seat: 0, action: 'draw' });
    vi.advanceTimersByTime(5_000);
    expect(dead.close).toHaveBeenCalledOnce();
    expect(listener.online.mock.calls).toEqual([[true], [false]]);
    server.last().open();
    expect(server.last()).not.toBe(dead);
    expect(server.last().of('play')).toEqual(dead.of('play'));
  });

  it('hears that the device is offline, and what is asked then goes out when it is back', () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const { server, listener, socket } = connected();
    server.last().say(WELCOME);
    page.dispatchEvent(new Event('offline'));
    expect(listener.online).toHaveBeenLastCalledWith(false);
    void socket.ask({ type: 'play', seat: 0, action: 'draw' });
    page.dispatchEvent(new Event('online'));
    server.last().open();
    expect(server.last().of('play')).toHaveLength(1);
  });

  it('waits as long as it takes for a hint', () => {
    const { server, listener, socket } = connected();
    server.last().say(WELCOME);
    void socket.ask({ type: 'hint', seat: 0 });
    vi.advanceTimersByTime(9_000);
    expect(listener.online).toHaveBeenLastCalledWith(true);
  });

  it('does not wait for a server that greets nobody', () => {
    const { server } = connected();
    vi.advanceTimersByTime(7_000);
    expect(server.sockets.length).toBeGreaterThan(1);
  });
});
