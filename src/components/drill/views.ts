// What there is beside the practice of the day; each part is loaded when it is opened.
import type { ComponentType } from 'preact';
import type { DrillData } from '../../study/drill-data.ts';
import type { Day, ItemId, Scheduled } from '../../study/types.ts';
import flashCards from '../../styles/flash-cards.css?url';
import mock from '../../styles/mock.css?url';
import { loadStyled } from '../frame/add-sheet.ts';
import type { Material, Plan } from './plan-day.ts';
import type { Store } from './store.ts';
import type { Study } from './use-study.ts';

/** What each of them gets. */
export interface ViewProps {
  data: DrillData;
  material: Material;
  store: Store;
  study: Study;
  schedule: ReadonlyMap<ItemId, Scheduled>;
  today: Day;
  /** Begins a session. */
  onBegin: (plan: Plan) => void;
  /** Leads to the flash cards, which are printed. */
  onPrint: () => void;
}

export interface MoreView {
  name: 'mock' | 'progress' | 'cards' | 'data';
  title: string;
  load: () => Promise<{ View: ComponentType<ViewProps> }>;
}

/** In the order in which they are offered. */
export const MORE_VIEWS: readonly MoreView[] = [
  { name: 'mock', title: 'Mock interview', load: () => loadStyled(import('./mock-view.tsx'), mock) },
  { name: 'progress', title: 'Progress', load: () => import('./progress-view.tsx') },
  { name: 'cards', title: 'Flash cards', load: () => loadStyled(import('./flash-view.tsx'), flashCards) },
  { name: 'data', title: 'Your data', load: () => import('./data-view.tsx') },
];
