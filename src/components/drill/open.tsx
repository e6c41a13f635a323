// Draws the drill into its place, over the questions and what the browser keeps.
import { parseDrillData } from '../../study/drill-data.ts';
import { hideAbout, openTool } from '../frame/open-tool.tsx';
import { App } from './app.tsx';
import { openStore } from './store.ts';

/** Draws the drill once the questions are there. */
export const open = (place: HTMLElement, fetched: Promise<Response | undefined>): Promise<void> =>
  openTool(place, fetched, {
    address: place.dataset.drill ?? '',
    parse: parseDrillData,
    prepare: async () => {
      const store = await openStore();
      const first = await store.load();
      return (data) => <App data={data} store={store} first={first} onSession={hideAbout} />;
    },
  });
