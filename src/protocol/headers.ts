// Header names of the Streamable HTTP transport and how values are written in them
// (spec: basic/transports/streamable-http#request-metadata, RFC 9110 section 5).
import type { JsonObject } from './json.ts';
import type { HeaderList } from './message.ts';

export const PROTOCOL_VERSION_HEADER = 'MCP-Protocol-Version';
export const METHOD_HEADER = 'Mcp-Method';
export const NAME_HEADER = 'Mcp-Name';
/** Before the name that a tool's schema gives with `x-mcp-header`. */
export const PARAMETER_PREFIX = 'Mcp-Param-';

/** Which part of `params` the `Mcp-Name` header mirrors, for the methods that need the header. */
const NAME_SOURCE: Readonly<Record<string, 'name' | 'uri'>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/** What `Mcp-Name` has to say of a request; `undefined` for a method without one, and where the body names nothing. */
export function findName(method: string, params: JsonObject | undefined): string | undefined {
  const source = Object.hasOwn(NAME_SOURCE, method) ? NAME_SOURCE[method] : undefined;
  const name = source === undefined ? undefined : params?.[source];
  return typeof name === 'string' ? name : undefined;
}

/** Every value of a header, by name without regard to case, without the white space around it (RFC 9110 5.5). */
export function findHeaders(headers: HeaderList, name: string): string[] {
  const wanted = name.toLowerCase();
  const values: string[] = [];
  for (const [key, value] of headers)
    if (key.length === wanted.length && key.toLowerCase() === wanted) values.push(trimWhitespace(value));
  return values;
}

/** The value of a header; repeated ones are joined as RFC 9110 5.3 does. */
export function findHeader(headers: HeaderList, name: string): string | undefined {
  const values = findHeaders(headers, name);
  return values.length === 0 ? undefined : values.join(', ');
}

// White space around a value is space and tab alone; String.trim would take away much more.
const trimWhitespace = (value: string): string =>
  /^[ \t]|[ \t]$/.test(value) ? value.replace(/^[ \t]+/, '').replace(/[ \t]+$/, '') : value;

const PREFIX = '=?base64?';
const SUFFIX = '?=';
const SENTINEL = /^=\?base64\?(.*)\?=$/s;
const ALLOWED = /^[\x20-\x7e\t]*$/;
const PLAIN = /^[\x21-\x7e]([\x20-\x7e\t]*[\x21-\x7e])?$/;

/** Writes a value so that a header can carry it: plain, or in the Base64 sentinel form. */
export function encodeHeaderValue(value: string): string {
  if (PLAIN.test(value) && !(value.startsWith(PREFIX) && value.endsWith(SUFFIX))) return value;
  let binary = '';
  for (const byte of new TextEncoder().encode(value)) binary += String.fromCharCode(byte);
  return `${PREFIX}${btoa(binary)}${SUFFIX}`;
}

/**
 * Reads a header value back; gives `undefined` when it has characters that no header may have, or when its Base64
 * or UTF-8 is broken (spec: basic/transports/streamable-http#value-encoding).
 */
export function decodeHeaderValue(value: string): string | undefined {
  if (!ALLOWED.test(value)) return undefined;
  const encoded = SENTINEL.exec(value)?.[1];
  if (encoded === undefined) return value;
  try {
    const binary = atob(encoded);
    // atob forgives missing padding, spaces and loose bits; writing it again shows them.
    if (btoa(binary) !== encoded) return undefined;
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
