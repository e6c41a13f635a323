import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../protocol/json.ts';
import { createFull } from '../definitions/full.ts';
import { createOpen } from '../definitions/open.ts';
import { DOT_PNG } from '../demo/media.ts';
import { createAsk } from '../fixtures/ask.ts';

const ask = createAsk(createFull);

describe('resources/read', () => {
  test.each<[string, JsonObject]>([
    ['demo://readme', { mimeType: 'text/plain', text: 'A demonstration server. Nothing on it is worth keeping.' }],
    ['demo://dot.png', { mimeType: 'image/png', blob: DOT_PNG }],
    ['demo://notes/menu', { mimeType: 'text/plain', text: 'Soup, dumplings, plum cake.' }],
    [
      'file:///handbook/opening.md',
      { mimeType: 'text/markdown', text: '# Opening\n\nUnlock the door, then the till.' },
    ],
  ])('reads %s', async (uri, content) => {
    const { status, result } = await ask('resources/read', { uri });
    expect(status).toBe(200);
    expect(result).toMatchObject({ resultType: 'complete', ttlMs: 60000, cacheScope: 'public' });
    expect(result.contents).toEqual([{ uri, ...content }]);
  });

  test('a template reads what no entry of the list has', async () => {
    const only = createAsk(createFull, (definition) => ({ ...definition, resources: [] }));
    const { result } = await only('resources/read', { uri: 'demo://notes/menu' });
    expect(result.contents[0].text).toBe('Soup, dumplings, plum cake.');
  });

  test.each([
    'demo://nothing',
    'demo://notes/nothing',
    'demo://notes/',
    'demo://notes/constructor',
    'DEMO://readme',
    'file:///handbook/none.md',
    'file:///private/salaries.md',
    'file:///handbook/../private/salaries.md',
    'file:///handbook/..%2Fprivate%2Fsalaries.md',
    'file:///handbook/%2E%2E%2Fprivate%2Fsalaries.md',
    'file:///handbook/%2Fprivate%2Fsalaries.md',
    'file:///handbook/file:%2F%2F%2Fprivate%2Fsalaries.md',
    'file:///handbook/http:%2F%2F%5B',
    'file:///handbook/http%3A%2F%2F%5B',
    'file:///handbook/file%3A%2F%2F%2Fhandbook%2Fopening.md',
    'file:///handbook/%00',
  ])('%s is not found', async (uri) => {
    const { status, error } = await ask('resources/read', { uri });
    expect([status, error]).toEqual([200, { code: -32602, message: 'Resource not found', data: { uri } }]);
  });

  test.each<[JsonObject, string]>([
    [{}, 'Invalid params: uri is missing or no string'],
    [{ uri: 7 }, 'Invalid params: uri is missing or no string'],
    [{ uri: 'readme' }, 'Invalid params: uri is no absolute URI'],
    [{ uri: '' }, 'Invalid params: uri is no absolute URI'],
  ])('%j is refused', async (params, message) => {
    const { status, error } = await ask('resources/read', params);
    expect([status, error.code, error.message]).toEqual([200, -32602, message]);
  });

  test('what fails to be read is an internal error without a reason', async () => {
    expect(await ask('resources/read', { uri: 'demo://broken' })).toMatchObject({
      status: 500,
      error: { code: -32603, message: 'Internal error' },
    });
  });

  test('a resource can bring caching hints of its own', async () => {
    const { result } = await ask('resources/read', { uri: 'demo://clock' });
    expect(result).toMatchObject({ ttlMs: 0, cacheScope: 'public' });
  });

  test('the result of a retry is for nobody else, and for once', async () => {
    const { result } = await ask('resources/read', { uri: 'demo://readme', inputResponses: {} });
    expect(result).toMatchObject({ ttlMs: 0, cacheScope: 'private' });
  });
});

describe('the lists', () => {
  test('an entry of resources/list has what the definition says, and nothing else', async () => {
    const { result } = await ask('resources/list');
    expect(result.resources[1]).toEqual({
      uri: 'demo://dot.png',
      name: 'dot.png',
      title: 'A dot',
      description: 'A picture of 8 by 8 pixels',
      mimeType: 'image/png',
    });
  });

  test('resources/templates/list has the templates', async () => {
    const { result } = await ask('resources/templates/list');
    expect(result.resourceTemplates).toEqual([
      { uriTemplate: 'demo://notes/{id}', name: 'note', title: 'A note by its id', mimeType: 'text/plain' },
      {
        uriTemplate: 'file:///handbook/{page}',
        name: 'handbook',
        title: 'A page of the handbook',
        mimeType: 'text/markdown',
      },
    ]);
  });

  test.each(['resources/list', 'resources/templates/list', 'resources/read'])(
    '%s is unknown to a server without resources',
    async (method) => {
      const { status, error } = await createAsk(createOpen)(method, { uri: 'demo://readme' });
      expect([status, error]).toEqual([404, { code: -32601, message: `Method not found: ${method}` }]);
    },
  );

  test('a server with templates alone answers with an empty list of resources', async () => {
    const only = createAsk(createFull, (definition) => ({ ...definition, resources: [] }));
    expect((await only('resources/list')).result.resources).toEqual([]);
  });
});
