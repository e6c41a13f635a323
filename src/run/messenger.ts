// The page's side of the worker: starts it when it is first needed, and ends it when it dies or stalls.
import type { Answered, Task, ValueOf } from './messages.ts';

/** What the messenger uses of a Worker. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { message?: string; preventDefault?: () => void }) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
}

export interface Messenger {
  /** Asks the worker; rejects with a message for the reader when no answer comes within `limit` milliseconds. */
  ask<T extends Task>(task: T, limit?: number): Promise<ValueOf<T>>;
}

/** How long an answer may take, in milliseconds. */
export const LIMIT = 3000;

interface Waiting {
  succeed: (value: never) => void;
  fail: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

const WHAT_NOW =
  'The printed exchange stays as it was. Press the button again to start the engine afresh; if it fails again, reload the page.';
const trouble = (what: string): Error => new Error(`${what} ${WHAT_NOW}`);

/** Creates a messenger over a worker that `start` makes, and makes again after trouble. */
export function createMessenger(start: () => WorkerLike): Messenger {
  let worker: WorkerLike | undefined;
  let ids = 0;
  const waiting = new Map<number, Waiting>();

  const settle = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    clearTimeout(one?.timer);
    waiting.delete(id);
    return one;
  };
  const giveUp = (what: string): void => {
    worker?.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id)?.fail(trouble(what));
  };
  const begin = (): WorkerLike => {
    const begun = start();
    const whileCurrent = (act: () => void): void => {
      if (begun === worker) act();
    };
    begun.addEventListener('message', ({ data }) =>
      whileCurrent(() => {
        const answered = data as Answered;
        const one = settle(answered.id);
        if (answered.ok) one?.succeed(answered.value as never);
        else one?.fail(trouble(`The engine could not do this: ${answered.error.message.replace(/\.?$/, '.')}`));
      }),
    );
    begun.addEventListener('error', (event) => {
      event.preventDefault?.();
      const why = event.message ? `it broke off with "${event.message}"` : 'its script could not be loaded';
      whileCurrent(() => giveUp(`The engine stopped: ${why}.`));
    });
    begun.addEventListener('messageerror', () => whileCurrent(() => giveUp("The engine's answer could not be read.")));
    return begun;
  };

  return {
    ask: (task, limit = LIMIT) =>
      new Promise((succeed, fail) => {
        const id = ++ids;
        const timer = setTimeout(
          () => giveUp(`The engine gave no answer within ${limit / 1000} s and was ended.`),
          limit,
        );
        waiting.set(id, { succeed, fail, timer });
        try {
          worker ??= begin();
          worker.postMessage({ id, ...task });
        } catch (error) {
          giveUp(`The engine could not be started: ${error instanceof Error ? error.message : String(error)}.`);
        }
      }),
  };
}
