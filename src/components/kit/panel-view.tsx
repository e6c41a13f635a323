// The panel: scorecards of several interviewers side by side. One’s own comes first, then the spread, then means.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { PanelStart } from './panel-start.tsx';
import { PanelTable } from './panel-table.tsx';
import { usePanel, type PanelState } from './use-panel.ts';
import type { ViewProps } from './views.ts';

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes files wherever they are dropped: a browser would leave the page for them, and forget those that are here. */
function useDrop(add: PanelState['add']): void {
  const latest = useRef(add);
  latest.current = add;
  useLayoutEffect(() => {
    const over = (event: DragEvent): void => {
      if (holdsFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, []);
}

export function View({ data, runs, onView }: ViewProps) {
  const panel = usePanel();
  useDrop(panel.add);
  const { desk } = panel;
  return (
    <div class="panel">
      {desk.own === undefined ? (
        <PanelStart key={panel.beginnings} panel={panel} waiting={desk.waiting.length} all={runs.all} onView={onView} />
      ) : (
        <PanelTable panel={panel} desk={desk} cards={data.cards} />
      )}
    </div>
  );
}
