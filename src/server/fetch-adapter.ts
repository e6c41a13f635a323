// Serves the same core as a fetch handler: for service workers, edge hosts and throughput measurements.
import type { EventStream, Handler, HttpRequest } from '../protocol/message.ts';

/** Creates a fetch handler. Browsers have dropped Origin, Host and cookies before a Request gets here. */
export function createFetchHandler(handler: Handler): (request: Request) => Promise<Response> {
  const connection = { number: 1 };
  return async (request) => {
    const url = new URL(request.url);
    const body = decodeBody(new Uint8Array(await request.arrayBuffer()));
    const plain: HttpRequest = {
      method: request.method,
      path: url.pathname + url.search,
      headers: [...request.headers],
      body,
    };
    const { status, headers, body: answer } = await handler(plain, connection, request.signal);
    const list = headers.map(([name, value]) => [name, value] as [string, string]);
    return new Response(typeof answer === 'string' ? answer || null : streamOf(answer), { status, headers: list });
  };
}

/** Text, or the bytes as they are where they are no UTF-8. */
export function decodeBody(bytes: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes;
  }
}

function streamOf(events: EventStream): ReadableStream<Uint8Array> {
  const iterator = events[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void iterator.return?.(),
  });
}
