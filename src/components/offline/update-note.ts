// Says on a tool's page that a newer version is there, when nothing is under way that a reload would end.

import type { Ask } from '../../offline/site-files.ts';

const body = document.body;
const tell = (worker: ServiceWorker | null, ask: Ask): void => worker?.postMessage(ask);

/** Puts the place of the note into the page, empty: what stands there before it speaks is heard. */
function createNote(): HTMLElement {
  const note = document.createElement('div');
  note.className = 'update-note';
  note.setAttribute('role', 'status');
  body.append(note);
  return note;
}

function show(note: HTMLElement, waiting: ServiceWorker): void {
  const text = document.createElement('p');
  text.textContent = 'A newer Wireproof is ready.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload';
  button.onclick = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    tell(navigator.serviceWorker.controller, { kind: 'stop' });
    tell(waiting, { kind: 'take-over' });
  };
  // An exercise, an interview or a check goes on undisturbed; it ends by itself.
  const look = (): void => {
    if (body.dataset.busy !== undefined) note.replaceChildren();
    else if (!note.hasChildNodes()) note.append(text, button);
  };
  new MutationObserver(look).observe(body, { attributeFilter: ['data-busy'] });
  look();
}

/** Watches for a newer version as long as the page is open. */
export function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const note = createNote();
  let isShown = false;
  const look = (): void => {
    // Without a controller it is the first version, and nothing is newer than it.
    if (isShown || registration.waiting === null || navigator.serviceWorker.controller === null) return;
    isShown = true;
    show(note, registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}
