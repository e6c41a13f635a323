// Where the drill keeps things: what a database has to do for it, and one that lasts as long as the tab.
import type { Aside } from '../../study/aside.ts';
import { parseReview } from '../../study/parse-state.ts';
import type { Records } from '../../study/read-records.ts';
import type { Obstacle } from '../../study/keep-words.ts';
import type { Review, Settings } from '../../study/types.ts';

/** What is written in one step, all of it or nothing. */
export interface Change {
  reviews?: readonly Review[];
  settings?: Settings;
  aside?: readonly Aside[];
  /** Keys among the reviews; only what still cannot be read is taken away. */
  dropReviews?: readonly unknown[];
  dropAside?: readonly string[];
  /** Milliseconds since 1970. */
  lastBackup?: number;
}

/** A place to keep things. Each act rejects with what the browser says. */
export interface Shelf {
  read: () => Promise<Records>;
  readReview: (id: string) => Promise<unknown>;
  write: (change: Change) => Promise<void>;
  clear: () => Promise<void>;
  close: () => void;
  /** Called when the database is taken away while the page is open. */
  onLost?: (why: Obstacle) => void;
}

/** Creates a shelf that forgets with the tab; what it begins with is for tests. */
export function createMemoryShelf(first: Partial<Records> = {}): Shelf {
  const reviews = new Map<unknown, unknown>(first.reviews);
  const aside = new Map<string, unknown>(first.aside?.map((entry) => [(entry as Aside).text, entry]));
  let { settings, lastBackup } = first;
  return {
    read: () =>
      Promise.resolve({ reviews: [...reviews], settings, aside: [...aside.values()], lastBackup, unreadable: 0 }),
    readReview: (id) => Promise.resolve(reviews.get(id)),
    write: (change) => {
      for (const key of change.dropReviews ?? []) if ('wrong' in parseReview(reviews.get(key))) reviews.delete(key);
      for (const text of change.dropAside ?? []) aside.delete(text);
      for (const review of change.reviews ?? []) reviews.set(review.id, review);
      for (const entry of change.aside ?? []) aside.set(entry.text, entry);
      settings = change.settings ?? settings;
      lastBackup = change.lastBackup ?? lastBackup;
      return Promise.resolve();
    },
    clear: () => {
      reviews.clear();
      aside.clear();
      settings = undefined;
      lastBackup = undefined;
      return Promise.resolve();
    },
    close: () => undefined,
  };
}
