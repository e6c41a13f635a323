import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../protocol/json.ts';
import { createFull } from '../definitions/full.ts';
import { createOpen } from '../definitions/open.ts';
import { createAsk } from '../fixtures/ask.ts';

const ask = createAsk(createFull);
const PROMPT = { type: 'ref/prompt', name: 'review_code' };
const TEMPLATE = { type: 'ref/resource', uri: 'demo://notes/{id}' };
const complete = (ref: JsonObject, name: string, value: string, others?: JsonObject) =>
  ask('completion/complete', {
    ref,
    argument: { name, value },
    ...(others === undefined ? {} : { context: { arguments: others } }),
  });

describe('completion/complete', () => {
  test.each<[string, JsonObject, string, string, JsonObject | undefined, string[]]>([
    ['an argument of a prompt', PROMPT, 'language', '', undefined, ['python', 'typescript', 'kotlin']],
    [
      'what begins so before what holds it',
      PROMPT,
      'framework',
      'h',
      undefined,
      ['hono', 'fastapi', 'fastify', 'flask', 'astro'].slice(0, 1),
    ],
    ['in capitals', PROMPT, 'language', 'PY', undefined, ['python']],
    ['by an argument given before', PROMPT, 'framework', 'fa', { language: 'python' }, ['fastapi']],
    [
      'by an argument that names nothing known',
      PROMPT,
      'framework',
      'k',
      { language: 'constructor' },
      ['ktor', 'flask'],
    ],
    ['nothing fits', PROMPT, 'language', 'zz', undefined, []],
    ['an argument that nothing completes', PROMPT, 'code', 'x', undefined, []],
    ['a variable of a template', TEMPLATE, 'id', 'me', undefined, ['menu', 'welcome']],
    [
      'a file below the root',
      { type: 'ref/resource', uri: 'file:///handbook/{page}' },
      'page',
      'o',
      undefined,
      ['opening.md'],
    ],
    ['a file outside it', { type: 'ref/resource', uri: 'file:///handbook/{page}' }, 'page', '../', undefined, []],
  ])('%s', async (_, ref, name, value, others, values) => {
    const { status, result } = await complete(ref, name, value, others);
    expect(status).toBe(200);
    expect(result.completion).toEqual({ values, total: values.length, hasMore: false });
  });

  test('of more than 100 values the first 100 are given, and the count of all', async () => {
    const many = createAsk(createFull, (definition) => ({
      ...definition,
      prompts: [
        {
          name: 'many',
          arguments: [
            { name: 'n', description: 'A number', complete: () => Array.from({ length: 101 }, (_, at) => String(at)) },
          ],
          get: () => ({ messages: [] }),
        },
      ],
    }));
    const { result } = await many('completion/complete', {
      ref: { type: 'ref/prompt', name: 'many' },
      argument: { name: 'n', value: '' },
    });
    expect(result.completion.values).toHaveLength(100);
    expect(result.completion).toMatchObject({ total: 101, hasMore: true });
  });

  test.each<[JsonObject, string]>([
    [{ argument: { name: 'language', value: '' } }, 'ref is missing or no object'],
    [{ ref: 'x', argument: { name: 'language', value: '' } }, 'ref is missing or no object'],
    [{ ref: PROMPT }, 'argument needs a name and a value, both strings'],
    [{ ref: PROMPT, argument: { name: 'language' } }, 'argument needs a name and a value, both strings'],
    [{ ref: PROMPT, argument: { name: 'language', value: 5 } }, 'argument needs a name and a value, both strings'],
    [
      { ref: PROMPT, argument: { name: 'language', value: '' }, context: { arguments: { a: 1 } } },
      'context.arguments is no object of strings',
    ],
    [{ ref: PROMPT, argument: { name: 'none', value: '' } }, 'there is no argument none to complete'],
    [{ ref: PROMPT, argument: { name: 'constructor', value: '' } }, 'there is no argument constructor to complete'],
    [{ ref: TEMPLATE, argument: { name: 'none', value: '' } }, 'there is no argument none to complete'],
    [
      { ref: { type: 'ref/prompt', name: 'none' }, argument: { name: 'a', value: '' } },
      'ref names no prompt of this server',
    ],
    [
      { ref: { type: 'ref/resource', uri: 'demo://none' }, argument: { name: 'a', value: '' } },
      'ref names no resource template of this server',
    ],
    [
      { ref: { type: 'ref/tool', name: 'echo' }, argument: { name: 'text', value: '' } },
      'ref.type is neither ref/prompt nor ref/resource',
    ],
  ])('%j is refused', async (params, message) => {
    const { status, error } = await ask('completion/complete', params);
    expect([status, error]).toEqual([200, { code: -32602, message: `Invalid params: ${message}` }]);
  });

  test('what fails is an internal error without a reason', async () => {
    expect(await complete({ type: 'ref/prompt', name: 'broken_prompt' }, 'anything', '')).toMatchObject({
      status: 500,
      error: { code: -32603, message: 'Internal error' },
    });
  });

  test('it is unknown to a server where nothing can be completed', async () => {
    const { status, error } = await createAsk(createOpen)('completion/complete', {});
    expect([status, error.code]).toEqual([404, -32601]);
  });
});
