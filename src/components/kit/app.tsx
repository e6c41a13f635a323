// The kit: build, sheets, interview, panel; all over one kit, which stands in the address, and the interviews that are kept.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { KitData } from '../../kit/kit-data.ts';
import { formatLink } from '../../kit/link.ts';
import { listWithdrawn } from '../../kit/open-kit.ts';
import { ViewBar, ViewPlace } from '../frame/tool-views.tsx';
import { ChangedCardsPlace } from './changed-cards-place.tsx';
import type { RunStore } from './run-store.ts';
import { useHistories } from './use-histories.ts';
import { useLinkedKit } from './use-linked-kit.ts';
import { useRuns, type KeptRuns, type Runs } from './use-runs.ts';
import { keptView, keepView, VIEWS, type ViewName } from './views.ts';

export interface AppProps {
  data: KitData;
  store: RunStore;
  first: KeptRuns;
  /** Is told when something else than the way in is shown, so that the page can put its text away. */
  onWork: (isOn: boolean) => void;
}

/** The view that was left for a reload; else an interview that was not finished is where a reader comes back to. */
function firstView({ all }: Runs): ViewName {
  const isOwn = ({ finishedAt, ...run }: (typeof all)[number]): boolean =>
    finishedAt === undefined && ['', formatLink(run)].includes(location.hash);
  return keptView() ?? (all.some(isOwn) ? 'interview' : 'build');
}

export function App({ data, store, first, onWork }: AppProps) {
  const runs = useRuns(store, first);
  const [view, setView] = useState<ViewName>(() => firstView(runs));
  const [hasMoved, setMoved] = useState(false);
  const [arrivals, setArrivals] = useState(0);

  const { kit, notices, take } = useLinkedKit(data, () => {
    setView(keptView() ?? 'build');
    setArrivals(arrivals + 1);
  });
  const histories = useHistories(data, kit);
  const whole = useMemo(
    () => ({ ...data, cards: [...data.cards, ...listWithdrawn(kit, data.cards, histories.known)] }),
    [data, kit.items, histories.known],
  );
  const isWaiting = kit.items.some(
    ({ slug }) => !histories.known.has(slug) && !data.cards.some((card) => card.slug === slug),
  );

  const go = (next: ViewName): void => {
    setView(next);
    setMoved(true);
    keepView(next);
  };
  const dismiss = (): void => {
    runs.dismiss();
    // The button that had the focus is gone.
    document.getElementById('kit-view')?.focus();
  };
  useEffect(() => onWork(view !== 'build'), [view]);

  const shown = VIEWS.find(({ name }) => name === view);
  const isKitShown = view === 'build' || view === 'sheets';
  return (
    <>
      <ViewBar label="Kit" views={VIEWS} view={view} onView={go} />
      {notices.length > 0 && (
        <div class="note-box" role="alert">
          {notices.map((notice) => (
            <p>{notice}</p>
          ))}
        </div>
      )}
      {runs.notices.length > 0 && (
        <div class="note-box" role="alert">
          {runs.notices.map((notice) => (
            <p>{notice}</p>
          ))}
          <button type="button" onClick={dismiss}>
            Put away
          </button>
        </div>
      )}
      {isKitShown && !isWaiting && <ChangedCardsPlace data={whole} kit={kit} histories={histories} onKit={take} />}
      {shown !== undefined &&
        (isWaiting && isKitShown ? (
          <p role="status">Looking up questions of the link that are not asked any more …</p>
        ) : (
          <ViewPlace
            key={`${shown.name} ${arrivals}`}
            id="kit-view"
            {...shown}
            takesFocus={hasMoved}
            props={{ data: whole, kit, runs, onKit: take, onView: go }}
          />
        ))}
    </>
  );
}
