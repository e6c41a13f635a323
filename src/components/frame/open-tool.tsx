// Opens a tool in its place on the page: reads its questions, draws it, and says what is wrong where that does not work.
import { render } from 'preact';
import type { JSX } from 'preact';
import { fetchData } from './fetch-data.ts';

/** What a tool is drawn from. */
export interface Tool<T> {
  /** Where its data is. */
  address: string;
  /** Takes what was fetched for the data, or throws a sentence for the reader. */
  parse: (value: unknown) => T;
  /** Opens what the browser keeps; beside the data, which may take longer. */
  prepare: () => Promise<(data: T) => JSX.Element>;
}

async function readData<T>(fetched: Promise<Response | undefined>, parse: Tool<T>['parse']): Promise<T> {
  const response = await fetched;
  await pause();
  if (!response?.ok) {
    const status = response === undefined ? '' : ` (status ${response.status})`;
    throw new Error(`The questions could not be loaded${status}. Check the connection, then try again.`);
  }
  // What is no JSON is not what is expected either.
  const value: unknown = await response.json().catch(() => undefined);
  await pause();
  return parse(value);
}

/** Lets the browser take a tap or paint between two steps: all in one would hold up a phone for half a second. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Draws a tool once its questions are there; what is wrong is told in its place, and can be tried again. */
export async function openTool<T>(
  place: HTMLElement,
  fetched: Promise<Response | undefined>,
  tool: Tool<T>,
): Promise<void> {
  try {
    const [data, draw] = await Promise.all([readData(fetched, tool.parse), tool.prepare()]);
    await pause();
    place.replaceChildren();
    render(draw(data), place);
  } catch (error) {
    place.replaceChildren();
    const again = (): void => {
      render(null, place);
      place.textContent = 'Loading …';
      void openTool(place, fetchData(tool.address), tool);
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

/** Puts the text of the page about a tool away while somebody works with it, and the word that a newer version is there. */
export function hideAbout(isHidden: boolean): void {
  document.body.toggleAttribute('data-busy', isHidden);
  for (const part of document.querySelectorAll<HTMLElement>('[data-about]')) part.hidden = isHidden;
}
