import { describe, expect, test } from 'vitest';
import { createFull } from './definitions/full.ts';
import { createAsk } from './fixtures/ask.ts';
import type { Ask } from './fixtures/ask.ts';

const full = createAsk(createFull);
const small = createAsk(createFull, (definition) => ({ ...definition, pageSize: 1 }));
const whole = createAsk(createFull, ({ pageSize: _, ...definition }) => definition);
const LISTS = [
  ['tools/list', 'tools', 'name'],
  ['prompts/list', 'prompts', 'name'],
  ['resources/list', 'resources', 'uri'],
  ['resources/templates/list', 'resourceTemplates', 'uriTemplate'],
] as const;

/** All pages of a list, followed by their cursors. */
async function walk(ask: Ask, method: string) {
  const pages = [];
  let params = {};
  for (;;) {
    const { result } = await ask(method, params);
    pages.push(result);
    if (!('nextCursor' in result)) return pages;
    params = { cursor: result.nextCursor };
  }
}

describe.each(LISTS)('%s', (method, key, name) => {
  const names = (pages: Record<string, Record<string, string>[]>[]) =>
    pages.flatMap((page) => (page[key] ?? []).map((entry) => entry[name]));

  test('all pages together are the whole list in its order', async () => {
    const expected = names(await walk(whole, method));
    expect(expected.length).toBeGreaterThan(1);
    expect(names(await walk(small, method))).toEqual(expected);
    expect(names(await walk(full, method))).toEqual(expected);
  });

  test('only a page that others follow has a cursor', async () => {
    const pages = await walk(small, method);
    expect(pages).toHaveLength(names(pages).length);
    expect(pages.map((page) => typeof page.nextCursor)).toEqual([...pages.slice(1).map(() => 'string'), 'undefined']);
  });

  test('walking it twice gives the same bytes', async () => {
    expect(JSON.stringify(await walk(small, method))).toBe(JSON.stringify(await walk(small, method)));
  });

  test('all pages have the same lifetime and scope', async () => {
    const hints = (await walk(small, method)).map(({ ttlMs, cacheScope }) => `${ttlMs} ${cacheScope}`);
    expect([...new Set(hints)]).toEqual(['300000 public']);
  });

  test.each<[string, unknown]>([
    ['made up', 'next'],
    ['empty', ''],
    ['a number', 1],
    ['null', null],
    ['an object', {}],
  ])('a cursor that is %s is refused', async (_, cursor) => {
    const { status, error } = await small(method, { cursor: cursor as string });
    expect([status, error]).toEqual([200, { code: -32602, message: 'Invalid params: cursor is none of this list' }]);
  });

  test('a cursor of another list is refused', async () => {
    const other = method === 'tools/list' ? 'prompts/list' : 'tools/list';
    const { result } = await small(other);
    expect((await small(method, { cursor: result.nextCursor })).error.code).toBe(-32602);
  });
});

test('a cursor fits no other list, though the entry before it has the same name there', async () => {
  const same = createAsk(createFull, (definition) => {
    const [tool, prompt] = [definition.tools[0], definition.prompts?.[0]];
    if (tool === undefined || prompt === undefined) throw new Error('The full definition has tools and prompts.');
    const tools = [{ ...tool, name: 'same' }, tool];
    return { ...definition, pageSize: 1, tools, prompts: [{ ...prompt, name: 'same' }, prompt] };
  });
  const { result } = await same('tools/list');
  expect((await same('tools/list', { cursor: result.nextCursor })).error).toBeUndefined();
  expect((await same('prompts/list', { cursor: result.nextCursor })).error.code).toBe(-32602);
});

test('an entry put in front moves no page that a cursor names', async () => {
  const before = await small('prompts/list');
  const grown = createAsk(createFull, (definition) => ({
    ...definition,
    pageSize: 1,
    prompts: [{ name: 'new', get: () => ({ messages: [] }) }, ...(definition.prompts ?? [])],
  }));
  const { result } = await grown('prompts/list', { cursor: before.result.nextCursor });
  expect(result.prompts[0].name).toBe('review_code');
});

test('a cursor shows nothing of the entry it stands behind', async () => {
  const { result } = await small('prompts/list');
  expect(result.nextCursor).toMatch(/^[0-9a-f]{16}$/);
  const { result: next } = await small('prompts/list', { cursor: result.nextCursor });
  expect(next.nextCursor).not.toBe(result.nextCursor);
});
