// Fetches the questions, opens what the browser keeps, and draws the drill into its place.
import { render } from 'preact';
import { parseDrillData, type DrillData } from '../../study/drill-data.ts';
import { App } from './app.tsx';
import { fetchData } from './fetch-data.ts';
import { openStore } from './store.ts';

async function readData(fetched: Promise<Response | undefined>): Promise<DrillData> {
  const response = await fetched;
  if (!response?.ok) {
    const status = response === undefined ? '' : ` (status ${response.status})`;
    throw new Error(`The questions could not be loaded${status}. Check the connection, then try again.`);
  }
  // What is no JSON is not what is expected either.
  return parseDrillData(await response.json().catch(() => undefined));
}

/** Draws the drill once the questions are there; what is wrong is told in its place, and can be tried again. */
export async function open(place: HTMLElement, fetched: Promise<Response | undefined>): Promise<void> {
  try {
    const [data, store] = await Promise.all([readData(fetched), openStore()]);
    const first = await store.load();
    const about = document.querySelectorAll<HTMLElement>('[data-about]');
    const onSession = (isOn: boolean): void => about.forEach((part) => (part.hidden = isOn));
    place.replaceChildren();
    render(<App data={data} store={store} first={first} onSession={onSession} />, place);
  } catch (error) {
    place.replaceChildren();
    const again = (): void => {
      render(null, place);
      place.textContent = 'Loading …';
      void open(place, fetchData(place.dataset.drill ?? ''));
    };
    render(
      <div class="note-box" role="alert">
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <button type="button" onClick={again}>
          Try again
        </button>
      </div>,
      place,
    );
  }
}
