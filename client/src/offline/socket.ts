// A table of this device behind the interface of a WebSocket: whoever uses it does not know the difference.
import type { Socket } from '../socket/socket';

export function localSocket(table: string): Socket {
  let line: { say(text: string): void; hangUp(): void } | null = null;
  const socket: { -readonly [Name in keyof Socket]: Socket[Name] } = {
    readyState: 0,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => line?.say(text as string),
    close: () => {
      if (socket.readyState === 3) return;
      line?.hangUp();
      closed();
    },
  };
  const seen = socket as WebSocket;
  const closed = () => {
    socket.readyState = 3;
    socket.onclose?.call(seen, new CloseEvent('close'));
  };
  const open = async () => {
    const { engine } = await import('./engine');
    const python = await engine();
    if (socket.readyState === 3) return;
    line = python.connect(table, (text) => {
      if (text === null) closed();
      else socket.onmessage?.call(seen, new MessageEvent('message', { data: text }));
    });
    socket.readyState = 1;
    socket.onopen?.call(seen, new Event('open'));
  };
  open().catch(closed);
  return seen;
}
