// Reading and changing a state as an attacker would: without the key.
import { isObject, parseJson } from '../../protocol/json.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import type { Reason } from '../probe.ts';

/** The reason of probes that need a call whose answer brings a state. */
export const NO_STATE = {
  'no-state': {
    verdict: 'untestable',
    message: 'The server asked for input without a requestState, so there is no state to try.',
  },
} satisfies Record<string, Reason>;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Changes one letter or digit in the middle. The last ones of a base64 text, or of a part of it, may carry bits that are
 * ignored: one of the upper two of its six is turned over, which always count.
 */
export function changeMiddle(state: string): string {
  const middle = Math.floor(state.length / 2);
  const places = [...state].map((_, index) => index).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const place = places.find((index) => ALPHABET.includes(state[index] ?? ' ')) ?? middle;
  const old = Math.max(0, ALPHABET.indexOf(state[place] ?? ''));
  const letter = ALPHABET[old ^ 16] ?? ALPHABET[old ^ 32];
  return `${state.slice(0, place)}${letter}${state.slice(place + 1)}`;
}

/** A state that can be read without a key, changed in one value. */
export interface Forgery {
  /** Where the value stands: `/state/date`. */
  pointer: string;
  state: string;
}

const MOST = 8;

/** Reads a state as JSON, in base64 or not, whole or in parts with dots; `undefined` when it cannot be read. */
export function forge(state: string): Forgery[] | undefined {
  const parts = state.split('.');
  const candidates = [
    { text: state, write: (json: string) => json },
    // The last part that can be read: of a JSON Web Token that is its content.
    ...parts
      .map((part, index) => ({
        text: decode(part),
        write: (json: string) => parts.with(index, encode(json)).join('.'),
      }))
      .reverse(),
  ];
  for (const { text, write } of candidates) {
    const json = text === undefined ? undefined : parseJson(text);
    if (!isObject(json)) continue;
    // What was answered lies deeper than what a seal is bound to.
    return leavesOf(json)
      .sort((one, other) => other.pointer.split('/').length - one.pointer.split('/').length)
      .slice(0, MOST)
      .map(({ pointer, json: changed }) => ({ pointer, state: write(changed) }));
  }
  return undefined;
}

/** The JSON of an object with one value changed, for each of its values. */
function leavesOf(whole: JsonObject): { pointer: string; json: string }[] {
  const walk = (value: JsonValue | undefined, path: (string | number)[]): (string | number)[][] => {
    if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, [...path, index]));
    if (isObject(value)) return Object.keys(value).flatMap((key) => walk(value[key], [...path, key]));
    return [path];
  };
  return walk(whole, []).map((path) => ({
    pointer: `/${path.join('/')}`,
    json: JSON.stringify(replace(whole, path)),
  }));
}

function replace(value: JsonValue | undefined, [key, ...rest]: (string | number)[]): JsonValue | undefined {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? (replace(item, rest) ?? null) : item));
  if (!isObject(value)) return value;
  return { ...value, [key]: replace(value[key], rest) };
}

function change(value: JsonValue | undefined): JsonValue {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string' || value === '') return 'root';
  const last = value.at(-1) ?? '';
  return value.slice(0, -1) + (/\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'x' ? 'y' : 'x');
}

function decode(text: string): string | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (one) => one.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

const encode = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
