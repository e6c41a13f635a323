// Locks as browsers have them (Web Locks API), as far as a hold needs them: queued, given up by a signal, stolen.

interface Held {
  callback: () => Promise<void>;
  done: (value?: unknown) => void;
  fail: (error: Error) => void;
  signal?: AbortSignal;
}

const aborted = (): DOMException => new DOMException('', 'AbortError');

/** Creates the locks of one browser, which all its tabs share. */
export function createLocks(): Pick<LockManager, 'request'> {
  const holders = new Map<string, Held>();
  const queues = new Map<string, Held[]>();
  const grant = (name: string, next: Held): void => {
    holders.set(name, next);
    const end = (finish: () => void) => (): void => {
      finish();
      if (holders.get(name) !== next) return;
      holders.delete(name);
      const waiting = queues.get(name)?.shift();
      if (waiting !== undefined) grant(name, waiting);
    };
    Promise.resolve()
      .then(next.callback)
      .then(end(next.done), (error: Error) => end(() => next.fail(error))());
  };
  const request = (name: string, { steal, signal }: LockOptions, callback: () => Promise<void>): Promise<unknown> =>
    new Promise((done, fail) => {
      const next: Held = { callback, done, fail, ...(signal ? { signal } : {}) };
      if (steal) {
        holders.get(name)?.fail(aborted());
        return grant(name, next);
      }
      if (!holders.has(name)) return grant(name, next);
      const queue = queues.get(name) ?? [];
      queues.set(name, [...queue, next]);
      signal?.addEventListener('abort', () => {
        queues.set(name, queues.get(name)?.filter((one) => one !== next) ?? []);
        fail(aborted());
      });
    });
  return { request: request as LockManager['request'] };
}
