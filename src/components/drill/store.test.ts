// Nothing that was given to the store gets lost, whatever the browser does.
import { describe, expect, test } from 'vitest';
import type { Review } from '../../study/types.ts';
import { createMemoryShelf } from './shelf.ts';
import type { Shelf } from './shelf.ts';
import { exported, file } from './store.fixture.ts';
import { createStore } from './store.ts';

const A: Review = { id: 'a', item: 'card:x', at: 1, grade: 'good' };
const B: Review = { id: 'b', item: 'card:y', at: 2, grade: 'again', met: [0] };
const SETTINGS = { minutes: 45, timer: 0 };
const NOW = Date.UTC(2026, 10, 30);
const FULL = new DOMException('full', 'QuotaExceededError');
const NO_ROOM =
  'The browser has no room left for this site. Export now; then free space on the disk, or delete data of sites that you do not need.';

/** A shelf that refuses what it is told to, as often as told. */
function createFailing(shelf: Shelf, act: 'read' | 'write' | 'clear', error: unknown = FULL, times = 1): Shelf {
  let left = times;
  const fail = (...given: never[]) => {
    left -= 1;
    return left >= 0 ? Promise.reject(error as Error) : (shelf[act] as (...given: never[]) => Promise<never>)(...given);
  };
  return { ...shelf, [act]: fail };
}

describe('a store', () => {
  test('begins empty, with the default settings', async () => {
    const store = createStore(createMemoryShelf());
    expect(await store.load()).toEqual({ reviews: [], settings: { minutes: 20, timer: 1 }, notices: [] });
    expect([store.isKept(), store.lastBackup()]).toEqual([true, undefined]);
  });

  test('gives back what it was given', async () => {
    const shelf = createMemoryShelf();
    const store = createStore(shelf);
    await store.addReview(B);
    await store.addReview(A);
    await store.saveSettings(SETTINGS);
    const state = { reviews: [A, B], settings: SETTINGS, notices: [] };
    expect(await store.load()).toEqual(state);
    expect(await createStore(shelf).load()).toEqual(state);
  });

  test('sets aside what is broken, says so once, and exports it', async () => {
    const broken = { id: 'c', grade: 'easy' };
    const shelf = createMemoryShelf({
      reviews: [
        ['a', A],
        ['c', broken],
      ],
      settings: { timer: 'x' },
    });
    const { reviews, settings, notices } = await createStore(shelf).load();
    expect({ reviews, settings }).toEqual({ reviews: [A], settings: { minutes: 20, timer: 1 } });
    expect(notices).toEqual([
      expect.stringMatching(/^1 review could not be read and was set aside, not deleted/),
      expect.stringMatching(/^Settings were repaired/),
    ]);
    const again = createStore(shelf);
    expect((await again.load()).notices).toEqual([]);
    expect((await exported(again)).aside.map(({ text }) => text)).toEqual([
      '{"id":"c","grade":"easy"}',
      '{"timer":"x"}',
    ]);
  });

  test('says what it could not repair, and leaves it where it was', async () => {
    const shelf = createMemoryShelf({ reviews: [['c', { id: 'c' }]] });
    const { notices } = await createStore(createFailing(shelf, 'write')).load();
    expect(notices[1]).toBe(`Not saved: the repair of what could not be read. ${NO_ROOM} It stays where it was.`);
    expect((await shelf.read()).reviews).toEqual([['c', { id: 'c' }]]);
  });

  test('says that it cannot read, and forgets nothing for it', async () => {
    const store = createStore(createFailing(createMemoryShelf(), 'read', new DOMException('', 'UnknownError'), 2));
    await store.addReview(A);
    expect(await store.load()).toEqual({
      reviews: [A],
      settings: { minutes: 20, timer: 1 },
      notices: [
        'The browser could not read its database (UnknownError). Nothing in it was changed. Reload; if that does not help, restart the browser.',
      ],
    });
    expect((await exported(store)).reviews).toEqual([A]);
  });
});

