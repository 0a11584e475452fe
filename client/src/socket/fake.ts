// A server in a test's hand: a socket that keeps what was sent and says what it is told to.
import type { Socket } from './socket';
import type { AnyFromClient, AnyFromServer } from '../protocol';

export class FakeSocket {
  readyState = 0;
  readonly sent: AnyFromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyFromClient);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }

  /** The connection stands. */
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: AnyFromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  of<Type extends AnyFromClient['type']>(type: Type): Extract<AnyFromClient, { type: Type }>[] {
    return this.sent.filter((message): message is Extract<AnyFromClient, { type: Type }> => message.type === type);
  }
}

/** Hands out sockets as a browser would; the last one is the one in use. */
export function fakeServer() {
  const sockets: FakeSocket[] = [];
  const connect = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as Socket;
  };
  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('nobody has connected');
    return socket;
  };
  return { sockets, connect, last };
}
