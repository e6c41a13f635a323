// Lets the service worker keep what is read: the page and what it loaded; of a tool, all that the tools need.
import { askWorker, registerWorker } from './ask-service-worker.ts';

const isTool = document.body.dataset.tool !== undefined;

async function keepRead(): Promise<void> {
  const registration = await registerWorker();
  if (registration === undefined) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  await askWorker({ kind: 'keep-these', paths: [location.pathname, ...own] });
  if (!isTool) return;
  const { watchForUpdate } = await import('./update-note.ts');
  watchForUpdate(registration);
  const { saveData = false } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (!saveData) await askWorker({ kind: 'keep', what: 'tools' });
}

/** Milliseconds. A tool is still being loaded and drawn when its page counts as loaded, and must not share the line. */
const UNTIL_DRAWN = isTool ? 3000 : 0;

if (import.meta.env.PROD) {
  const begin = (): void => void setTimeout(() => void keepRead(), UNTIL_DRAWN);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}
