// How pages speak to the service worker.
import type { Ask } from '../../offline/site-files.ts';
import { trustScript } from '../frame/trusted-scripts.ts';

/** Registers the service worker once the page has loaded; browsers without one go on without it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    return await navigator.serviceWorker.register(trustScript(`${import.meta.env.BASE_URL.replace(/\/?$/, '/')}sw.js`));
  } catch {
    // Without TLS, or where a reader allows none: everything works, with a network.
    return undefined;
  }
}

/** Asks the active worker, and gives each of its answers to `onAnswer`. */
export async function askWorker(ask: Ask, onAnswer?: (answer: unknown) => void): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => onAnswer?.(data);
  active?.postMessage(ask, [port2]);
}
