// State that travels through the client and comes back: sealed, so that nobody can read, change or borrow it
// (spec: basic/patterns/mrtr#server-requirements-basic-workflow).
import { isObject, parseJson } from '../protocol/json.ts';
import type { JsonObject } from '../protocol/json.ts';
import { invalidParams } from './invalid-params.ts';
import type { Described, Refusal } from './steps.ts';

/** How long a state is good for unless a tool says otherwise, in milliseconds: time for a person to answer. */
export const STATE_LIFETIME = 600_000;

const IV_BYTES = 12;

/** What is inside the seal: the tool's own state, and what it is bound to. */
export interface Sealed extends JsonObject {
  state: JsonObject;
  subject: string | null;
  request: string;
  expiresAt: number;
}

/** The parts of sealing. A definition may bring some of its own. */
export interface StateSteps {
  /** Makes the text that travels. */
  seal(call: Described, sealed: Sealed): Promise<string>;
  /** Gives `undefined` for whatever this server has not sealed. */
  unseal(call: Described, text: string): Promise<Sealed | undefined>;
  /** Says why this request may not use a state that this server has sealed; `undefined` when it may. */
  findMisuse(call: Described, sealed: Sealed): Promise<string | undefined>;
}

const stepsOf = ({ definition }: Described): StateSteps => ({ seal, unseal, findMisuse, ...definition.stateSteps });

/** Seals a state for the retry of this very request by this very principal, for `ttlMs` milliseconds. */
export const sealState = (call: Described, state: JsonObject, ttlMs = STATE_LIFETIME): Promise<string> =>
  call.environment.hold(bind(call, state, ttlMs).then((sealed) => stepsOf(call).seal(call, sealed)));

/**
 * Opens the state that the request brings; gives `undefined` when it brings none. What was tampered with, has expired,
 * or was sealed for another principal or another request is refused with -32602.
 */
export const openState = (call: Described): Promise<JsonObject | Refusal | undefined> =>
  call.environment.hold(open(call));

const bind = async (call: Described, state: JsonObject, ttlMs: number): Promise<Sealed> => ({
  state,
  subject: subjectOf(call),
  request: await digestRequest(call),
  expiresAt: call.environment.now() + ttlMs,
});

async function open(call: Described): Promise<JsonObject | Refusal | undefined> {
  const text = call.message.params?.requestState;
  if (text === undefined) return undefined;
  const { unseal, findMisuse } = stepsOf(call);
  const refused = (why: string): Refusal => invalidParams(call, `Invalid params: requestState ${why}`);
  const sealed = typeof text === 'string' ? await unseal(call, text) : undefined;
  if (sealed === undefined) return refused('was changed or is not from this server');
  const misuse = await findMisuse(call, sealed);
  return misuse === undefined ? sealed.state : refused(misuse);
}

async function seal(call: Described, sealed: Sealed): Promise<string> {
  const iv = fromHex(call.environment.randomHex(2 * IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(sealed));
  const cipher = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await importKey(call, 'encrypt'), plain);
  return toBase64(join(iv, new Uint8Array(cipher)));
}

/** AES-GCM notices every changed bit. */
export async function unseal(call: Described, text: string): Promise<Sealed | undefined> {
  const bytes = fromBase64(text);
  if (bytes === undefined || bytes.length <= IV_BYTES) return undefined;
  const iv = bytes.subarray(0, IV_BYTES);
  const key = await importKey(call, 'decrypt');
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(IV_BYTES));
    return parseJson(new TextDecoder().decode(plain)) as Sealed;
  } catch {
    return undefined;
  }
}

async function findMisuse(call: Described, sealed: Sealed): Promise<string | undefined> {
  if (sealed.subject !== subjectOf(call)) return 'was given to somebody else';
  if (sealed.request !== (await digestRequest(call))) return 'belongs to another request';
  if (sealed.expiresAt <= call.environment.now()) return 'has expired: begin again without it';
  return undefined;
}

const importKey = ({ environment }: Described, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', environment.secret, 'AES-GCM', false, [use]);

/** Who is asking, as their token says; `null` where nobody is asked for one. Never what a client says of itself. */
export const subjectOf = ({ principal }: Described): string | null => principal?.subject ?? null;

/** A digest of the method and of what it is to work on; equal for equal JSON, in whatever order its keys are. */
export async function digestRequest({ message: { method, params = {} } }: Described): Promise<string> {
  const { name = null, uri = null, arguments: args = {} } = params;
  const text = JSON.stringify([method, name, uri, args], (_, value: unknown) =>
    isObject(value) ? sortKeys(value) : value,
  );
  return toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

const sortKeys = (value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const joined = new Uint8Array(one.length + other.length);
  joined.set(one);
  joined.set(other, one.length);
  return joined;
}

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => parseInt(hex.slice(2 * index, 2 * index + 2), 16));

/** Base64 for URLs, without padding (RFC 4648, section 5). */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    // One spelling for each state: `atob` skips spaces, takes padding and ignores the last bits.
    return toBase64(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
