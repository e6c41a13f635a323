// The views of a tool: the way from one to the others, and the place of the one that is shown.
import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { StepHeading } from './step-heading.tsx';

interface BarProps<Name extends string> {
  /** What the tool is called. */
  label: string;
  views: readonly { name: Name; title: string }[];
  view: string;
  onView: (name: Name) => void;
}

/** Leads from one view to the others. */
export function ViewBar<Name extends string>({ label, views, view, onView }: BarProps<Name>) {
  return (
    <nav class="tool-views" aria-label={label}>
      {views.map(({ name, title }) => (
        <button type="button" aria-current={name === view ? 'true' : undefined} onClick={() => onView(name)}>
          {title}
        </button>
      ))}
    </nav>
  );
}

interface PlaceProps<Props> {
  /** Of its heading. */
  id: string;
  title: string;
  load: () => Promise<{ View: ComponentType<Props> }>;
  /** What the view gets. */
  props: Props;
  /** Not when the page has just been opened. */
  takesFocus?: boolean;
}

/** Shows a view as soon as it is loaded. */
export function ViewPlace<Props extends object>({ id, title, load, props, takesFocus = true }: PlaceProps<Props>) {
  const [loaded, setLoaded] = useState<{ View: ComponentType<Props> }>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    load().then(setLoaded, () => setLost(true));
  }, []);
  return (
    <section aria-labelledby={id}>
      <StepHeading level={2} id={id} takesFocus={takesFocus}>
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
