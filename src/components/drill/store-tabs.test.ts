// Two tabs lose nothing to each other, and a tab without a database says so.
import { describe, expect, test, vi } from 'vitest';
import type { Review } from '../../study/types.ts';
import { createMemoryShelf } from './shelf.ts';
import type { Shelf } from './shelf.ts';
import { exported, file } from './store.fixture.ts';
import { createStore } from './store.ts';
import type { Channel, News } from './store.ts';

const A: Review = { id: 'a', item: 'card:x', at: 1, grade: 'good' };
const B: Review = { id: 'b', item: 'card:y', at: 2, grade: 'again', met: [0] };
const SETTINGS = { minutes: 45, timer: 0 };

/** Two channels on which each hears the other. */
function createChannels(): [Channel, Channel] {
  const create = (): Channel => ({ onmessage: null, postMessage: () => undefined, close: () => undefined });
  const [one, other] = [create(), create()];
  const join = (from: Channel, to: Channel): void => {
    from.postMessage = (data: unknown) => (to.onmessage as (event: unknown) => void)?.({ data });
  };
  join(one, other);
  join(other, one);
  return [one, other];
}

describe('two tabs', () => {
  function open() {
    const shelf = createMemoryShelf();
    const [here, there] = createChannels();
    const [one, other] = [createStore(shelf, { channel: here }), createStore({ ...shelf }, { channel: there })];
    const news: News[] = [];
    other.onNews((item) => news.push(item));
    return { shelf, one, other, news, here };
  }

  test('that add at once both have both', async () => {
    const { one, other, news } = open();
    await Promise.all([one.addReview(A), other.addReview(B)]);
    await vi.waitFor(() => expect(news).toEqual([{ kind: 'reviews', reviews: [A] }]));
    expect((await one.load()).reviews).toEqual([A, B]);
    expect((await other.load()).reviews).toEqual([A, B]);
  });

  test('hear of settings and imports', async () => {
    const { one, other, news } = open();
    await one.saveSettings(SETTINGS);
    await one.importState(file({ reviews: [A] }), { settings: false });
    expect(news).toEqual([{ kind: 'state' }, { kind: 'state' }]);
    expect(await other.load()).toEqual({ reviews: [A], settings: SETTINGS, notices: [] });
  });

  test('forget together', async () => {
    const { one, other, news } = open();
    await other.addReview(A);
    await other.load();
    await one.reset();
    expect(news).toEqual([{ kind: 'reset' }]);
    expect((await other.load()).reviews).toEqual([]);
    expect((await exported(other)).reviews).toEqual([]);
  });

  test.each([
    [undefined],
    [null],
    ['hello'],
    [{ kind: 'merge' }],
    [{ kind: 'reviews', ids: 'a' }],
    [{ kind: 'reviews', ids: ['missing'] }],
  ])('load everything again after a message that is not understood: %j', async (message) => {
    const { news, here } = open();
    here.postMessage(message);
    await vi.waitFor(() => expect(news).toEqual([{ kind: 'state' }]));
  });

  test('no longer hear each other once one has stopped listening', async () => {
    const { one, other } = open();
    const heard = vi.fn();
    other.onNews(heard)();
    await one.addReview(A);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('without a database', () => {
  test('the store says so, keeps things as long as the tab, and exports them', async () => {
    const store = createStore(createMemoryShelf(), { obstacle: 'SecurityError' });
    await store.addReview(A);
    expect(await store.load()).toEqual({
      reviews: [A],
      settings: { minutes: 20, timer: 1 },
      notices: [
        'Your progress is not being kept. The browser does not let this page keep anything. Allow this site to keep data, then reload. Until then it is in this tab alone: export before you close it.',
      ],
    });
    expect(store.isKept()).toBe(false);
    expect((await exported(store)).reviews).toEqual([A]);
  });

  test('that was there at first, the store tells so and loses nothing', async () => {
    const shelf = createMemoryShelf({ reviews: [['a', A]] });
    const closed = new DOMException('', 'InvalidStateError');
    let isOpen = true;
    const guard =
      <T extends unknown[], R>(act: (...given: T) => Promise<R>) =>
      (...given: T): Promise<R> =>
        isOpen ? act(...given) : Promise.reject(closed);
    const closing: Shelf = { ...shelf, read: guard(shelf.read), write: guard(shelf.write) };
    const store = createStore(closing);
    const news: News[] = [];
    store.onNews((item) => news.push(item));
    await store.load();
    isOpen = false;
    closing.onLost?.('taken');
    const notice = expect.stringMatching(
      /^Your progress is not being kept\. A newer Wireproof was opened in another tab/,
    );
    expect(news).toEqual([{ kind: 'notice', notices: [notice] }]);
    await expect(store.addReview(B)).rejects.toThrow(
      /^Not saved: your last answer\. The browser closed its database\./,
    );
    expect(await store.load()).toEqual({ reviews: [A, B], settings: { minutes: 20, timer: 1 }, notices: [notice] });
    expect((await exported(store)).reviews).toEqual([A, B]);
  });
});
