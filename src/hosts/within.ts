// Waits, but not for ever: what a host does with work that may not end.
import { setTimeout as delay } from 'node:timers/promises';

/** Waits for the work, and no longer than that many milliseconds. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, delay(ms, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
}
