// The parts of the kit, in the order in which an interviewer comes to them; each is loaded when it is opened.
import type { ComponentType } from 'preact';
import type { Kit } from '../../kit/kit.ts';
import type { KitData } from '../../kit/kit-data.ts';
import interview from '../../styles/kit-interview.css?url';
import pages from '../../styles/kit-pages.css?url';
import panel from '../../styles/kit-panel.css?url';
import sheets from '../../styles/kit-sheets.css?url';
import { loadStyled } from '../frame/add-sheet.ts';
import type { Runs } from './use-runs.ts';

/** What each of them gets. */
export interface ViewProps {
  data: KitData;
  kit: Kit;
  /** Takes another kit, and writes it into the address. */
  onKit: (kit: Kit) => void;
  runs: Runs;
  onView: (name: ViewName) => void;
}

export type ViewName = 'build' | 'sheets' | 'interview' | 'panel';

export interface KitView {
  name: ViewName;
  title: string;
  load: () => Promise<{ View: ComponentType<ViewProps> }>;
}

export const VIEWS: readonly KitView[] = [
  { name: 'build', title: 'Build', load: () => import('./build-view.tsx') },
  { name: 'sheets', title: 'Sheets', load: () => loadStyled(import('./sheets-view.tsx'), sheets, pages) },
  { name: 'interview', title: 'Interview', load: () => loadStyled(import('./interview-view.tsx'), interview) },
  { name: 'panel', title: 'Panel', load: () => loadStyled(import('./panel-view.tsx'), panel) },
];

/** The part that a reload leads back to, kept with this entry of the history. */
export function keptView(): ViewName | undefined {
  const { view } = (history.state ?? {}) as { view?: unknown };
  return VIEWS.find(({ name }) => name === view)?.name;
}

/** Keeps the part for a reload, beside what else is kept with this entry. */
export const keepView = (view: ViewName): void =>
  history.replaceState({ ...(history.state as object | null), view }, '');
