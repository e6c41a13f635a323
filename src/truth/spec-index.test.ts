// The index of the specification answers whether words stand in it.
import { describe, expect, test } from 'vitest';
import { buildSpecIndex, createAnchors, splitSchema, splitSections } from './build-spec-index.ts';
import { proseWords, splitAtElisions } from './prose-words.ts';
import { findQuote, hashRange, keywordsIn, readSpecIndex, sectionsOf } from './spec-index.ts';
import stored from './spec-index.json' with { type: 'json' };
import { hashWindows, packHashes, unpackHashes } from './window-hash.ts';

const PAGE = `---
title: A page
---

A server **MUST** answer each and every request.

## The \`_meta\` key

Clients **MUST NOT** send a [request](/x) twice:

- without a reason that
- they can name.

\`\`\`json
{ "## no": "heading" }
\`\`\`

## List & More (2)

| Key | Meaning of the key |
| --- | --- |
| \`a\` | It is RECOMMENDED to write[^1] it. |

## List & More (2)

The same heading for a second time.
`;
const small = readSpecIndex(
  buildSpecIndex({
    revision: '2026-07-28',
    commit: 'c',
    date: 'd',
    pages: new Map([['a/page', PAGE]]),
    guides: new Map(),
    schema: '',
  }),
);
const find = (quote: string): ReturnType<typeof findQuote> => findQuote(sectionsOf(small, 'a/page'), quote);
const anchorsOf = (quote: string): string[] => {
  const result = find(quote);
  return 'found' in result ? result.found.map(([first]) => first?.section.anchor ?? '') : [];
};

describe('a quote', () => {
  test.each([
    ['at the top', 'A server MUST answer each and every request.', ['']],
    ['with its Markdown', 'Clients **MUST NOT** send a [request](/y)', ['the-meta-key']],
    ['over list items', 'a reason that they can name', ['the-meta-key']],
    ['from a table', 'Meaning of the key a It is RECOMMENDED to write it', ['list-more-2']],
    ['with an elision', 'Clients MUST NOT send […] they can name', ['the-meta-key']],
    ['with short sides', 'MUST NOT […] can name', ['the-meta-key']],
    ['under a repeated heading', 'same heading for a second time', ['list-more-2-2']],
    ['with a changed word', 'A server MUST answer every and each request.', []],
    ['in another letter case', 'a server must answer each and every request.', []],
    ['with its sides in another order', 'they can name […] Clients MUST NOT send', []],
    ['over two sections', 'A server MUST answer […] they can name', []],
  ])('%s', (_, quote, anchors) => {
    expect(anchorsOf(quote)).toEqual(anchors);
  });

  test.each([
    ['MUST answer each', 'MUST answer each'],
    ['A server MUST answer […] request', 'request'],
  ])('of too few words cannot be checked: %s', (quote, short) => {
    expect(find(quote)).toEqual({ short });
  });

  test('has the keywords that stand within it', () => {
    const result = find('Clients MUST NOT send a request twice');
    expect('found' in result && result.found.map(keywordsIn)).toEqual([['MUST NOT']]);
  });
});

test('the hash of a range changes with its words', () => {
  const hashes = ['A server MUST answer each and every', 'A server MUST answer each and every request'].map((quote) => {
    const result = find(quote);
    return 'found' in result && result.found[0]?.[0] ? hashRange(result.found[0][0]) : '';
  });
  expect(hashes).toEqual(['1195ae6f464e', '6fc6e52aa272']);
});

test.each([
  ['`_meta`', ['meta', '_meta']],
  ['`$ref` Resolution', ['ref-resolution']],
  ['x-mcp-header', ['x-mcp-header']],
  ['ResultType', ['resulttype']],
  ['Security & Endpoint', ['security-endpoint']],
  ['HTTP+SSE Transport (2024-11-05)', ['httpsse-transport-2024-11-05', 'http-sse-transport-2024-11-05']],
])('the heading %s has its anchors', (heading, anchors) => {
  expect(createAnchors(heading)).toEqual(anchors);
});

test('a heading within a fence is none', () => {
  expect(splitSections(PAGE).map(({ heading }) => heading)).toEqual([
    '',
    'The _meta key',
    'List & More (2)',
    'List & More (2)',
  ]);
});

test('doc comments go to the type that they stand in or before', () => {
  const source =
    '/**\n * Before the type.\n */\nexport interface ATool {\n  /**\n   * Inside of it.\n   */\n  name: string;\n}\n';
  expect(splitSchema(source).map(({ anchors, text }) => [anchors, proseWords(text).join(' ')])).toEqual([
    [['atool'], 'Before the type Inside of it'],
  ]);
});

test.each([
  ['**Bold** `code_span` and a [link](https://x.y/z) [ref][r].', 'Bold code_span and a link ref'],
  ['“Curly” quotes—and dashes&mdash;part words', 'Curly quotes and dashes part words'],
  ['- item one\n2. item `-32602`', 'item one item -32602'],
  ['<Note>\n  A {@link Thing | thing} here\n</Note>', 'A thing here'],
])('%s is reduced to its words', (markdown, words) => {
  expect(proseWords(markdown).join(' ')).toBe(words);
});

test('a quote is parted at […] and nowhere else', () => {
  expect(splitAtElisions('one […] two … three \\[…] four')).toEqual(['one', 'two … three', 'four']);
});

test('hashes survive packing', () => {
  const hashes = hashWindows('one two three four five six'.split(' '), 4);
  expect(unpackHashes(packHashes(hashes, 4), 4)).toEqual(hashes);
});

describe('the committed index', () => {
  test('is of the revision, and small', () => {
    expect([stored.revision, stored.commit, stored.date]).toEqual([
      '2026-07-28',
      'b0f60ba5409db7a6582440a7b473cc0398890f15',
      '2026-08-22',
    ]);
    expect(JSON.stringify(stored).length).toBeLessThan(700_000);
  });

  test('holds no sentence of the specification', () => {
    // A SEP's headings may be long; they are its headings all the same.
    expect(JSON.stringify({ ...stored, guides: {} })).not.toMatch(/rely on prior requests|(?:[a-z]+ ){7}/);
  });

  test.each([
    ['basic/index', ['meta', '_meta', 'resulttype', 'ref-resolution', 'statelessness']],
    ['server/tools', ['x-mcp-header', 'list-changed-notification']],
    ['schema', ['calltoolresult', 'unsupportedprotocolversionerror', 'requestmetaobject']],
  ])('knows the anchors of %s', (page, anchors) => {
    const known = readSpecIndex(stored).pages.get(page)?.anchors;
    expect(anchors.filter((anchor) => !known?.has(anchor))).toEqual([]);
  });
});
