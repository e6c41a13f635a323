// Header names of the Streamable HTTP transport and how values are written in them
// (spec: basic/transports/streamable-http#request-metadata, RFC 9110 section 5).
import type { HeaderList } from './message.ts';

export const PROTOCOL_VERSION_HEADER = 'MCP-Protocol-Version';
export const METHOD_HEADER = 'Mcp-Method';
export const NAME_HEADER = 'Mcp-Name';

/** Which part of `params` the `Mcp-Name` header mirrors, for the methods that need the header. */
export const NAME_SOURCE: Readonly<Record<string, 'name' | 'uri'>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/** Finds a header by name, case-insensitively; repeated ones are joined as RFC 9110 5.3 does. */
export function findHeader(headers: HeaderList, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const values = headers.filter(([key]) => key.toLowerCase() === wanted).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
}

const SENTINEL = /^=\?base64\?(.*)\?=$/s;
const PLAIN = /^[\x21-\x7e]([\x20-\x7e\t]*[\x21-\x7e])?$/;

/** Writes a value so that a header can carry it: plain, or in the Base64 sentinel form. */
export function encodeHeaderValue(value: string): string {
  if (PLAIN.test(value) && !SENTINEL.test(value)) return value;
  const bytes = new TextEncoder().encode(value);
  return `=?base64?${btoa(String.fromCharCode(...bytes))}?=`;
}

/** Reads a header value back; gives `undefined` when its Base64 or UTF-8 is broken. */
export function decodeHeaderValue(value: string): string | undefined {
  const encoded = SENTINEL.exec(value)?.[1];
  if (encoded === undefined) return value;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
