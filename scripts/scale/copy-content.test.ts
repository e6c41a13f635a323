import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { scaleContent, type TreeFile } from './copy-content.ts';

const CARD = `---
title: Why does a server read what stands there?
rules: [MCP-STL-004]
related: [other-card]
claims:
  - from: Servers must read
variants:
  - ask: Which answer comes?
    scenario:
      requests: [{ method: tools/list }, { method: tools/call, client: somebody }]
---

Servers read \`what stands there\`, see [it](/rules/MCP-STL-004/) and [that](/questions/other-card/).
`;
const RULE = `---
id: MCP-STL-004
probe: two-callers
fault: remembers-callers
spec:
  - quote: Servers must read what stands there.
---

Readers should always write less.
`;
const FILES: TreeFile[] = [
  { path: 'archive/questions/one-card.json', text: '{}' },
  { path: 'src/content/questions/statelessness/one-card.mdx', text: CARD },
  { path: 'src/content/questions/statelessness/other-card.mdx', text: CARD },
  { path: 'src/content/rules/STL/MCP-STL-004.mdx', text: RULE },
];

const dataOf = (text: string): unknown => parse(text.split('---\n')[1] ?? '');
const scaled = scaleContent(FILES, { cards: 5, rules: 2 });
const find = (path: string): string => scaled.files.find((file) => file.path === path)?.text ?? '';

test('there are as many as are asked for, each in its folder, a card with its archive', () => {
  expect(scaled.files.map(({ path }) => path)).toEqual([
    'src/content/questions/statelessness/one-card-2.mdx',
    'archive/questions/one-card-2.json',
    'src/content/questions/statelessness/other-card-2.mdx',
    'src/content/questions/statelessness/one-card-3.mdx',
    'archive/questions/one-card-3.json',
    'src/content/rules/STL/MCP-STL-104.mdx',
  ]);
});

test('the same is made each time', () => {
  expect(scaleContent(FILES, { cards: 5, rules: 2 })).toEqual(scaled);
});

test('a copy refers to copies of its generation, and to the first where there is none', () => {
  expect(dataOf(find('src/content/questions/statelessness/one-card-2.mdx'))).toMatchObject({
    rules: ['MCP-STL-104'],
    related: ['other-card-2'],
  });
  expect(find('src/content/questions/statelessness/one-card-2.mdx')).toContain('/rules/MCP-STL-104/');
  expect(dataOf(find('src/content/questions/statelessness/one-card-3.mdx'))).toMatchObject({
    rules: ['MCP-STL-004'],
    related: ['other-card'],
  });
});

test('a rule has a probe and a fault of its own, and its quotation stays', () => {
  expect(dataOf(find('src/content/rules/STL/MCP-STL-104.mdx'))).toEqual({
    id: 'MCP-STL-104',
    probe: 'two-callers-2',
    fault: 'remembers-callers-2',
    spec: [{ quote: 'Servers must read what stands there.' }],
  });
});

test('quotations and names stay in every copy', () => {
  const { files } = scaleContent(FILES, { cards: 30, rules: 9 });
  const texts = files.filter(({ path }) => path.endsWith('.mdx')).map(({ text }) => text);
  expect(texts.filter((text) => /must read/.test(text))).toHaveLength(36);
  expect(texts.filter((text) => /there\."|"from": "Servers must read"/.test(text))).toHaveLength(36);
});

test('a scenario is sent by a client of its own, unless it names one', () => {
  expect(dataOf(find('src/content/questions/statelessness/one-card-2.mdx'))).toMatchObject({
    variants: [
      {
        scenario: {
          requests: [
            { method: 'tools/list', client: 'wireproof-2' },
            { method: 'tools/call', client: 'somebody' },
          ],
        },
      },
    ],
  });
});

test('fewer than there are cannot be made', () => {
  expect(() => scaleContent(FILES, { cards: 1, rules: 2 })).toThrow(
    '1 cards are asked for, and there are 2; ask for more.',
  );
});
