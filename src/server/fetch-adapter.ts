// Serves the same core as a fetch handler: for service workers, edge hosts and throughput measurements.
import type { EventStream, Handler, HttpRequest } from '../protocol/message.ts';

/** Creates a fetch handler. Browsers have dropped Origin, Host and cookies before a Request gets here. */
export function createFetchHandler(handler: Handler): (request: Request) => Promise<Response> {
  const connection = { number: 1 };
  return async (request) => {
    const plain: HttpRequest = {
      method: request.method,
      path: pathOf(request.url),
      headers: [...request.headers],
      body: decodeBody(await readBytes(request)),
    };
    const { status, headers, body: answer } = await handler(plain, connection, request.signal);
    const list = headers.map(([name, value]) => [name, value] as [string, string]);
    return new Response(typeof answer === 'string' ? answer || null : streamOf(answer), { status, headers: list });
  };
}

/** The whole body. Its only chunk is taken as it comes, which is quicker than arrayBuffer(); several are joined. */
async function readBytes({ body }: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) chunks.push(next.value);
  return chunks.length === 1
    ? (chunks[0] as Uint8Array)
    : new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

/** Path and query of an address that is already normal, cut out: to parse it again would take longer. */
const pathOf = (url: string): string => /^[^:]+:\/\/[^/]*([^#]*)/.exec(url)?.[1] ?? '/';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Text, or the bytes as they are where they are no UTF-8. */
export function decodeBody(bytes: Uint8Array): string | Uint8Array {
  try {
    return decoder.decode(bytes);
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
