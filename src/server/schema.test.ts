import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../protocol/json.ts';
import { checkValue } from './schema.ts';

const check = (schema: JsonObject, value: JsonValue) => checkValue(schema, value, 'the arguments');
const properties = (one: JsonObject, ...required: string[]): JsonObject => ({
  type: 'object',
  properties: one,
  required,
});
const nest = (levels: number): JsonValue => {
  let value: JsonValue = 'core';
  for (let level = 0; level < levels; level++) value = [value];
  return value;
};

describe('a value that does not fit is told where, what was expected and what was found', () => {
  test.each<[JsonObject, JsonValue, string]>([
    [
      properties({ a: { type: 'string', description: 'What to say' } }, 'a'),
      {},
      'a is missing: expected a string (What to say)',
    ],
    [properties({ a: { type: ['integer', 'null'] } }, 'a'), {}, 'a is missing: expected a value'],
    [properties({}, 'a'), {}, 'a is missing'],
    [properties({ a: properties({ b: true }, 'b') }), { a: {} }, 'a.b is missing: expected a value'],
    [properties({ a: { type: 'string' } }), { a: 5 }, 'a: expected a string, found 5'],
    [properties({ a: { type: 'integer' } }), { a: 1.5 }, 'a: expected an integer, found 1.5'],
    [properties({ a: { type: ['string', 'null'] } }), { a: {} }, 'a: expected a string or null, found an object'],
    [properties({ a: { type: 'object' } }), { a: [1, 2] }, 'a: expected an object, found an array of 2'],
    [{ type: 'object' }, null, 'the arguments: expected an object, found null'],
    [properties({ a: { enum: ['x', 1] } }), { a: 'y' }, 'a: expected one of "x", 1, found "y"'],
    [properties({ a: { const: 'x' } }), { a: 'y' }, 'a: expected "x", found "y"'],
    [properties({ a: { minimum: 1 } }), { a: 0 }, 'a: expected at least 1, found 0'],
    [properties({ a: { maximum: 1 } }), { a: 2 }, 'a: expected at most 1, found 2'],
    [properties({ a: { exclusiveMinimum: 1 } }), { a: 1 }, 'a: expected more than 1, found 1'],
    [properties({ a: { exclusiveMaximum: 1 } }), { a: 1 }, 'a: expected less than 1, found 1'],
    [properties({ a: { multipleOf: 5 } }), { a: 7 }, 'a: expected a multiple of 5, found 7'],
    [properties({ a: { minLength: 1 } }), { a: '' }, 'a: expected at least 1 characters, found ""'],
    [properties({ a: { maxLength: 1 } }), { a: 'xy' }, 'a: expected at most 1 characters, found "xy"'],
    [properties({ a: { pattern: '^x' } }), { a: 'y' }, 'a: expected a match of /^x/, found "y"'],
    [properties({ a: { format: 'date' } }), { a: 'May' }, 'a: expected the format date, found "May"'],
    [properties({ a: { minItems: 1 } }), { a: [] }, 'a: expected at least 1 items, found an array of 0'],
    [properties({ a: { uniqueItems: true } }), { a: [1, 1] }, 'a: expected no item twice, found an array of 2'],
    [properties({ a: { items: { type: 'string' } } }), { a: ['x', 5] }, 'a[1]: expected a string, found 5'],
    [properties({ a: { prefixItems: [true], items: false } }), { a: [1, 2] }, 'a[1] is not allowed'],
    [properties({ a: { contains: { const: 1 } } }), { a: [2] }, 'a: Array does not contain item matching schema'],
    [
      { ...properties({ a: true, b: true }), additionalProperties: false },
      { c: 1 },
      'c is unknown: expected no other than a, b',
    ],
    [{ type: 'object', additionalProperties: false }, { c: 1 }, 'c is unknown: expected nothing of the kind'],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }, 'b is missing: expected wherever a is given'],
    [
      properties({ a: { anyOf: [{ type: 'string' }, { type: 'integer' }] } }),
      { a: null },
      'a: expected a value that fits one of its forms, found null',
    ],
    [
      properties({ a: { oneOf: [{ minimum: 1 }, { maximum: 5 }] } }),
      { a: 3 },
      'a: expected a value that fits exactly one of its forms, found 3',
    ],
    [properties({ a: { not: { const: 1 } } }), { a: 1 }, 'a: expected another value, found 1'],
    [{ if: { required: ['a'] }, then: { required: ['b'] } }, { a: 1 }, 'b is missing'],
    [
      { ...properties({ a: { $ref: '#/$defs/x' } }), $defs: { x: { type: 'string' } } },
      { a: 1 },
      'a: expected a string, found 1',
    ],
    [{ properties: { 'a/b': { type: 'string' } } }, { 'a/b': 1 }, 'a/b: expected a string, found 1'],
    [
      properties({ a: { type: 'string' }, b: { type: 'string' } }, 'b'),
      { a: 1 },
      'b is missing: expected a string; a: expected a string, found 1',
    ],
    [
      properties({ a: { type: 'integer' } }),
      { a: 'x'.repeat(50) },
      `a: expected an integer, found "${'x'.repeat(39)}…`,
    ],
    [{ additionalProperties: true }, { '\ud800': 1 }, 'the arguments: a name in it is no Unicode text'],
    [{}, nest(65), 'the arguments: too big or too deeply nested to be checked'],
    [{}, Array.from({ length: 10_001 }, () => 1), 'the arguments: too big or too deeply nested to be checked'],
  ])('%j refuses %j', (schema, value, text) => {
    expect(check(schema, value)).toEqual({ kind: 'mismatch', text });
  });

  test('at most five causes are told', () => {
    const { text = '' } = check(properties({}, ...'abcdefg'), {}) ?? {};
    expect(text.split('; ')).toHaveLength(5);
  });
});

