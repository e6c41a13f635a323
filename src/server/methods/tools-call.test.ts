import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../protocol/json.ts';
import { createFull } from '../definitions/full.ts';
import type { Tool } from '../definition.ts';
import { createAsk } from '../fixtures/ask.ts';

const ask = createAsk(createFull);
const call = (name: string, args?: JsonObject) =>
  ask('tools/call', args === undefined ? { name } : { name, arguments: args });
const withTool = (parts: Partial<Tool>) => {
  const tool: Tool = {
    name: 't',
    title: 'T',
    description: 'T',
    inputSchema: { type: 'object' },
    run: () => ({ content: [] }),
  };
  const one = createAsk(createFull, (definition) => ({ ...definition, tools: [{ ...tool, ...parts }] }));
  return one('tools/call', { name: 't' });
};

describe('a request that is none', () => {
  test.each<[JsonObject, string]>([
    [{}, 'Invalid params: name is missing or no string'],
    [{ name: 5 }, 'Invalid params: name is missing or no string'],
    [{ name: 'echo', arguments: [] }, 'Invalid params: arguments is no object'],
    [{ name: 'echo', arguments: null }, 'Invalid params: arguments is no object'],
    [{ name: 'none' }, 'Unknown tool: none'],
    [{ name: 'constructor' }, 'Unknown tool: constructor'],
  ])('%j is refused', async (params, message) => {
    const { status, error } = await ask('tools/call', params);
    expect([status, error]).toEqual([200, { code: -32602, message }]);
  });
});

describe('arguments that the schema does not take', () => {
  test.each<[string, JsonObject | undefined, string]>([
    ['echo', {}, 'text is missing: expected a string (What to say)'],
    ['echo', undefined, 'text is missing: expected a string (What to say)'],
    ['echo', { text: 5 }, 'text: expected a string, found 5'],
    ['whoami', { name: 'x' }, 'name is unknown: expected nothing of the kind'],
    ['forecast', { city: 'Graz', unit: 'kelvin' }, 'unit: expected one of "celsius", "fahrenheit", found "kelvin"'],
    [
      'forecast',
      { town: 'Graz' },
      'city is missing: expected a string (Name of the city); town is unknown: expected no other than city, unit',
    ],
    ['list_primes', { limit: 1 }, 'limit: expected at least 2, found 1'],
    [
      'ship_parcel',
      { to: { city: 'Graz', country: 'FR' }, weight: 1 },
      'to.country: expected one of "AT", "DE", "CH", found "FR"',
    ],
    [
      'ship_parcel',
      { to: { city: 'Graz', country: 'AT' }, weight: 1, insured_value: 9 },
      'contents is missing: expected wherever insured_value is given',
    ],
    ['plot_point', { point: [1, 2, 3] }, 'point[2] is not allowed'],
    ['plot_point', { point: [1] }, 'point: expected at least 2 items, found an array of 1'],
    ['add_item', {}, 'basket_id is missing: pass the id that create_basket returned'],
    ['add_item', { basket_id: 'x' }, 'sku is missing: say what to add'],
    ['add_note', { id: 'A b', title: 'T', text: '' }, 'id: expected a match of /^[a-z][a-z0-9-]{0,31}$/, found "A b"'],
  ])('%s told %j says so to the model', async (name, args, text) => {
    const { status, result } = await call(name, args);
    expect(status).toBe(200);
    expect([result.resultType, result.isError, result.content]).toEqual(['complete', true, [{ type: 'text', text }]]);
  });
});

describe('a tool that breaks its own word', () => {
  const outputSchema = { type: 'object', required: ['a'] };
  test.each<[string, Partial<Tool>, string]>([
    [
      'an unusable inputSchema',
      { inputSchema: { $ref: 'https://example.com/a' } },
      'The inputSchema of t has a $ref to what is not in it, and nothing is fetched: https://example.com/a',
    ],
    [
      'an unsupported dialect',
      { inputSchema: { $schema: 'https://example.com/dialect' } },
      'The inputSchema of t is of a dialect that is not supported: "https://example.com/dialect"',
    ],
    [
      'an unusable outputSchema',
      { outputSchema: { type: 'thing' }, run: () => ({ content: [], structuredContent: {} }) },
      'The outputSchema of t is no valid JSON Schema: type is "thing"',
    ],
    ['no structured content', { outputSchema }, 'The result of t has no structuredContent'],
    [
      'structured content of another shape',
      { outputSchema, run: () => ({ content: [], structuredContent: { b: 1 } }) },
      'The result of t does not fit its outputSchema',
    ],
  ])('%s is an internal error', async (_, parts, what) => {
    const { status, error } = await withTool(parts);
    expect([status, error]).toEqual([500, { code: -32603, message: `Internal error: ${what}` }]);
  });

  test('an error and a request for input owe no structured content', async () => {
    const failing = await withTool({ outputSchema, run: () => ({ content: [], isError: true }) });
    expect(failing.result.isError).toBe(true);
    const asking = await withTool({ outputSchema, run: () => ({ resultType: 'input_required', requestState: 'x' }) });
    expect(asking.result.resultType).toBe('input_required');
  });

  test('structured content may be null', async () => {
    const { result } = await withTool({
      outputSchema: { type: 'null' },
      run: () => ({ content: [], structuredContent: null }),
    });
    expect(result.structuredContent).toBeNull();
  });
});
