// JSON values, and the few questions that every reader of untrusted JSON asks.

export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/** Asks whether a parsed JSON value is an object: neither null nor an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses text as JSON; gives `undefined`, which is no JSON value, when it is not. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** Reads the value at a JSON pointer (RFC 6901); gives `undefined` when nothing stands there. */
export function readPointer(value: unknown, pointer: string): JsonValue | undefined {
  let here: unknown = value;
  for (const raw of pointer.split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(here)) here = here[Number(key)];
    else if (isObject(here) && Object.hasOwn(here, key)) here = here[key];
    else return undefined;
  }
  return here as JsonValue | undefined;
}

/** Escapes one key for use in a JSON pointer (RFC 6901). */
export const pointerKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
