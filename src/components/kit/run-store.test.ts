// Nothing that was noted in an interview gets lost, whatever the browser does, and what was deleted stays so.
import { describe, expect, test, vi } from 'vitest';
import { createRun } from '../../kit/fixtures/run-fixture.ts';
import { changeAnswer } from '../../kit/run.ts';
import { createMemoryShelf, type RunShelf } from './run-shelf.ts';
import type { Channel, RunNews } from './run-news.ts';
import { createRunStore } from './run-store.ts';

const A = createRun({ id: 'a', startedAt: 1000 });
const B = createRun({ id: 'b', startedAt: 2000 });
const NOTED = changeAnswer(A, 'a', { notes: 'said so', score: 'good' });
const HALF = { ...NOTED, answers: { a: { ...NOTED.answers['a'], notes: '' } } };
const BROKEN = { ...B, cards: 5 };
const FULL = new DOMException('full', 'QuotaExceededError');

/** A shelf that refuses what it is told to, as often as told. */
function createFailing(shelf: RunShelf, act: 'read' | 'write' | 'clear' | 'remove' | 'repair', times = 1): RunShelf {
  let left = times;
  const fail = (...given: never[]) => {
    left -= 1;
    return left >= 0 ? Promise.reject(FULL) : (shelf[act] as (...given: never[]) => Promise<never>)(...given);
  };
  return { ...shelf, [act]: fail };
}

describe('a store', () => {
  test('begins empty', async () => {
    const store = createRunStore(createMemoryShelf());
    expect(await store.load()).toEqual({ runs: [], notices: [] });
    expect(store.isKept()).toBe(true);
  });

  test('gives back what it was given, as it was last', async () => {
    const shelf = createMemoryShelf();
    const store = createRunStore(shelf);
    await store.save(A);
    await store.save(B);
    await store.save(NOTED);
    expect(await store.load()).toEqual({ runs: [B, NOTED], notices: [] });
    expect(await createRunStore(shelf).load()).toEqual({ runs: [B, NOTED], notices: [] });
  });

  test('repairs and sets aside what is broken, says so once, and keeps what it was', async () => {
    const shelf = createMemoryShelf({
      runs: [
        ['a', HALF],
        ['b', BROKEN],
      ],
    });
    const first = await createRunStore(shelf).load();
    expect(first.notices).toEqual([
      expect.stringMatching(/^1 interview could not be read and was set aside/),
      expect.stringMatching(/^1 interview was repaired/),
    ]);
    const again = createRunStore(shelf);
    expect(await again.load()).toEqual({ runs: [changeAnswer(NOTED, 'a', { notes: '' })], notices: [] });
    expect(again.aside()).toMatchObject([
      { run: 'a', raw: HALF },
      { run: 'b', raw: BROKEN },
    ]);
  });

  test('says what it could not repair, and leaves it where it was', async () => {
    const shelf = createMemoryShelf({ runs: [['b', BROKEN]] });
    const { notices } = await createRunStore(createFailing(shelf, 'repair')).load();
    expect(notices[1]).toMatch(/^Not saved: the repair of what could not be read\. .* It stays where it was\.$/);
    expect((await shelf.read()).runs).toEqual([['b', BROKEN]]);
  });

  test('says that it cannot read, and forgets nothing for it', async () => {
    const store = createRunStore(createFailing(createMemoryShelf(), 'read'));
    await store.save(A);
    expect(await store.load()).toEqual({
      runs: [A],
      notices: [expect.stringMatching(/^The browser could not read its database \(QuotaExceededError\)\./)],
    });
  });

  test('saves with the next note what could not be saved before', async () => {
    const shelf = createMemoryShelf();
    const store = createRunStore(createFailing(shelf, 'write'));
    await expect(store.save(NOTED)).rejects.toThrow(/^Not saved: your last note\. The browser has no room left/);
    expect((await store.load()).runs).toEqual([NOTED]);
    await store.save(B);
    expect((await createRunStore(shelf).load()).runs).toEqual([B, NOTED]);
  });

  test('leaves what a newer version has kept', async () => {
    const newer = { ...A, version: 2 };
    const shelf = createMemoryShelf({ runs: [['a', newer]] });
    const store = createRunStore(shelf);
    expect((await store.load()).notices).toHaveLength(1);
    expect((await shelf.read()).runs).toEqual([['a', newer]]);
  });
});

