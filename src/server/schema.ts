// Checks values against JSON Schemas, through a library that generates no code: a page's security policy forbids that.
// Nothing is ever fetched for it.
import { dereference, validate } from '@cfworker/json-schema';
import type { Schema, ValidationResult } from '@cfworker/json-schema';
import { isObject } from '../protocol/json.ts';
import type { JsonObject, JsonValue } from '../protocol/json.ts';
import { dialectOf, findFlaw, isTooBig } from './schema-flaws.ts';
import { describeErrors } from './schema-errors.ts';

/** What came of a check: the value does not fit, in words for who sent it; or the schema itself is of no use. */
export interface SchemaFlaw {
  kind: 'mismatch' | 'unusable';
  text: string;
}

type Check = (value: JsonValue, whole: string) => SchemaFlaw | undefined;

/** A schema is read once; it is not expected to change. */
const checks = new WeakMap<JsonObject, Check>();

/** Checks a value; `whole` is what to call it. Gives `undefined` when it fits (spec: basic/index#json-schema-usage). */
export function checkValue(schema: JsonObject, value: JsonValue, whole: string): SchemaFlaw | undefined {
  let check = checks.get(schema);
  if (check === undefined) checks.set(schema, (check = createCheck(schema)));
  return check(value, whole);
}

const unusable =
  (text: string): Check =>
  () => ({ kind: 'unusable', text });

function createCheck(original: JsonObject): Check {
  const flaw = findFlaw(original);
  if (flaw !== undefined) return unusable(flaw);
  // The library writes into what it reads.
  const schema = structuredClone(original) as Schema;
  const lookup: Record<string, Schema | boolean> = {};
  try {
    dereference(schema, lookup);
  } catch {
    return unusable('has a $ref or $id that is no URI, or one $id twice');
  }
  const outside = Object.values(lookup).find((one) => isObject(one) && !isKnown(one.__absolute_ref__, lookup));
  if (isObject(outside))
    return unusable(`has a $ref to what is not in it, and nothing is fetched: ${String(outside.$ref)}`);
  const dialect = dialectOf(original) ?? '2020-12';
  return (value, whole) => {
    if (isTooBig(value)) return { kind: 'mismatch', text: `${whole}: too big or too deeply nested to be checked` };
    const outcome = tryValidate(() => validate(value, schema, dialect, lookup, false));
    if (typeof outcome === 'object')
      return outcome.valid
        ? undefined
        : { kind: 'mismatch', text: describeErrors(outcome.errors, { value, whole, schema, lookup }) };
    return outcome === 'no-text'
      ? { kind: 'mismatch', text: `${whole}: a name in it is no Unicode text` }
      : { kind: 'unusable', text: 'refers to itself without end' };
  };
}

/** The library throws on half a surrogate pair in a name, and on a reference that leads to itself. */
function tryValidate(run: () => ValidationResult): ValidationResult | 'no-text' | 'endless' {
  try {
    return run();
  } catch (error) {
    if (error instanceof URIError) return 'no-text';
    if (error instanceof RangeError) return 'endless';
    throw error;
  }
}

const isKnown = (reference: unknown, lookup: object): boolean =>
  typeof reference !== 'string' || Object.hasOwn(lookup, reference);
