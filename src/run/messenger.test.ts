// The messenger between page and worker: what it gives, and one test for each way in which a worker can fail.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessenger, type WorkerLike } from './messenger.ts';
import type { ProbeTask } from './messages.ts';

const TASK: ProbeTask = { kind: 'probe', probe: 'cold-list', target: {} };
const REST =
  ' The printed exchange stays as it was. Press the button again to start the engine afresh; if it fails again, reload the page.';

class FakeWorker implements WorkerLike {
  readonly posted: { id: number }[] = [];
  terminated = false;
  readonly #listeners = new Map<string, (event: never) => void>();
  postMessage(message: unknown): void {
    this.posted.push(message as { id: number });
  }
  terminate(): void {
    this.terminated = true;
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener);
  }
  dispatch(type: string, event: object = {}): void {
    this.#listeners.get(type)?.(event as never);
  }
  answer(value: unknown): void {
    this.dispatch('message', { data: { id: this.posted.at(-1)?.id, ok: true, value } });
  }
}

const workers: FakeWorker[] = [];
const start = (): FakeWorker => {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker;
};
const only = (): FakeWorker => workers[0] as FakeWorker;

beforeEach(() => {
  workers.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('the worker starts with the first task and stays for the next', async () => {
  const messenger = createMessenger(start);
  expect(workers).toHaveLength(0);
  const first = messenger.ask(TASK);
  only().answer('one');
  const second = messenger.ask(TASK);
  only().answer('two');
  expect([await first, await second, workers.length]).toEqual(['one', 'two', 1]);
  expect(only().posted).toEqual([
    { id: 1, ...TASK },
    { id: 2, ...TASK },
  ]);
});

test('answers find their task whatever their order', async () => {
  const messenger = createMessenger(start);
  const asked = [messenger.ask(TASK), messenger.ask(TASK)];
  only().dispatch('message', { data: { id: 2, ok: true, value: 'second' } });
  only().dispatch('message', { data: { id: 1, ok: true, value: 'first' } });
  expect(await Promise.all(asked)).toEqual(['first', 'second']);
});

test('an answer in time stops the clock', async () => {
  const messenger = createMessenger(start);
  const asked = messenger.ask(TASK);
  only().answer('in time');
  await asked;
  vi.advanceTimersByTime(60_000);
  expect(only().terminated).toBe(false);
});

test('a task that fails is told, and the worker stays', async () => {
  const messenger = createMessenger(start);
  const asked = messenger.ask(TASK);
  only().dispatch('message', { data: { id: 1, ok: false, error: { message: "probe 'x' does not exist" } } });
  await expect(asked).rejects.toThrow(`The engine could not do this: probe 'x' does not exist.${REST}`);
  expect(only().terminated).toBe(false);
});

test.each([
  ['a stall', () => vi.advanceTimersByTime(3000), 'The engine gave no answer within 3 s and was ended.'],
  [
    'an error in the worker',
    () => only().dispatch('error', { message: 'out of memory' }),
    'The engine stopped: it broke off with "out of memory".',
  ],
  [
    'a script that does not load',
    () => only().dispatch('error'),
    'The engine stopped: its script could not be loaded.',
  ],
  ['an unreadable answer', () => only().dispatch('messageerror'), "The engine's answer could not be read."],
])('%s ends the worker, fails every task and starts afresh next time', async (_, fail, what) => {
  const messenger = createMessenger(start);
  const asked = Promise.allSettled([messenger.ask(TASK), messenger.ask(TASK)]);
  fail();
  for (const one of await asked) expect(String(one.status === 'rejected' && one.reason)).toBe(`Error: ${what}${REST}`);
  expect(only().terminated).toBe(true);
  const again = messenger.ask(TASK);
  only().answer('too late');
  workers[1]?.answer('afresh');
  expect(await again).toBe('afresh');
});

test('a stall is noticed after the limit of the task, not before', async () => {
  const messenger = createMessenger(start);
  const asked = messenger.ask(TASK, 10_000).catch((error: Error) => error.message);
  vi.advanceTimersByTime(9999);
  expect(only().terminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await asked).toBe(`The engine gave no answer within 10 s and was ended.${REST}`);
});

test('a worker that cannot be made is told', async () => {
  const messenger = createMessenger(() => {
    throw new Error('workers are forbidden here');
  });
  await expect(messenger.ask(TASK)).rejects.toThrow(
    `The engine could not be started: workers are forbidden here.${REST}`,
  );
});
