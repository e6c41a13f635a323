// What is kept: to back up, bring back, take away and delete; and what the browser may do to it.
import { addSheet } from '../frame/add-sheet.ts';
import { useLayoutEffect, useState } from 'preact/hooks';
import { AsidePart } from './aside-part.tsx';
import { BackupPart } from './backup-part.tsx';
import styles from './data.css?url';
import { count } from './days.ts';
import { ImportPart } from './import-part.tsx';
import { KeepPart } from './keep-part.tsx';
import { ResetPart } from './reset-part.tsx';
import type { Store } from './store.ts';
import { TakeAwayPart } from './take-away-part.tsx';
import type { ViewProps } from './views.ts';

void addSheet(styles);

/** What other tabs did while this is open. */
function useOtherTabs(store: Store): string {
  const [added, setAdded] = useState(0);
  const [wasReset, setReset] = useState(false);
  // Not after the next paint, for which a tab in the background waits long.
  useLayoutEffect(
    () =>
      store.onNews((news) => {
        if (news.kind === 'reviews') setAdded((before) => before + news.reviews.length);
        if (news.kind !== 'reset') return;
        setAdded(0);
        setReset(true);
      }),
    [store],
  );
  if (added > 0)
    return `Another tab has just added ${count(added, 'answer')}; ${added === 1 ? 'it is' : 'they are'} counted here.`;
  return wasReset ? 'Everything was deleted in another tab.' : '';
}

export function View({ data, store, study, onPrint }: ViewProps) {
  const others = useOtherTabs(store);
  const { reviews } = study;
  const items = new Set(reviews.map(({ item }) => item)).size;
  return (
    <div class="own-data">
      <p>
        {reviews.length === 0
          ? 'There are no answers yet.'
          : `${count(reviews.length, 'answer')} to ${count(items, 'exercise')} ${reviews.length === 1 ? 'is' : 'are'} kept in this browser and nowhere else.`}
      </p>
      <p role="status">{others}</p>
      <BackupPart store={store} study={study} />
      <ImportPart store={store} study={study} />
      <AsidePart aside={store.aside()} />
      <KeepPart store={store} />
      <TakeAwayPart data={data} onPrint={onPrint} />
      <ResetPart store={store} study={study} />
    </div>
  );
}
