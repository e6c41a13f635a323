// What the store keeps, as state of the page: it changes with each answer, here and in other tabs.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { mergeReviews } from '../../study/merge.ts';
import type { Review, Settings } from '../../study/types.ts';
import type { Store } from './store.ts';

export interface Kept {
  reviews: Review[];
  settings: Settings;
  /** What the reader has to know, in sentences. */
  notices: string[];
}

export interface Study extends Kept {
  add: (review: Review) => void;
  change: (settings: Settings) => void;
  dismiss: () => void;
  /** Reads all of it again, after more was changed than one answer: an import, a reset. */
  reload: () => Promise<void>;
}

/** Keeps up with the store, given what it had at first. */
export function useStudy(store: Store, first: Kept): Study {
  const [reviews, setReviews] = useState(first.reviews);
  const [settings, setSettings] = useState(first.settings);
  const [notices, setNotices] = useState(first.notices);
  const notice = (...more: string[]): void => setNotices((all) => [...new Set([...all, ...more])]);
  const tellFailure = (error: unknown): void => notice(error instanceof Error ? error.message : String(error));

  const reload = async (): Promise<void> => {
    const state = await store.load();
    setReviews(state.reviews);
    setSettings(state.settings);
    notice(...state.notices);
  };
  // Not after the next paint, for which a tab in the background waits long.
  useLayoutEffect(
    () =>
      store.onNews((news) => {
        if (news.kind === 'reviews') setReviews((own) => mergeReviews(own, news.reviews));
        else if (news.kind === 'notice') notice(...news.notices);
        else void reload();
      }),
    [store],
  );

  return {
    reviews,
    settings,
    notices,
    add: (review) => {
      setReviews((own) => mergeReviews(own, [review]));
      store.addReview(review).catch(tellFailure);
    },
    change: (next) => {
      setSettings(next);
      store.saveSettings(next).catch(tellFailure);
    },
    dismiss: () => setNotices([]),
    reload,
  };
}

const MINUTE = 60_000;

/** The time, as fresh as a day needs it: looked at each minute, and when the reader comes back to the tab. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    const interval = setInterval(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
