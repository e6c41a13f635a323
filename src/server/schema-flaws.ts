// What makes a JSON Schema unusable here: an unknown dialect, a keyword with a wrong value, a reference that leads
// outside, or a size that costs too much (spec: basic/index#json-schema-usage).
import type { SchemaDraft } from '@cfworker/json-schema';
import { isObject } from '../protocol/json.ts';
import type { JsonObject, JsonValue } from '../protocol/json.ts';

const MAX_DEPTH = 64;
const MAX_SUBSCHEMAS = 1_000;
const MAX_PARTS = 10_000;

/** The dialects that are supported; a schema that names none is of 2020-12 (spec: basic/index#schema-dialect). */
const DIALECTS: ReadonlyMap<JsonValue, SchemaDraft> = new Map([
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
  ['http://json-schema.org/draft-07/schema', '7'],
  ['http://json-schema.org/draft-04/schema', '4'],
] as const);

/** The dialect of a schema; `undefined` when it is none that is supported. */
export function dialectOf({
  $schema = 'https://json-schema.org/draft/2020-12/schema',
}: JsonObject): SchemaDraft | undefined {
  return DIALECTS.get(typeof $schema === 'string' ? $schema.replace(/#$/, '') : $schema);
}

/** Asks whether a value is nested too deeply, or has too many parts. Looks no further than that itself. */
export function isTooBig(value: unknown): boolean {
  let parts = 0;
  const goesOn = (here: unknown, depth: number): boolean => {
    if (typeof here !== 'object' || here === null) return false;
    const within = Object.values(here);
    parts += within.length;
    return depth > MAX_DEPTH || parts > MAX_PARTS || within.some((one) => goesOn(one, depth + 1));
  };
  return goesOn(value, 1);
}

type Test = (value: JsonValue, dialect: SchemaDraft) => boolean;

const isSchema: Test = (value) => typeof value === 'boolean' || isObject(value);
const isSchemas: Test = (value) => Array.isArray(value) && value.length > 0 && value.every(isSchemaItem);
const isSchemaMap: Test = (value) => isObject(value) && Object.values(value).every(isSchemaItem);
const isSchemaItem = (value: JsonValue | undefined): boolean => value !== undefined && isSchema(value, '2020-12');
const isNumber: Test = (value) => typeof value === 'number';
const isCount: Test = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isStrings: Test = (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string');
const isText: Test = (value) => typeof value === 'string';
const isBoolean: Test = (value) => typeof value === 'boolean';
const isBound: Test = (value, dialect) => (dialect === '4' ? isBoolean : isNumber)(value, dialect);
const TYPES: readonly JsonValue[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** Keywords that hold schemas: one, a list, or one by each name. */
const HOLDERS: Readonly<Record<string, Test>> = {
  ...each('not if then else additionalItems contains additionalProperties propertyNames', isSchema),
  ...each('unevaluatedItems unevaluatedProperties', isSchema),
  ...each('allOf anyOf oneOf prefixItems', isSchemas),
  ...each('properties patternProperties $defs definitions dependentSchemas', isSchemaMap),
  items: (value, dialect) => isSchema(value, dialect) || (dialect !== '2020-12' && isSchemas(value, dialect)),
  dependencies: (value) =>
    isObject(value) && Object.values(value).every((entry) => isSchemaItem(entry) || isStrings(entry ?? null, '7')),
};

const KEYWORDS: Readonly<Record<string, Test>> = {
  ...HOLDERS,
  ...each('minimum maximum', isNumber),
  ...each('exclusiveMinimum exclusiveMaximum', isBound),
  ...each('minLength maxLength minItems maxItems minProperties maxProperties minContains maxContains', isCount),
  ...each('$ref $id $anchor format', isText),
  type: (value) => (Array.isArray(value) ? value : [value]).every((type) => TYPES.includes(type)),
  enum: (value) => Array.isArray(value),
  required: isStrings,
  dependentRequired: (value) => isObject(value) && Object.values(value).every((entry) => isStrings(entry ?? null, '7')),
  multipleOf: (value) => typeof value === 'number' && value > 0,
  uniqueItems: isBoolean,
  pattern: isPattern,
};

function each(names: string, test: Test): Record<string, Test> {
  return Object.fromEntries(names.split(' ').map((name) => [name, test]));
}

function isPattern(value: JsonValue): boolean {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Says what makes a schema unusable, to go on after "The inputSchema of …"; `undefined` when nothing does. */
export function findFlaw(schema: JsonObject): string | undefined {
  if (isTooBig(schema)) return `has more than ${MAX_DEPTH} levels or ${MAX_PARTS} parts`;
  const dialect = dialectOf(schema);
  if (dialect === undefined) return `is of a dialect that is not supported: ${JSON.stringify(schema.$schema)}`;
  const found = subschemas(schema);
  if (found.length > MAX_SUBSCHEMAS) return `has more than ${MAX_SUBSCHEMAS} subschemas`;
  for (const one of found) {
    // Taken for no constraint, it would let everything through.
    if ('$dynamicRef' in one) return 'uses $dynamicRef, which is not supported';
    if (one.$schema !== undefined && dialectOf(one) !== dialect) return 'mixes dialects, which is not supported';
    for (const [keyword, value = null] of Object.entries(one)) {
      const test = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
      if (test?.(value, dialect) === false) return `is no valid JSON Schema: ${keyword} is ${JSON.stringify(value)}`;
    }
  }
  return undefined;
}

/** A schema and all that are in it. Values of `const`, `default`, `enum` and `examples` are data, whatever they look like. */
function subschemas(schema: JsonObject): JsonObject[] {
  const held = Object.entries(schema).flatMap(([keyword, value]) => {
    if (!Object.hasOwn(HOLDERS, keyword)) return [];
    if (Array.isArray(value)) return value;
    return HOLDERS[keyword] === isSchemaMap || keyword === 'dependencies' ? Object.values(value ?? {}) : [value];
  });
  return [schema, ...held.filter(isObject).flatMap(subschemas)];
}