describe('a value that fits is let through', () => {
  test.each<[JsonObject, JsonValue]>([
    [{}, { anything: 1 }],
    [{}, nest(64)],
    [properties({ a: { type: 'integer' } }), { a: 2 ** 53 }],
    [{ $ref: '#/$defs/list', $defs: { list: { items: { $ref: '#/$defs/list' }, type: 'array' } } }, [[[]], []]],
    [
      { $id: 'https://example.com/a', $ref: 'https://example.com/a#/$defs/x', $defs: { x: { type: 'string' } } },
      'text',
    ],
    [{ $ref: '#here', $defs: { x: { $anchor: 'here', type: 'string' } } }, 'text'],
    [{ properties: { $ref: { type: 'string' } } }, { $ref: 'https://example.com' }],
    [{ enum: [{ $ref: 'https://example.com' }] }, { $ref: 'https://example.com' }],
    [{ 'x-mcp-header': 'Region', format: 'no-known-one' }, 'text'],
  ])('%j takes %j', (schema, value) => {
    expect(check(schema, value)).toBeUndefined();
  });

  test('each dialect is read as its own', () => {
    const items = { items: [{ type: 'string' }], additionalItems: false };
    for (const $schema of [
      'http://json-schema.org/draft-07/schema#',
      'http://json-schema.org/draft-07/schema',
      'http://json-schema.org/draft-04/schema#',
      'https://json-schema.org/draft/2019-09/schema',
    ]) {
      expect(check({ $schema, ...items }, ['a'])).toBeUndefined();
      expect(check({ $schema, ...items }, ['a', 1])?.text).toBe('[1] is not allowed');
    }
    expect(check({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...items }, ['a'])?.kind).toBe('unusable');
    expect(
      check({ $schema: 'http://json-schema.org/draft-04/schema', minimum: 1, exclusiveMinimum: true }, 1)?.kind,
    ).toBe('mismatch');
  });
});

describe('a schema that is of no use is refused as a whole', () => {
  const deep = (levels: number): JsonObject => (levels === 0 ? {} : { not: deep(levels - 1) });
  test.each<[string, JsonObject, string]>([
    ['too deep', deep(65), 'has more than 64 levels or 10000 parts'],
    [
      'too many parts',
      { enum: Array.from({ length: 10_001 }, (_, at) => at) },
      'has more than 64 levels or 10000 parts',
    ],
    ['too many subschemas', { allOf: Array.from({ length: 1_000 }, () => ({})) }, 'has more than 1000 subschemas'],
    [
      'another dialect',
      { $schema: 'http://json-schema.org/draft-03/schema#' },
      'is of a dialect that is not supported: "http://json-schema.org/draft-03/schema#"',
    ],
    ['a dialect that is no text', { $schema: 7 }, 'is of a dialect that is not supported: 7'],
    [
      'two dialects',
      { not: { $schema: 'http://json-schema.org/draft-07/schema#' } },
      'mixes dialects, which is not supported',
    ],
    ['$dynamicRef', { not: { $dynamicRef: '#a' } }, 'uses $dynamicRef, which is not supported'],
    [
      'a network reference',
      { properties: { a: { $ref: 'https://example.com/a.json' } } },
      'has a $ref to what is not in it, and nothing is fetched: https://example.com/a.json',
    ],
    [
      'a loopback reference',
      { $ref: 'http://127.0.0.1:1/a' },
      'has a $ref to what is not in it, and nothing is fetched: http://127.0.0.1:1/a',
    ],
    [
      'a reference to a neighbour',
      { $ref: 'other.json' },
      'has a $ref to what is not in it, and nothing is fetched: other.json',
    ],
    [
      'a reference to nothing',
      { $ref: '#/$defs/none' },
      'has a $ref to what is not in it, and nothing is fetched: #/$defs/none',
    ],
    ['a reference that is no URI', { $ref: 'http://[' }, 'has a $ref or $id that is no URI, or one $id twice'],
    ['a reference to itself', { $ref: '#' }, 'refers to itself without end'],
    ['an unknown type', { type: 'text' }, 'is no valid JSON Schema: type is "text"'],
    ['required as text', { required: 'a' }, 'is no valid JSON Schema: required is "a"'],
    ['a broken pattern', { pattern: '(' }, 'is no valid JSON Schema: pattern is "("'],
    ['null as a schema', { properties: { a: null } }, 'is no valid JSON Schema: properties is {"a":null}'],
    ['an empty choice', { anyOf: [] }, 'is no valid JSON Schema: anyOf is []'],
    ['a negative length', { minLength: -1 }, 'is no valid JSON Schema: minLength is -1'],
    ['an old bound', { exclusiveMinimum: true }, 'is no valid JSON Schema: exclusiveMinimum is true'],
    ['a wrong part', { dependentSchemas: { a: { type: 7 } } }, 'is no valid JSON Schema: type is 7'],
  ])('%s', (_, schema, text) => {
    expect(check(schema, {})).toEqual({ kind: 'unusable', text });
  });
});

test('the schema is left as it was', () => {
  const schema = { $defs: { a: {} }, $ref: '#/$defs/a' };
  expect(check(schema, 1)).toBeUndefined();
  expect(Object.getOwnPropertyNames(schema)).toEqual(['$defs', '$ref']);
  expect(Object.getOwnPropertyNames(schema.$defs.a)).toEqual([]);
});
