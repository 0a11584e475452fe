// Python in a worker: loads it once, and hands texts to and fro between the page and sny.offline.
import { openShelf, type Shelf } from './shelf';
import type { FromWorker, ToWorker } from './speech';

/** As much of Pyodide as is used here. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: 'zip'): void;
  pyimport(module: string): {
    Worker: (shelf: Shelf | undefined, words: () => Promise<void>, name: string, seed: string) => Host;
  };
}

/** sny.offline.browser.Worker */
interface Host {
  ask(method: string, path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
  connect(port: number, table: string, tell: (text: string | null | undefined) => void): void;
  hear(port: number, text: string): void;
  hang_up(port: number): void;
}

const tell = (message: FromWorker) => postMessage(message);
let host: Promise<Host> | null = null;

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    host = start(data.folder, data.name, data.seed);
    host.catch((problem: unknown) => tell({ type: 'failed', reason: String(problem) }));
    return;
  }
  const there = await host;
  switch (data.type) {
    case 'ask': {
      const [status, text] = await answered(there, data.method, data.path, data.body);
      tell({ type: 'answer', id: data.id, status, text });
      break;
    }
    case 'connect':
      there?.connect(data.port, data.table, (text) => tell({ type: 'heard', port: data.port, text: text ?? null }));
      break;
    case 'say':
      there?.hear(data.port, data.text);
      break;
    case 'hang up':
      there?.hang_up(data.port);
  }
};

/** An answer in any case: whoever asks would wait for ever. */
async function answered(there: Host | null, method: string, path: string, body: string): Promise<[number, string]> {
  try {
    const answer = await there?.ask(method, path, body);
    const told = answer?.toJs() ?? [0, ''];
    answer?.destroy();
    return told;
  } catch (problem) {
    return [500, JSON.stringify({ code: 'unknown', reason: String(problem) })];
  }
}

async function start(folder: string, name: string, seed: string): Promise<Host> {
  const [archive, kept] = [fetched(`${folder}sny.zip`), seed ? undefined : openShelf().catch(() => undefined)];
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Pyodide>;
  };
  const python = await loadPyodide({ indexURL: folder, lockFileURL: `${folder}pyodide-lock.json` });
  const ran = performance.now();
  const unpack = (packed: ArrayBuffer) => python.unpackArchive(packed, 'zip');
  unpack(await archive);
  const unpacked = performance.now();
  const words = () => fetched(`${folder}words.zip`).then(unpack);
  const shelf = await kept; // null would be no None in Python
  const made = python.pyimport('sny.offline.browser').Worker(shelf, words, name, seed);
  const took = { python: ran, files: unpacked, sny: performance.now() };
  tell({ type: 'ready', stored: shelf !== undefined, took });
  return made;
}

async function fetched(file: string): Promise<ArrayBuffer> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.arrayBuffer();
}
