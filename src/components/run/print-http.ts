// Prints a request as text to edit: request line, headers, an empty line, the body with its JSON laid out.
import { layoutBody } from '../../exchange/json-lines.ts';
import type { HttpRequest } from '../../protocol/message.ts';

/** Prints a request; keys, order and numbers of the body stay as they were sent. Bytes that are no UTF-8 become U+FFFD. */
export function printHttp(request: HttpRequest): string {
  const text = typeof request.body === 'string' ? request.body : new TextDecoder().decode(request.body);
  const head = [
    `${request.method} ${request.path} HTTP/1.1`,
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
  ];
  const body = layoutBody(text).map(
    ({ indent, tokens }) => '  '.repeat(indent) + tokens.map(({ text }) => text).join(''),
  );
  return (text === '' ? head : [...head, '', ...body]).join('\n');
}
