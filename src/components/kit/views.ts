// The parts of the kit, in the order in which an interviewer comes to them; each is loaded when it is opened.
import type { ComponentType } from 'preact';
import type { Kit } from '../../kit/kit.ts';
import type { KitData } from '../../kit/kit-data.ts';
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
  { name: 'sheets', title: 'Sheets', load: () => import('./sheets-view.tsx') },
  { name: 'interview', title: 'Interview', load: () => import('./interview-view.tsx') },
  { name: 'panel', title: 'Panel', load: () => import('./panel-view.tsx') },
];

/** The part that a reload leads back to, kept with this entry of the history. */
export function keptView(): ViewName | undefined {
  const { view } = (history.state ?? {}) as { view?: unknown };
  return VIEWS.find(({ name }) => name === view)?.name;
}

/** Keeps the part for a reload, beside what else is kept with this entry. */
export const keepView = (view: ViewName): void =>
  history.replaceState({ ...(history.state as object | null), view }, '');
