// Takes the network away from the worker that imports it first. A policy in a page's <meta> does not reach workers,
// and nothing that runs here has anything to fetch. Only `import()` of the site's own files stays.

/** Whatever a worker could send or load with, and the stores that fill themselves from the network. */
const NETWORK = [
  'fetch',
  'fetchLater',
  'BackgroundFetchManager',
  'ServiceWorkerRegistration',
  'importScripts',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'Worker',
  'SharedWorker',
  'RTCPeerConnection',
  'FontFace',
  'FontFaceSet',
  'fonts',
  'caches',
  'Cache',
  'CacheStorage',
  'indexedDB',
  'Notification',
];
const OF_NAVIGATOR = ['sendBeacon', 'serviceWorker'];

/** Deletes names from an object and whatever it inherits from; throws where one would stay. */
function takeAway(from: object, names: readonly string[]): void {
  for (let holder: object | null = from; holder !== null; holder = Reflect.getPrototypeOf(holder)) {
    for (const name of names) Reflect.deleteProperty(holder, name);
  }
  const left = names.filter((name) => name in from);
  if (left.length > 0) throw new Error(`${left.join(', ')} cannot be taken away in this browser`);
}

takeAway(globalThis, NETWORK);
takeAway(navigator, OF_NAVIGATOR);
