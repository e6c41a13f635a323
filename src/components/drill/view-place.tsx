// The way to what there is beside the practice of the day, and its place.
import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { StepHeading } from './step-heading.tsx';
import { MORE_VIEWS, type MoreView, type ViewProps } from './views.ts';

type Name = 'today' | MoreView['name'];

/** Leads from one view to the others. */
export function ViewBar({ view, onView }: { view: string; onView: (name: Name) => void }) {
  const views: readonly { name: Name; title: string }[] = [{ name: 'today', title: 'Today' }, ...MORE_VIEWS];
  return (
    <nav class="drill-views" aria-label="Drill">
      {views.map(({ name, title }) => (
        <button type="button" aria-current={name === view ? 'true' : undefined} onClick={() => onView(name)}>
          {title}
        </button>
      ))}
    </nav>
  );
}

/** Shows a view as soon as it is loaded. */
export function ViewPlace({ view: { title, load }, ...props }: ViewProps & { view: MoreView }) {
  const [loaded, setLoaded] = useState<{ View: ComponentType<ViewProps> }>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    load().then(setLoaded, () => setLost(true));
  }, []);
  return (
    <section aria-labelledby="drill-view">
      <StepHeading level={2} id="drill-view">
        {title}
      </StepHeading>
      {loaded !== undefined ? (
        <loaded.View {...props} />
      ) : (
        <p role="status">
          {isLost ? 'This part could not be loaded. Check the connection and try again.' : 'Loading …'}
        </p>
      )}
    </section>
  );
}
