// Tells a server that does not allow this page from one that does not answer at all.

/** How long an answer may take, in milliseconds: our limit. */
const PATIENCE = 10_000;

/** Sends a GET whose answer the page may not read; that there is one shows that something listens there. */
export async function asksWithoutReading(url: URL, send: typeof fetch = (...call) => fetch(...call)): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    await send(url, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: stop.signal,
    });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    // A stream would stay open.
    stop.abort();
  }
}
