// What is typed is saved soon, at once when the page goes, and never after it was deleted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRun } from '../../kit/fixtures/run-fixture.ts';
import type { RunRecord } from '../../kit/run-record.ts';
import { createRunSaver } from './run-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const A = createRun({ id: 'a' });
const B = createRun({ id: 'b' });
const later = { ...A, label: 'later' };

function createSaver(write: (run: RunRecord) => Promise<void> = () => Promise.resolve()) {
  const written: RunRecord[] = [];
  const failures: unknown[] = [];
  const saver = createRunSaver(
    (run) => {
      written.push(run);
      return write(run);
    },
    (error) => failures.push(error),
  );
  return { saver, written, failures };
}

test('a change is saved 300 ms later, though others follow it', async () => {
  const { saver, written } = createSaver();
  saver.save(A);
  await vi.advanceTimersByTimeAsync(200);
  saver.save(later);
  expect(saver.isWaiting('a')).toBe(true);
  await vi.advanceTimersByTimeAsync(99);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([later]);
  expect(saver.isWaiting('a')).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual([later]);
});

test('all that waits is saved at once when the page goes', () => {
  const { saver, written } = createSaver();
  saver.save(A);
  saver.save(B);
  void saver.flush();
  expect(written).toEqual([A, B]);
});

test('what was deleted is not saved', async () => {
  const { saver, written } = createSaver();
  saver.save(A);
  saver.save(B);
  saver.drop('a');
  await saver.flush();
  expect(written).toEqual([B]);
  saver.save(A);
  saver.drop();
  await saver.flush();
  expect(written).toEqual([B]);
});

test('what fails is told, and does not keep the others back', async () => {
  const { saver, written, failures } = createSaver(({ id }) =>
    id === 'a' ? Promise.reject(new Error('full')) : Promise.resolve(),
  );
  saver.save(A);
  saver.save(B);
  await saver.flush();
  expect([written, failures]).toEqual([[A, B], [new Error('full')]]);
});
