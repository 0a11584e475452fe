// Python in a worker: loads it once, and hands texts to and fro between the page and sny.offline.
import { openShelf, type Shelf } from './shelf';
import type { FromWorker, ToWorker } from './speech';

/** As much of Pyodide as is used here. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: 'zip'): void;
  pyimport(module: string): { Worker: (shelf: Shelf | undefined, name: string, seed: string) => Host };
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
      const answer = await there?.ask(data.method, data.path, data.body);
      const [status, text] = answer?.toJs() ?? [0, ''];
      answer?.destroy();
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

async function start(folder: string, name: string, seed: string): Promise<Host> {
  const archives = Promise.all(['sny.zip', 'words.zip'].map((file) => fetched(folder + file)));
  const shelf = seed ? undefined : await openShelf().catch(() => undefined); // null would be no None in Python
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Pyodide>;
  };
  const python = await loadPyodide({ indexURL: folder, lockFileURL: `${folder}pyodide-lock.json` });
  const ran = performance.now();
  for (const archive of await archives) python.unpackArchive(archive, 'zip');
  const unpacked = performance.now();
  const made = python.pyimport('sny.offline.browser').Worker(shelf, name, seed);
  const took = { python: ran, files: unpacked, sny: performance.now() };
  tell({ type: 'ready', stored: shelf !== undefined, took });
  return made;
}

async function fetched(file: string): Promise<ArrayBuffer> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.arrayBuffer();
}
