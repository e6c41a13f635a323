import { expect, test } from 'vitest';
import { createVirtualClock } from './clock.ts';

test('the virtual clock jumps to the next timer when nothing is working', async () => {
  const clock = createVirtualClock();
  const rang: string[] = [];
  const ring = async (ms: number, name: string) => {
    await clock.wait(ms);
    rang.push(`${name} at ${clock.now()}`);
  };
  await Promise.all([ring(60_000, 'late'), ring(50, 'first'), ring(50, 'second')]);
  expect(rang).toEqual(['first at 50', 'second at 50', 'late at 60000']);
});

test('an aborted timer never rings and holds nothing up', async () => {
  const clock = createVirtualClock();
  const controller = new AbortController();
  let rang = false;
  void clock.wait(10, controller.signal).then(() => (rang = true));
  controller.abort();
  await clock.wait(20);
  expect([rang, clock.now()]).toEqual([false, 20]);
});

test('the virtual clock stands still while work is held, and goes on when it fails', async () => {
  const clock = createVirtualClock();
  const seen: number[] = [];
  const elsewhere = async () => {
    // Work off this thread takes turns of the event loop in which nothing happens here.
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
    seen.push(clock.now());
    throw new Error('late');
  };
  const waiting = clock.wait(10);
  await expect(clock.hold(elsewhere())).rejects.toThrow('late');
  await waiting;
  expect([...seen, clock.now()]).toEqual([0, 10]);
});
