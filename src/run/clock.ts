// Two clocks: one that jumps when nothing else can happen, and the real one.
import type { Clock } from '../protocol/clock.ts';

interface Timer {
  due: number;
  ring: () => void;
}

/**
 * Calls after everything that is ready now has run. Browsers hold nested timeouts back by 4 ms, which messages are spared;
 * Node waits for open ports at its exit, but has its own way.
 */
const nextTurn: (work: () => void) => void = (() => {
  if (typeof setImmediate === 'function') return (work) => void setImmediate(work);
  const { port1, port2 } = new MessageChannel();
  const works: (() => void)[] = [];
  port1.onmessage = () => works.shift()?.();
  return (work) => {
    works.push(work);
    port2.postMessage(undefined);
  };
})();

/**
 * A clock for what runs in this process: it stands still while anything is working and jumps to the
 * next timer when nothing is. Work is done when a whole turn of the event loop brought nothing new and none is held.
 */
export function createVirtualClock(): Clock {
  let now = 0;
  let timers: Timer[] = [];
  let turning = false;
  let held = 0;

  const turn = (): void => {
    turning = false;
    if (held > 0) return;
    const next = timers.reduce<Timer | undefined>(
      (first, timer) => (first && first.due <= timer.due ? first : timer),
      undefined,
    );
    if (next === undefined) return;
    timers = timers.filter((timer) => timer !== next);
    now = Math.max(now, next.due);
    next.ring();
    schedule();
  };
  const schedule = (): void => {
    if (turning || timers.length === 0) return;
    turning = true;
    nextTurn(turn);
  };

  return {
    now: () => now,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const timer = { due: now + ms, ring: resolve };
        timers.push(timer);
        signal?.addEventListener('abort', () => (timers = timers.filter((other) => other !== timer)));
        schedule();
      }),
    hold: async (work) => {
      held += 1;
      try {
        return await work;
      } finally {
        held -= 1;
        schedule();
      }
    },
  };
}

/** The clock on the wall, for what lies beyond this process. */
export function createRealClock(): Clock {
  const start = performance.now();
  return {
    now: () => Math.round(performance.now() - start),
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const stop = (): void => clearTimeout(timer);
        const timer = setTimeout(() => {
          // A signal may outlive many waits.
          signal?.removeEventListener('abort', stop);
          resolve();
        }, ms);
        signal?.addEventListener('abort', stop);
      }),
    hold: (work) => work,
  };
}
