// Bodies as plain Markdown.
import { describe, expect, test } from 'vitest';
import { formatBody, type BodyPlace } from './body-markdown.ts';

const PLACE: BodyPlace = {
  shift: 0,
  resolve: (address) => `https://site.test/base${address.startsWith('#') ? `/page/${address}` : address}`,
  place: (component, attributes) => `placed ${component} ${JSON.stringify(attributes)}`,
};
const format = (source: string, more: Partial<BodyPlace> = {}): Promise<string> =>
  formatBody(source, { ...PLACE, ...more });

describe('a component becomes what it says:', () => {
  test.each([
    [
      'a keyword',
      'It <Says rule="MCP-STL-004">MUST NOT</Says>.',
      'It [MUST NOT](https://site.test/base/rules/MCP-STL-004/).',
    ],
    ['a stretch about before', 'Once <Legacy>`ping` did</Legacy> it.', 'Once `ping` did (earlier revisions) it.'],
    ['a deprecated word', 'A <Deprecated>root</Deprecated>.', 'A root (deprecated).'],
    [
      'a box about before',
      '<Legacy>\n\nOnce.\n\n- a\n- b\n\n</Legacy>',
      '> **Earlier revisions**\n>\n> Once.\n>\n> - a\n> - b',
    ],
    ['a box about the deprecated', '<Deprecated>\n\nRoots.\n\n</Deprecated>', '> **Deprecated**\n>\n> Roots.'],
    ['a note', 'a\n\n<Note>\n\nBeside.\n\n</Note>\n\nb', 'a\n\n> **Note**\n>\n> Beside.\n\nb'],
    ['a step', '<Step id="one" />', 'placed Step {"id":"one"}'],
    [
      'an exchange',
      '<Exchange rule="MCP-STL-004" kind="failing" />',
      'placed Exchange {"rule":"MCP-STL-004","kind":"failing"}',
    ],
    ['a lost heading', 'a\n\n<Anchor id="old" />\n\n## New', 'a\n\n\n\n## New'],
    [
      'a keyword in a box, and a link with code',
      '<Legacy>\n\nIt <Says rule="MCP-STL-004">MUST</Says> [`x`](/a/).\n\n</Legacy>',
      '> **Earlier revisions**\n>\n> It [MUST](https://site.test/base/rules/MCP-STL-004/) [`x`](https://site.test/base/a/).',
    ],
  ])('%s', async (_, source, expected) => {
    expect(await format(source)).toBe(expected);
  });
});

describe('addresses are made complete', () => {
  test.each([
    ['[a](/rules/) [b](#fix "why")', '[a](https://site.test/base/rules/) [b](https://site.test/base/page/#fix "why")'],
    ['| a |\n| --- |\n| [/x/](/x/) |', '| a |\n| --- |\n| [/x/](https://site.test/base/x/) |'],
    ['[a][d]\n\n[d]: /lessons/', '[a][d]\n\n[d]: https://site.test/base/lessons/'],
  ])('in %j', async (source, expected) => {
    expect(await format(source)).toBe(expected);
  });

  test('but not in code', async () => {
    const source = '`[a](/b/)`\n\n```text\n[a](/b/) <Note>\n```';
    expect(await format(source)).toBe(source);
  });
});

test.each([
  [1, '## One\n\n### Two `#`', '### One\n\n#### Two `#`'],
  [-1, '### One', '## One'],
  [3, '###### Six', '###### Six'],
])('headings move by %i', async (shift, source, expected) => {
  expect(await format(source, { shift })).toBe(expected);
});

test('a comment in code is no heading, and a fence keeps its language alone', async () => {
  expect(await format('```sh fault=x\n# a\n```\n\n````json message=tools/call.request\n{}\n````', { shift: 1 })).toBe(
    '```sh\n# a\n```\n\n````json\n{}\n````',
  );
});

test('what the author wrote stays as it was, curly quotes and all', async () => {
  const source = '1. “One” *two* — `three` \\<four>\n2. five\n\n> six\n\n| a | b |\n| --- | --- |\n| `c\\|d` | **e** |';
  expect(await format(source)).toBe(source);
});

test('a step in a list is refused', async () => {
  await expect(format('- <Step id="one" />')).rejects.toThrow('body: <Step> stands inside a line or a list');
});
