// One tab alone writes an interview: another one waits, takes it over after a save, or takes it from a tab that does not answer.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRun } from '../../kit/fixtures/run-fixture.ts';
import { changeAnswer } from '../../kit/run.ts';
import { createLocks } from './run-lock.fixture.ts';
import { createHold, type Hold, type Holding } from './run-lock.ts';
import { createMemoryShelf } from './run-shelf.ts';
import { createRunStore } from './run-store.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const settle = () => new Promise((done) => setImmediate(done));
async function pass(milliseconds: number): Promise<void> {
  await settle();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
  await settle();
}

const saver = { flush: () => Promise.resolve(), drop: () => undefined };

/** Tabs that want one interview, joined by their locks and by what they ask of each other. */
function createTabs() {
  const locks = createLocks();
  const tabs: { hold: Hold; said: Holding[]; acts: string[]; isDeaf: boolean }[] = [];
  const open = () => {
    const tab = { said: [] as Holding[], acts: [] as string[], isDeaf: false } as (typeof tabs)[number];
    tab.hold = createHold({
      name: 'interview',
      locks,
      tell: (holding) => tab.said.push(holding),
      refresh: () => Promise.resolve(void tab.acts.push('refresh')),
      flush: () => Promise.resolve(void tab.acts.push('flush')),
      drop: () => void tab.acts.push('drop'),
      ask: () => tabs.forEach((other) => other !== tab && !other.isDeaf && other.hold.letGo()),
    });
    tabs.push(tab);
    return tab;
  };
  return open;
}

test('the first tab has it at once, brought up to date', async () => {
  const tab = createTabs()();
  await pass(0);
  expect([tab.said, tab.acts]).toEqual([['asking', 'held'], ['refresh']]);
  await pass(5000);
  expect(tab.said).toEqual(['asking', 'held']);
  tab.hold.release();
});

test('a second tab hears after half a second that it is open elsewhere, and has it when the first is closed', async () => {
  const open = createTabs();
  const one = open();
  await pass(0);
  const other = open();
  await pass(499);
  expect(other.said).toEqual(['asking']);
  await pass(1);
  expect(other.said).toEqual(['asking', 'elsewhere']);
  one.hold.release();
  await pass(0);
  expect(other.said).toEqual(['asking', 'elsewhere', 'held']);
  expect(one.acts).toEqual(['refresh', 'flush']);
  other.hold.release();
});

test('a page that is reloaded does not hear of itself', async () => {
  const open = createTabs();
  const before = open();
  await pass(0);
  const after = open();
  await pass(100);
  before.hold.release();
  await pass(1000);
  expect(after.said).toEqual(['asking', 'held']);
  after.hold.release();
});

test('it is taken over after the other tab has saved, and can be taken back', async () => {
  const open = createTabs();
  const one = open();
  await pass(0);
  const other = open();
  await pass(500);
  other.hold.takeOver();
  await pass(0);
  expect([one.said, one.acts]).toEqual([
    ['asking', 'held', 'elsewhere'],
    ['refresh', 'flush', 'drop'],
  ]);
  expect([other.said, other.acts]).toEqual([['asking', 'elsewhere', 'held'], ['refresh']]);
  await pass(5000);
  one.hold.takeOver();
  await pass(0);
  expect(one.said.at(-1)).toBe('held');
  expect(other.said.at(-1)).toBe('elsewhere');
  await pass(5000);
  expect(one.said.at(-1)).toBe('held');
  one.hold.release();
  other.hold.release();
});

test('it is taken from a tab that does not answer, which hears of it', async () => {
  const open = createTabs();
  const one = open();
  await pass(0);
  one.isDeaf = true;
  const other = open();
  await pass(500);
  other.hold.takeOver();
  await pass(1999);
  expect([one.said.at(-1), other.said.at(-1)]).toEqual(['held', 'elsewhere']);
  await pass(1);
  expect([one.said.at(-1), other.said.at(-1)]).toEqual(['elsewhere', 'held']);
  expect(one.acts).toEqual(['refresh', 'drop']);
  one.hold.release();
  other.hold.release();
});

test('a tab that is asked twice saves and lets go once', async () => {
  const open = createTabs();
  const one = open();
  await pass(0);
  one.hold.letGo();
  one.hold.letGo();
  await pass(0);
  expect(one.acts.filter((act) => act === 'drop')).toHaveLength(1);
  expect(one.said).toEqual(['asking', 'held', 'elsewhere', 'elsewhere', 'held']);
  one.hold.release();
});

test('a tab that has let it go for good does not have it again', async () => {
  const open = createTabs();
  const one = open();
  await pass(0);
  const other = open();
  other.hold.release();
  await pass(0);
  one.hold.release();
  await pass(0);
  expect(other.said).toEqual(['asking']);
});

test('of the store, it brings what another tab has saved before this one may write', async () => {
  const A = createRun();
  const noted = changeAnswer(A, 'a', { notes: 'from the other tab' });
  const shelf = createMemoryShelf({ runs: [[A.id, A]] });
  const store = createRunStore(shelf, { locks: createLocks() });
  await store.load();
  await shelf.write(noted);
  const seen: unknown[] = [];
  store.onNews((news) => seen.push(news));
  const hold = store.hold(A.id, (holding) => seen.push(holding), saver);
  await pass(0);
  expect(seen).toEqual(['asking', { kind: 'saved', run: noted }, 'held']);
  hold.release();
});

test('of the store, it puts nothing older in the place of what could not be saved', async () => {
  const A = createRun();
  const noted = changeAnswer(A, 'a', { notes: 'not on the disk' });
  const shelf = createMemoryShelf({ runs: [[A.id, A]] });
  const store = createRunStore(shelf, { locks: createLocks() });
  await store.load();
  shelf.write = () => Promise.reject(new Error('full'));
  await store.save(noted).catch(() => undefined);
  const seen: unknown[] = [];
  store.onNews((news) => seen.push(news));
  const hold = store.hold(A.id, (holding) => seen.push(holding), saver);
  await pass(0);
  expect(seen).toEqual(['asking', 'held']);
  hold.release();
});

test('of the store without locks, every tab may write', () => {
  const store = createRunStore(createMemoryShelf());
  const said: Holding[] = [];
  store.hold('a', (holding) => said.push(holding), saver).release();
  expect([said, store.canHold()]).toEqual([['held'], false]);
});
