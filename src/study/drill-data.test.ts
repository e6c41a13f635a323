// The file of the questions: what is taken, what is refused and in which words, and text without its marks.
import { expect, test } from 'vitest';
import { DATA_VERSION, parseDrillData, plainText } from './drill-data.ts';
import { card, material, rule } from './fixtures/material.ts';
import { parseInterviewData } from './interview-data.ts';

const good = material([card('a')], [rule('MCP-STL-004')]);

test('what the build writes is taken as it is', () => {
  const read: unknown = JSON.parse(JSON.stringify(good));
  expect(parseDrillData(read)).toEqual(good);
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'at the top'],
  ['a list', [], 'at the top'],
  ['a later version', { ...good, version: DATA_VERSION + 1 }, 'at version'],
  ['no cards', { ...good, cards: [] }, 'at cards'],
  ['a card without a slug', { ...good, cards: [{ ...card('a'), slug: undefined }] }, 'at cards.0.slug'],
  ['a rule without a quote', { ...good, rules: [{ ...rule('MCP-STL-004'), quote: 1 }] }, 'at rules.0.quote'],
])('%s is refused, with the place and what to do', (_, value, place) => {
  expect(() => parseDrillData(value)).toThrow(`The file of the questions is not what this page expects (${place}: `);
  expect(() => parseDrillData(value)).toThrow('Reload the page');
});

test('the file of the interviews is held to its outline too', () => {
  const data = { version: DATA_VERSION, cards: { a: { followUps: [], rubric: {} } } };
  expect(parseInterviewData(data)).toEqual(data);
  expect(() => parseInterviewData({ version: DATA_VERSION, cards: { a: {} } })).toThrow('(at cards.a.followUps: ');
});

test.each([
  ['<code>a &lt; b</code> &amp; <em>c</em>', 'a < b & c'],
  ['<a href="/x/?a&amp;b">&quot;d&quot;</a>', '"d"'],
  ['&amp;lt;', '&lt;'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