describe('what could not be written', () => {
  test('is told, is in the export, and is written with the next answer', async () => {
    const shelf = createMemoryShelf();
    const store = createStore(createFailing(shelf, 'write', FULL, 2));
    await expect(store.addReview(A)).rejects.toThrow(
      `Not saved: your last answer. ${NO_ROOM} It is still in this tab and in an export, and is saved with your next answer if that can be saved.`,
    );
    expect((await store.load()).reviews).toEqual([A]);
    expect((await exported(store)).reviews).toEqual([A]);
    await store.addReview(B);
    expect((await createStore(shelf).load()).reviews).toEqual([A, B]);
  });

  test('as settings holds in the tab until it is written', async () => {
    const shelf = createMemoryShelf();
    const store = createStore(createFailing(shelf, 'write'));
    await expect(store.saveSettings(SETTINGS)).rejects.toThrow(
      /^Not saved: your settings\. .* They hold in this tab\.$/,
    );
    expect((await store.load()).settings).toEqual(SETTINGS);
    await store.addReview(A);
    expect((await createStore(shelf).load()).settings).toEqual(SETTINGS);
  });

  test('of an import leaves everything as it was', async () => {
    const shelf = createMemoryShelf();
    const store = createStore(createFailing(shelf, 'write'));
    await expect(store.importState(file({ reviews: [A], settings: SETTINGS }), { settings: true })).rejects.toThrow(
      `Not saved: the import. ${NO_ROOM} Nothing of the file was taken.`,
    );
    expect(await store.load()).toEqual({ reviews: [], settings: { minutes: 20, timer: 1 }, notices: [] });
  });

  test('of a reset deletes nothing', async () => {
    const store = createStore(createFailing(createMemoryShelf({ reviews: [['a', A]] }), 'clear'));
    await expect(store.reset()).rejects.toThrow(`Not saved: the reset. ${NO_ROOM} Nothing was deleted.`);
    expect((await store.load()).reviews).toEqual([A]);
  });
});

test('what was written is not written again', async () => {
  const shelf = createMemoryShelf();
  const written: (string | undefined)[][] = [];
  const write: Shelf['write'] = (change) => {
    written.push((change.reviews ?? []).map(({ id }) => id));
    return shelf.write(change);
  };
  const store = createStore({ ...shelf, write });
  await store.addReview(A);
  await store.addReview(B);
  expect(written).toEqual([['a'], ['b']]);
});

test('a reset leaves nothing', async () => {
  const store = createStore(createMemoryShelf({ reviews: [['c', { id: 'c' }]] }));
  await store.addReview(A);
  await store.saveSettings(SETTINGS);
  await store.exportText(NOW);
  await store.reset();
  expect(store.lastBackup()).toBeUndefined();
  expect(await store.load()).toEqual({ reviews: [], settings: { minutes: 20, timer: 1 }, notices: [] });
  expect(await exported(store)).toMatchObject({ reviews: [], aside: [] });
});

describe('an import', () => {
  test('says what it added, replaced, and had already', async () => {
    const newer: Review = { ...B, at: 9 };
    const store = createStore(
      createMemoryShelf({
        reviews: [
          ['a', A],
          ['b', B],
        ],
      }),
    );
    const parsed = file({ reviews: [A, newer, { ...A, id: 'c' }] });
    expect(await store.importState(parsed, { settings: false })).toEqual({ added: 1, replaced: 1, same: 1 });
    expect((await store.load()).reviews).toEqual([A, { ...A, id: 'c' }, newer]);
    expect(await store.importState(parsed, { settings: false })).toEqual({ added: 0, replaced: 0, same: 3 });
  });

  test('takes settings only where the reader says so', async () => {
    const store = createStore(createMemoryShelf());
    await store.importState(file({ settings: { minutes: 45 } }), { settings: false });
    expect((await store.load()).settings).toEqual({ minutes: 20, timer: 1 });
    await store.importState(file({ settings: { minutes: 45 } }), { settings: true });
    expect((await store.load()).settings).toEqual({ minutes: 45, timer: 1 });
  });

  test('sets aside what was refused', async () => {
    const store = createStore(createMemoryShelf());
    const aside = { text: '{"id":1}', where: 'review 1, id', found: '1', expected: 'a text' };
    await store.importState(file({ aside: [aside] }), { settings: false });
    expect((await exported(store)).aside).toEqual([aside]);
  });

  test('of an export into an empty store makes the same store', async () => {
    const first = createStore(
      createMemoryShelf({
        reviews: [
          ['a', A],
          ['b', B],
        ],
        settings: SETTINGS,
      }),
    );
    const second = createStore(createMemoryShelf());
    await second.importState(await exported(first), { settings: true });
    expect(await second.load()).toEqual(await first.load());
  });
});

test('an export is the last backup', async () => {
  const shelf = createMemoryShelf();
  const store = createStore(shelf);
  await store.exportText(NOW);
  expect(store.lastBackup()).toBe(NOW);
  const next = createStore(shelf);
  await next.load();
  expect(next.lastBackup()).toBe(NOW);
});

test('an export is given where its date cannot be written', async () => {
  const store = createStore(createFailing(createMemoryShelf({ reviews: [['a', A]] }), 'write'));
  expect((await exported(store)).reviews).toEqual([A]);
});
