// How much time is left: the table says what runs out and when, and this only shows it running between two messages.
import type { Clock } from './types';

/** Seconds left at a moment of the game; never below nothing. */
export const left = (running: Clock, now: number): number =>
  Math.max(0, running.ends - Math.min(running.stands ?? now, now));

/** What is left as a share of the whole, from 1 to 0. */
export const share = (running: Clock, now: number): number => Math.min(1, left(running, now) / running.whole);

/** As it is read: a second that has begun is still there. */
export const seconds = (running: Clock, now: number): number => Math.ceil(Math.max(0, left(running, now) - 1e-6));

/** 1:05, or 0:09. */
export const written = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
