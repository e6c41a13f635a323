// Step 6, continued. A tool may have some of its arguments repeated in headers, for those who route by them.
import { decodeHeaderValue, PARAMETER_PREFIX } from '../../protocol/headers.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import { compareHeader, readHeader, refuseHeader, shorten } from '../compare-header.ts';
import type { Described, Refusal } from '../steps.ts';

interface Mirrored {
  /** The whole name: `Mcp-Param-Region`. */
  header: string;
  /** Where the value stands in the arguments, key by key. */
  path: readonly string[];
}

/** Looks at one mirrored argument; `value` is undefined where the call has none. */
export type CheckParameter = (call: Described, header: string, value: JsonValue | undefined) => Refusal | undefined;

/** Compares every mirrored argument with its header (spec: basic/transports/streamable-http#server-behavior-for-custom-headers). */
export function parameterHeaders(call: Described, check: CheckParameter = checkParameter): Refusal | undefined {
  const { message, definition } = call;
  if (message.method !== 'tools/call') return undefined;
  const tool = definition.tools.find(({ name }) => name === message.params?.name);
  if (tool === undefined) return undefined;
  for (const { header, path } of findMirrored(tool.inputSchema)) {
    const refusal = check(call, header, readPath(message.params?.arguments, path));
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Refuses a header that is missing, cannot be read, or says something else than the argument. */
export function checkParameter(call: Described, header: string, value: JsonValue | undefined): Refusal | undefined {
  if (typeof value === 'number') return compareHeader(call, header, String(value), isSameNumber);
  if (typeof value === 'string' || typeof value === 'boolean') {
    return compareHeader(call, header, String(value), (sent, expected) => decodeHeaderValue(sent) === expected);
  }
  // No value, or one that no header can mirror and the tool's schema will refuse. No header is expected. Whether to
  // refuse one that is there is left open. It is refused: a gateway would act on a value that the body does not
  // hold, which is what the comparison is for, and no client that omits it, as it must, ever notices.
  const sent = readHeader(call, header);
  if (sent === undefined) return undefined;
  if (typeof sent !== 'string') return sent;
  return refuseHeader(call, header, `is '${shorten(sent)}', the body has no such value`);
}

/** `42.0` is 42 (spec: basic/transports/streamable-http#server-validation); beyond 2^53 numbers cannot be told apart. */
function isSameNumber(sent: string, expected: string): boolean {
  const decoded = decodeHeaderValue(sent);
  if (decoded === expected) return !Number.isInteger(Number(expected)) || Number.isSafeInteger(Number(expected));
  return (
    decoded !== undefined &&
    /^-?\d+(\.0+)?$/.test(decoded) &&
    Number.isSafeInteger(Number(decoded)) &&
    Number(decoded) === Number(expected)
  );
}

/** Reads own keys only: no argument is called `constructor` unless it was sent. */
function readPath(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  let here = value;
  for (const key of path) here = isObject(here) && Object.hasOwn(here, key) ? here[key] : undefined;
  return here;
}

const known = new WeakMap<JsonObject, readonly Mirrored[]>();

/** The annotations of a schema, found once a schema. */
function findMirrored(schema: JsonObject): readonly Mirrored[] {
  const found = known.get(schema) ?? [...walk(schema, [])];
  known.set(schema, found);
  return found;
}

const PRIMITIVE: readonly unknown[] = ['string', 'integer', 'boolean'];

/**
 * Only chains of `properties` lead to a mirrored value (spec: basic/transports/streamable-http#schema-extension). A
 * tool with an annotation elsewhere, or on a `number`, is invalid and clients leave it out, so no header is asked for.
 */
function* walk(schema: JsonObject, path: readonly string[]): Generator<Mirrored> {
  for (const [key, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    if (!isObject(property)) continue;
    const name = property['x-mcp-header'];
    if (typeof name === 'string' && PRIMITIVE.includes(property.type)) {
      yield { header: `${PARAMETER_PREFIX}${name}`, path: [...path, key] };
    }
    yield* walk(property, [...path, key]);
  }
}