describe('deleting', () => {
  test('one takes what was set aside of it along, and nothing of another', async () => {
    const shelf = createMemoryShelf({
      runs: [
        ['a', HALF],
        ['b', BROKEN],
      ],
    });
    const store = createRunStore(shelf);
    await store.load();
    await store.remove('a');
    expect(store.aside()).toMatchObject([{ run: 'b' }]);
    expect(await shelf.read()).toMatchObject({ runs: [], aside: [{ run: 'b' }] });
  });

  test('all leaves nothing', async () => {
    const shelf = createMemoryShelf({
      runs: [
        ['a', HALF],
        ['b', BROKEN],
      ],
    });
    const store = createRunStore(shelf);
    await store.load();
    await store.clear();
    expect(await shelf.read()).toEqual({ runs: [], aside: [], unreadable: 0 });
    expect([await store.load(), store.aside()]).toEqual([{ runs: [], notices: [] }, []]);
  });

  test('is not undone by a save that comes late', async () => {
    const shelf = createMemoryShelf();
    const store = createRunStore(shelf);
    await store.save(A);
    const removing = store.remove('a');
    await store.save(NOTED);
    await removing;
    await store.save(NOTED);
    expect((await shelf.read()).runs).toEqual([]);
  });

  test.each(['remove', 'clear'] as const)('that failed is said, and deletes nothing (%s)', async (act) => {
    const store = createRunStore(createFailing(createMemoryShelf(), act));
    await store.save(A);
    await expect(store[act]('a')).rejects.toThrow(/^Not saved: the deletion\. .* Nothing was deleted\.$/);
    await store.save(NOTED);
    expect((await store.load()).runs).toEqual([NOTED]);
  });
});

/** Two tabs over one database, joined as the browser joins them. */
function openTabs() {
  const shelf = createMemoryShelf();
  const ends = [0, 1].map((): Channel => ({ postMessage: () => undefined, onmessage: null, close: () => undefined }));
  ends.forEach((end, index) => {
    end.postMessage = (data: unknown) => {
      const other = ends[1 - index]!;
      queueMicrotask(() => other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent));
    };
  });
  const [here, there] = ends as [Channel, Channel];
  const [one, other] = [createRunStore(shelf, { channel: here }), createRunStore(shelf, { channel: there })];
  const news: RunNews[] = [];
  other.onNews((item) => news.push(item));
  return { shelf, one, other, here, news };
}

describe('another tab', () => {
  test('hears what was saved', async () => {
    const { one, news } = openTabs();
    await one.save(NOTED);
    await vi.waitFor(() => expect(news).toEqual([{ kind: 'saved', run: NOTED }]));
  });

  test('hears what was deleted, and does not bring it back', async () => {
    const { one, other, shelf, news } = openTabs();
    await one.save(A);
    await one.remove('a');
    await vi.waitFor(() => expect(news).toContainEqual({ kind: 'removed', id: 'a' }));
    await other.save(NOTED);
    expect((await shelf.read()).runs).toEqual([]);
  });

  test('whose write was under way when it was deleted does not bring it back either', async () => {
    const { one, other, shelf } = openTabs();
    await one.save(A);
    const written = Promise.withResolvers<void>();
    const { write } = shelf;
    shelf.write = async (run) => {
      await written.promise;
      return write(run);
    };
    const saving = other.save(NOTED);
    await one.remove('a');
    await Promise.resolve();
    written.resolve();
    await saving;
    await vi.waitFor(async () => expect((await shelf.read()).runs).toEqual([]));
  });

  test('hears that all was deleted', async () => {
    const { one, other, shelf, news } = openTabs();
    await one.save(A);
    await vi.waitFor(() => expect(news).toHaveLength(1));
    await one.clear();
    await vi.waitFor(() => expect(news).toContainEqual({ kind: 'reset' }));
    await other.save(NOTED);
    expect((await shelf.read()).runs).toEqual([]);
  });

  test.each([
    [undefined],
    [null],
    ['hello'],
    [{ kind: 'merge', id: 'a' }],
    [{ kind: 'saved' }],
    [{ kind: 'saved', id: 'gone' }],
  ])('loads everything again after a message that is not understood: %j', async (message) => {
    const { news, here } = openTabs();
    here.postMessage(message);
    await vi.waitFor(() => expect(news).toEqual([{ kind: 'state' }]));
  });

  test('no longer hears once it has stopped listening', async () => {
    const { one, other } = openTabs();
    const heard = vi.fn();
    other.onNews(heard)();
    await one.save(A);
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('without a database', () => {
  test('the store says so and keeps things as long as the tab', async () => {
    const store = createRunStore(createMemoryShelf(), { obstacle: 'SecurityError' });
    await store.save(NOTED);
    expect(await store.load()).toEqual({
      runs: [NOTED],
      notices: [
        'Your interview is not being kept. The browser does not let this page keep anything. Allow this site to keep data, then reload. Until then it is in this tab alone: copy your notes or save the scorecard before you close it.',
      ],
    });
    expect(store.isKept()).toBe(false);
  });

  test('that was there at first, the store tells so and loses nothing', async () => {
    const shelf = createMemoryShelf({ runs: [['a', A]] });
    const store = createRunStore(shelf);
    const news: RunNews[] = [];
    store.onNews((item) => news.push(item));
    await store.load();
    const closed = () => Promise.reject(new DOMException('', 'InvalidStateError'));
    Object.assign(shelf, { read: closed, write: closed });
    shelf.onLost?.('deleted');
    expect(news).toEqual([
      {
        kind: 'notice',
        notices: [expect.stringMatching(/^Your interview is not being kept\. The data of this site was/)],
      },
    ]);
    await expect(store.save(NOTED)).rejects.toThrow(/^Not saved: your last note\. The browser closed its database\./);
    expect((await store.load()).runs).toEqual([NOTED]);
    expect(store.isKept()).toBe(false);
  });
});
