// The page about offline use: says what is kept, keeps all of it, or forgets it.
import type { Ask, Progress, State } from '../../offline/site-files.ts';
import { askWorker, registerWorker } from './ask-service-worker.ts';

const place = document.querySelector<HTMLElement>('[data-offline]');

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function describe({ kept, files, bytes }: State): string {
  if (kept.all === files.all) return `Everything is kept in this browser: ${files.all} files.`;
  const tools =
    kept.tools === files.tools
      ? 'The tools are kept, and the pages that you have read.'
      : 'The tools are not kept yet; a visit to one of them does it.';
  return `${tools} ${kept.all} of ${files.all} files are in this browser. All of it is ${megabytes(bytes.all)} to load.`;
}

/** How far it is, in tenths: a screen reader would not get to the end of every file. */
const percentOf = ({ done, of }: Progress): number => Math.floor((10 * done) / Math.max(1, of)) * 10;

function createButton(text: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.onclick = act;
  return button;
}

/** Draws the state and its two buttons into their place. */
async function draw(into: HTMLElement): Promise<void> {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.tabIndex = -1;
  const tell = (words: string): void => {
    if (status.textContent !== words) status.textContent = words;
  };
  tell('Looking …');
  const buttons = document.createElement('p');
  into.replaceChildren(status, buttons);
  if ((await registerWorker()) === undefined) {
    tell(
      'This browser keeps nothing for this site: it has no service worker here, as in some private windows and without TLS.',
    );
    buttons.remove();
    return;
  }
  const look = (): Promise<void> =>
    askWorker({ kind: 'state' }, (answer) => {
      const state = answer as State;
      tell(describe(state));
      keep.textContent = `Keep all for offline, ${megabytes(state.bytes.all)}`;
      const isDone = state.kept.all === state.files.all;
      if (isDone && document.activeElement === keep) status.focus();
      keep.hidden = isDone;
    });
  let isBusy = false;
  const act = (ask: Ask, words: (progress: Progress) => string): void => {
    // Not disabled: a button that is loses the focus.
    if (isBusy) return;
    isBusy = true;
    void askWorker(ask, (answer) => {
      const progress = answer as Progress & { isOver?: true };
      if (progress.isOver !== true) {
        tell(words(progress));
        return;
      }
      isBusy = false;
      void look().then(() => {
        if (progress.failed > 0)
          tell(
            `${progress.failed} of ${progress.of} files could not be loaded. Check the connection and the room that the browser has, then try again; what is there stays.`,
          );
      });
    });
  };
  const keep = createButton('Keep all for offline', () =>
    act({ kind: 'keep', what: 'all' }, (progress) => `Loading ${progress.of} files: ${percentOf(progress)} %.`),
  );
  const forget = createButton('Delete what is kept of the site', () => act({ kind: 'forget' }, () => 'Deleting …'));
  buttons.append(keep, ' ', forget);
  await look();
}

if (place !== null) void draw(place);
