import { expect, test } from 'vitest';
import { collectWords, varyText } from './vary-words.ts';

const TEXT = 'Every server reads what stands there: plain words, other words, never those between their marks.';
const pool = collectWords([TEXT, 'Cards about cached lists and shared pages teach somebody nothing strange.']);

test('a text varies with its name, and under one name the same way each time', () => {
  const first = varyText('a-card-2', TEXT, pool);
  expect(first).toBe(varyText('a-card-2', TEXT, pool));
  expect(new Set([TEXT, first, varyText('a-card-3', TEXT, pool)]).size).toBe(3);
});

test('a text keeps its length, since fields have limits', () => {
  expect(varyText('a-card-2', TEXT, pool)).toHaveLength(TEXT.length);
});

test.each([
  '`plain words there` and ``between `those` marks``',
  '[see](/rules/between/words/) <Note where="there">',
  '“Every server reads what stands there”',
  '```ts\nserver.reads(words);\n```',
  'https://modelcontextprotocol.io/words/there',
  'MCP-STL-004, mcp_server, server-side/words',
])('what is no prose stays: %s', (text) => {
  const names = Array.from({ length: 40 }, (_, index) => `name-${index}`);
  expect(new Set(names.map((name) => varyText(name, text, pool)))).toEqual(new Set([text]));
});
