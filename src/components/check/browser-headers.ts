// What a browser allows a page with headers: which it may not set, and which of another origin's it may read (Fetch, section 2.2.2).
import { findHeader } from '../../protocol/headers.ts';
import type { HeaderList } from '../../protocol/message.ts';

const FORBIDDEN = [
  'accept-charset',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'connection',
  'content-length',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
];

/** Whether a browser keeps a page from setting a request header of this name. */
export const isForbidden = (name: string): boolean =>
  FORBIDDEN.includes(name.toLowerCase()) || /^(?:proxy-|sec-)/i.test(name);

/** Why a request cannot go out just as it is, in half a sentence; `undefined` where it can. */
export function whyNotSendable(headers: HeaderList, hasBody: boolean): string | undefined {
  const seen = new Set<string>();
  for (const [name, value] of headers) {
    if (isForbidden(name)) return `the browser does not let it send the header ${name}`;
    if (seen.has(name.toLowerCase())) return `the browser joins headers of the same name, here ${name}`;
    seen.add(name.toLowerCase());
    if (/^[\t\n\r ]|[\t\n\r ]$/.test(value))
      return `the browser takes away the white space around the value of ${name}`;
    if (/[\0\n\r]|[^\0-\xff]/.test(value)) return `the browser does not let it send such a value of ${name}`;
  }
  if (hasBody && !seen.has('content-type')) return 'the browser adds a Content-Type to a body that has none';
  return undefined;
}

/** Readable whatever the server says. */
const SAFE = [
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
];

/** Whether another origin's response, of which a page is shown these headers, may have one of this name that it is not shown. */
export function isHidden(name: string, shown: HeaderList): boolean {
  const wanted = name.toLowerCase();
  // This header is itself shown only where it is exposed; `*` exposes it too.
  const exposed = (findHeader(shown, 'Access-Control-Expose-Headers') ?? '').toLowerCase().split(/[\s,]+/);
  return !SAFE.includes(wanted) && !exposed.includes('*') && !exposed.includes(wanted);
}
