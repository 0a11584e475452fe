// Who sits at this device. Nobody has to say anything before playing: a friendly name is made up, and may be changed.
import { here } from '../offline/here.svelte';
import type { Me } from '../protocol';
import * as api from '../socket/api';
import { server } from '../socket/server.svelte';
import { say } from '../text/language.svelte';

const MARK = 'sny_known=';

/** Where the name is kept for games without a server. */
const NAME = 'sny.name';

class Person {
  #known: Me | null = $state.raw(null);
  /** The request that is under way, so that two screens do not introduce us twice. */
  #asking: Promise<Me> | null = null;

  get known(): Me | null {
    return this.#known;
  }

  set known(known: Me | null) {
    this.#known = known;
    try {
      if (known) localStorage.setItem(NAME, known.name);
    } catch {
      // a private window: whoever plays without a server has a made-up name
    }
  }

  get name(): string {
    return this.known?.name ?? '';
  }

  /** The person of this device, introduced under a made-up name where there is none yet. */
  async ensure(name?: string): Promise<Me> {
    if (this.known) return this.known;
    this.#asking ??= this.#find(name).finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  /** Only looks; nobody is introduced. The server has marked whom it knows: strangers need not ask who they are. */
  async refresh(): Promise<void> {
    if (!document.cookie.includes(MARK)) return;
    try {
      this.known = await api.me();
    } catch (problem) {
      if (!(problem instanceof api.ApiError) || problem.status !== 401) throw problem;
    }
  }

  async rename(name: string): Promise<void> {
    if (here.tables) await api.renameHere(name);
    if (here.tables && server.away) return localStorage.setItem(NAME, name);
    if (this.known) await api.rename(name);
    else await this.ensure(name);
    if (this.known) this.known = { ...this.known, name };
  }

  async #find(name?: string): Promise<Me> {
    await this.refresh();
    if (!this.known) {
      const introduced = await api.introduce(name ?? madeUpName());
      this.known = { ...introduced, tables: [] };
    }
    return this.known;
  }
}

const madeUpNames = () =>
  say('client-names')
    .split(',')
    .map((name) => name.trim());

export const isMadeUp = (name: string): boolean => madeUpNames().includes(name);

export function madeUpName(chance: () => number = Math.random): string {
  const names = madeUpNames();
  return names[Math.floor(chance() * names.length)] ?? 'Sen';
}

/** How whoever plays on this device is called where no server can tell. */
export function nameHere(): string {
  try {
    const name = localStorage.getItem(NAME) ?? madeUpName();
    localStorage.setItem(NAME, name);
    return name;
  } catch {
    return madeUpName();
  }
}

export const person = new Person();
