// Python on this device, started when it is first needed: answers what a server would.
import { FOLDER } from 'virtual:python';
import { nameHere } from '../state/me.svelte';
import { here } from './here.svelte';
import type { FromWorker, Took, ToWorker } from './speech';

export interface Engine {
  readonly took: Took;
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }>;
  /** `hear` gets each message of the table, and null when nothing more comes. */
  connect(table: string, hear: (text: string | null) => void): { say(text: string): void; hangUp(): void };
}

let started: Promise<Engine> | null = null;

/** The one engine of this page. */
export function engine(): Promise<Engine> {
  started ??= startEngine(nameHere())
    .then(noted)
    .catch((problem: unknown) => {
      started = null;
      throw problem;
    });
  return started;
}

/** For whoever measures: see tests/browser/offline_figures.py. */
function noted(python: Engine): Engine {
  for (const [name, time] of Object.entries(python.took))
    performance.measure(`python ${name}`, { start: 0, end: time });
  return python;
}

export function startEngine(name: string, seed = ''): Promise<Engine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToWorker) => worker.postMessage(message);
  const asked = new Map<number, (answer: { status: number; text: string }) => void>();
  const ports = new Map<number, (text: string | null) => void>();
  let count = 0;

  const made = (took: Took): Engine => ({
    took,
    ask: (method, path, body) =>
      new Promise((answer) => {
        asked.set(++count, answer);
        tell({ type: 'ask', id: count, method, path, body: body === undefined ? '' : JSON.stringify(body) });
      }),
    connect(table, hear) {
      const port = ++count;
      ports.set(port, hear);
      tell({ type: 'connect', port, table });
      return {
        say: (text) => tell({ type: 'say', port, text }),
        hangUp: () => {
          ports.delete(port);
          tell({ type: 'hang up', port });
        },
      };
    },
  });

  return new Promise((ready, fail) => {
    const failed = (reason: string) => {
      worker.terminate();
      fail(new Error(reason));
    };
    worker.onerror = (event) => failed(event.message);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'ready') {
        here.stored = data.stored || Boolean(seed);
        ready(made(data.took));
      } else if (data.type === 'failed') failed(data.reason);
      else if (data.type === 'heard') ports.get(data.port)?.(data.text);
      else {
        asked.get(data.id)?.(data);
        asked.delete(data.id);
      }
    };
    tell({ type: 'start', folder: new URL(FOLDER, location.origin).href, name, seed });
  });
}
