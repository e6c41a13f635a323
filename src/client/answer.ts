// Reads the JSON-RPC message out of a recorded answer, whether it came as JSON or as an event stream.
import { findHeader } from '../protocol/headers.ts';
import { isObject, parseJson } from '../protocol/json.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { HeaderList } from '../protocol/message.ts';

/** The data of each event in the text of a `text/event-stream` (WHATWG HTML, server-sent events). */
export function readEvents(text: string): string[] {
  return text
    .split(/\r\n\r\n|\n\n|\r\r/)
    .map((block) =>
      block
        .split(/\r\n|\n|\r/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).replace(/^ /, ''))
        .join('\n'),
    )
    .filter((data) => data !== '');
}

/** The response message: the body, or the last event that has a result or an error. */
export function readMessage(response: { headers: HeaderList; body: string }): JsonObject | undefined {
  const type = findHeader(response.headers, 'Content-Type') ?? '';
  const texts = type.startsWith('text/event-stream') ? readEvents(response.body) : [response.body];
  const messages = texts.map(parseJson).filter(isObject);
  return messages.findLast((message) => 'result' in message || 'error' in message) ?? messages.at(-1);
}
