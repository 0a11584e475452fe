// Keeping Python on this device, so that there are games without a network. It lies in a cache of its own, which goes
// with the version of the page: the service worker drops those of others, and fetches the new one where one was kept.
import { FETCHED, FILES, FOLDER, KEPT } from 'virtual:python';
import type { GameInfo } from '../protocol';
import { here } from './here.svelte';

export const SIZES = { fetched: FETCHED, kept: KEPT };
const NAME = `sny-python-${/-(\w+)\/$/.exec(FOLDER)?.[1] ?? ''}`;
const DONE = `${FOLDER}kept`;
/** Whether somebody has removed it: then it does not come back of its own accord. */
const REMOVED = 'sny.offline.removed';
const ROOM = 1.5; // times its size, to be on the safe side
const IDLE_AFTER = 5_000;

export type Hindrance = 'wasm' | 'insecure' | 'room' | 'storage';

export class CannotKeep extends Error {
  constructor(readonly hindrance: Hindrance) {
    super(hindrance);
  }
}

/** What Python here would say of the games that there are; it was asked when the client was built. */
export async function gamesHere(): Promise<GameInfo[]> {
  const answer = await fetch(`${FOLDER}games.json`);
  return (await answer.json()) as GameInfo[];
}

/** Why this browser cannot have it at all. */
export function hindrance(): Hindrance | null {
  if (typeof WebAssembly === 'undefined' || typeof Worker === 'undefined') return 'wasm';
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return 'insecure';
  return null;
}

export async function isKept(): Promise<boolean> {
  if (hindrance() || !FILES.length) return false;
  return caches.match(DONE).then(Boolean, () => false);
}

/** Fetches what is missing. `progress` hears which share of it is there. */
export async function keep(progress: (share: number) => void = () => undefined): Promise<void> {
  const hindered = hindrance();
  if (hindered) throw new CannotKeep(hindered);
  localStorage.removeItem(REMOVED);
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  if (quota - usage < KEPT * ROOM) throw new CannotKeep('room');
  const cache = await caches.open(NAME).catch(() => {
    throw new CannotKeep('storage');
  });
  let had = 0;
  for (const file of FILES) {
    const answer = await fetch(FOLDER + file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    const told = tell(answer.clone(), (more) => progress(Math.min(1, (had += more) / KEPT)));
    // As it came: a browser keeps what it has compiled beside an answer of the network, and beside no other.
    await Promise.all([told, cache.put(FOLDER + file, answer)]).catch((problem: unknown) => {
      throw problem instanceof DOMException && problem.name === 'QuotaExceededError' ? new CannotKeep('room') : problem;
    });
  }
  await cache.put(DONE, new Response(String(KEPT)));
  here.kept = true;
}

async function tell(answer: Response, arrived: (bytes: number) => void): Promise<void> {
  const reader = answer.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    arrived(part.value.length);
  }
}

export async function remove(): Promise<void> {
  localStorage.setItem(REMOVED, 'yes');
  for (const name of await caches.keys()) if (name.startsWith('sny-python-')) await caches.delete(name);
  here.kept = false;
}

interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether megabytes cost nobody anything, as far as a browser can tell; where it cannot, it is not assumed. */
export function isUnmetered(of: Navigator = navigator): boolean {
  const { connection, userAgentData } = of as Navigator & {
    connection?: Connection;
    userAgentData?: { mobile: boolean };
  };
  if (!connection || connection.saveData) return false;
  if (connection.type) return connection.type === 'wifi' || connection.type === 'ethernet';
  return userAgentData?.mobile === false; // a desk does not say what it hangs on
}

/** When there is nothing else to do: where it costs nothing, and nobody has removed it. */
export async function keepWhenIdle(): Promise<void> {
  if (hindrance() || !FILES.length || localStorage.getItem(REMOVED) || !isUnmetered()) return;
  await navigator.serviceWorker.ready; // without it nothing would open again
  here.kept = await isKept();
  if (here.kept || typeof requestIdleCallback === 'undefined') return;
  setTimeout(() => requestIdleCallback(() => void keep().catch(() => undefined)), IDLE_AFTER);
}
