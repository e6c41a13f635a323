// Draws the kit into its place, over the questions and the interviews that the browser keeps.
import { parseKitData } from '../../kit/kit-data.ts';
import { hideAbout, openTool } from '../frame/open-tool.tsx';
import { App } from './app.tsx';
import { openRunStore } from './run-store.ts';

/** Draws the kit once the questions are there. */
export const open = (place: HTMLElement, fetched: Promise<Response | undefined>): Promise<void> =>
  openTool(place, fetched, {
    address: place.dataset.kit ?? '',
    parse: parseKitData,
    prepare: async () => {
      const store = await openRunStore();
      const first = await store.load();
      return (data) => <App data={data} store={store} first={first} onWork={hideAbout} />;
    },
  });
