import { describe, expect, test } from 'vitest';
import { createCaller } from '../../../test/tool-caller.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';

describe('the client’s folders', () => {
  const root = (...uris: string[]) => ({ roots: { roots: uris.map((uri) => ({ uri })) } });
  const PROJECT = '/home/ada/project/README.md\n/home/ada/project/src/main.ts';

  test.each<[JsonObject, string[], string, boolean | undefined]>([
    [{}, ['file:///home/ada/project'], PROJECT, undefined],
    [{}, ['file:///home/ada/project/'], PROJECT, undefined],
    [{}, ['file:///home/ada/project-old'], '/home/ada/project-old/a.txt', undefined],
    [{}, ['file:///nowhere'], 'There are no files.', undefined],
    [{}, [], 'There are no files.', undefined],
    [{ path: '/home/ada/project' }, ['file:///home/ada/project'], PROJECT, undefined],
    [{ path: '/home/ada/project/src' }, ['file:///home/ada/project'], '/home/ada/project/src/main.ts', undefined],
    [{ path: '/home/ada/project/README.md' }, ['file:///home/ada/project'], '/home/ada/project/README.md', undefined],
    [
      { path: '/home/ada/project/../secret.txt' },
      ['file:///home/ada/project'],
      '/home/ada/project/../secret.txt lies outside the roots of the client',
      true,
    ],
    [
      { path: '/home/ada/project/%2e%2e/secret.txt' },
      ['file:///home/ada/project'],
      '/home/ada/project/%2e%2e/secret.txt lies outside the roots of the client',
      true,
    ],
    [
      { path: '/home/ada/project-old/a.txt' },
      ['file:///home/ada/project'],
      '/home/ada/project-old/a.txt lies outside the roots of the client',
      true,
    ],
    [
      { path: 'https://evil.example/' },
      ['file:///home/ada/project'],
      'https://evil.example/ lies outside the roots of the client',
      true,
    ],
    [{ path: '//[' }, ['file:///'], '//[ lies outside the roots of the client', true],
  ])('%j within %j lists %j', async (args, uris, text, isError) => {
    const call = createCaller('list_files', args);
    expect((await call()).requests).toEqual({ roots: { method: 'roots/list' } });
    const answer = await call(root(...uris));
    expect([answer.text, answer.isError]).toEqual([text, isError]);
  });

  test.each<[JsonValue]>([
    [7],
    [{}],
    [{ roots: 'file:///' }],
    [{ roots: [{ uri: 'https://x' }] }],
    [{ roots: ['file:///'] }],
  ])('%j are no roots: they are asked for again', async (roots) => {
    const call = createCaller('list_files');
    await call();
    expect((await call({ roots })).asked).toEqual(['roots']);
  });
});
