// Says what is wrong with a value, for the model that made it: where, what was expected, what was found.
import type { OutputUnit, Schema } from '@cfworker/json-schema';
import { isObject, readPointer } from '../protocol/json.ts';
import type { JsonObject, JsonValue } from '../protocol/json.ts';

/** More would help nobody. */
const MAX_CAUSES = 5;
/** These only say that something within them is wrong; the error that follows says what. */
const AROUND = new Set(
  '$ref $recursiveRef allOf if properties patternProperties additionalProperties unevaluatedProperties dependentSchemas dependencies items prefixItems additionalItems unevaluatedItems propertyNames'.split(
    ' ',
  ),
);
/** What is within these was tried and did not fit either; no single one of it is the cause. */
const CHOICES = new Set(['anyOf', 'oneOf', 'contains']);

const EXPECTED: Readonly<Record<string, (wanted: never) => string>> = {
  type: (types: string | string[]) => [types].flat().map(withArticle).join(' or '),
  enum: (values: JsonValue[]) => `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`,
  const: (value: JsonValue) => JSON.stringify(value),
  minimum: (limit: number) => `at least ${limit}`,
  maximum: (limit: number) => `at most ${limit}`,
  exclusiveMinimum: (limit: number) => `more than ${limit}`,
  exclusiveMaximum: (limit: number) => `less than ${limit}`,
  multipleOf: (step: number) => `a multiple of ${step}`,
  minLength: (limit: number) => `at least ${limit} characters`,
  maxLength: (limit: number) => `at most ${limit} characters`,
  pattern: (pattern: string) => `a match of /${pattern}/`,
  format: (format: string) => `the format ${format}`,
  minItems: (limit: number) => `at least ${limit} items`,
  maxItems: (limit: number) => `at most ${limit} items`,
  minProperties: (limit: number) => `at least ${limit} properties`,
  maxProperties: (limit: number) => `at most ${limit} properties`,
  uniqueItems: () => 'no item twice',
  anyOf: () => 'a value that fits one of its forms',
  oneOf: () => 'a value that fits exactly one of its forms',
  not: () => 'another value',
};

const withArticle = (type: string): string => (type === 'null' ? type : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`);

/** What the errors are about. */
export interface Checked {
  value: JsonValue;
  /** What to call the whole value. */
  whole: string;
  schema: Schema;
  /** The schema's parts by URI, where references find them. */
  lookup: Readonly<Record<string, Schema | boolean>>;
}

/** Describes the causes among the errors of one value. */
export function describeErrors(errors: readonly OutputUnit[], checked: Checked): string {
  const causes = new Set<string>();
  let choice: string | undefined;
  errors.forEach((error, at) => {
    if (choice !== undefined && error.keywordLocation.startsWith(choice)) return;
    choice = CHOICES.has(error.keyword) ? `${error.keywordLocation}/` : undefined;
    if (!AROUND.has(error.keyword)) causes.add(describe(error, errors[at - 1], checked));
  });
  return [...causes].slice(0, MAX_CAUSES).join('; ') || `${checked.whole}: not what the schema describes`;
}

function describe(error: OutputUnit, around: OutputUnit | undefined, checked: Checked): string {
  const { keyword, instanceLocation, keywordLocation } = error;
  const pointer = decodeURIComponent(instanceLocation.slice(1));
  const place = nameOf(pointer, checked.whole);
  const [first = '', second = ''] = [...error.error.matchAll(/"(.*?)"/g)].map(([, name = '']) => name);
  switch (keyword) {
    case 'required': {
      const property = findProperties(keywordLocation, checked)[first];
      return `${nameOf(`${pointer}/${first}`, '')} is missing${property === undefined ? '' : `: expected ${describeProperty(property)}`}`;
    }
    case 'dependentRequired':
      return `${nameOf(`${pointer}/${second}`, '')} is missing: expected wherever ${first} is given`;
    case 'false': {
      if (around?.keyword !== 'additionalProperties') return `${place} is not allowed`;
      const known = Object.keys(findProperties(around.keywordLocation, checked)).join(', ');
      return `${place} is unknown: expected ${known === '' ? 'nothing of the kind' : `no other than ${known}`}`;
    }
    default: {
      const expected = Object.hasOwn(EXPECTED, keyword) ? EXPECTED[keyword] : undefined;
      const wanted = findKeyword(keywordLocation, checked);
      if (expected === undefined || wanted === undefined) return `${place}: ${error.error.replace(/\.$/, '')}`;
      return `${place}: expected ${expected(wanted as never)}, found ${show(readPointer(checked.value, pointer))}`;
    }
  }
}

/** Finds what a keyword says, through the references on the way. */
function findKeyword(location: string, { schema, lookup }: Checked): unknown {
  let here: unknown = schema;
  for (const key of decodeURIComponent(location).split('/').slice(1)) {
    if (!isObject(here) && !Array.isArray(here)) return undefined;
    const reference = key === '$ref' && isObject(here) ? here.__absolute_ref__ : undefined;
    here = typeof reference === 'string' ? lookup[reference] : readPointer(here, `/${key}`);
  }
  return here;
}

/** Finds the properties that stand beside a keyword. */
function findProperties(location: string, checked: Checked): JsonObject {
  const properties = findKeyword(location.replace(/[^/]*$/, 'properties'), checked);
  return isObject(properties) ? properties : {};
}

function describeProperty(property: JsonValue): string {
  const { type, description } = isObject(property) ? property : {};
  const kind = typeof type === 'string' ? withArticle(type) : 'a value';
  return typeof description === 'string' ? `${kind} (${description})` : kind;
}

/** Writes a JSON pointer as programs do: `items[0].name`. */
const nameOf = (pointer: string, whole: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key, at) => (/^\d+$/.test(key) ? `[${key}]` : at === 0 ? key : `.${key}`))
    .join('') || whole;

function show(value: JsonValue | undefined): string {
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
