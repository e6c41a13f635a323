// Text as Markdown that stays text.
import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { codeText, completeFrom, fenceLines, joinParts, listItems, plainText, section } from './write-markdown.ts';

describe('plain text stays what it is', () => {
  test.each([
    'a <b> & c',
    '*a* **b** _c_ `d`',
    '_meta and x_y_z',
    '_a_ and _b',
    '[a](b) [c]',
    'back\\slash',
    '&amp; &#60;',
    '{name} {to}',
  ])('%j', async (text) => {
    const { html } = markdownToHtml(plainText(text), { features: { smartPunctuation: false } });
    expect(html.trim()).toBe(`<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`);
  });
});

test('plain text stays readable where it can', () => {
  expect(plainText('Servers […] its _meta, and _meta.x [1]')).toBe('Servers […] its _meta, and _meta.x [1]');
});

test.each([
  ['a', '`a`'],
  ['a `b`', '`` a `b` ``'],
  ['``', '``` `` ```'],
])('code %j becomes %j', (text, expected) => {
  expect(codeText(text)).toBe(expected);
});

test('a fence is longer than any in its text', () => {
  expect(fenceLines('a\n````\nb', 'text')).toBe('`````text\na\n````\nb\n`````');
  expect(fenceLines('a', 'http')).toBe('```http\na\n```');
});

test('further lines of an item stand under its first', () => {
  expect(listItems(['a\nb', 'c\n\nd'])).toBe('- a\n  b\n- c\n\n  d');
  expect(listItems(['a\nb', 'c'], true)).toBe('1. a\n   b\n2. c');
});

test('what is missing leaves no gap', () => {
  expect(joinParts('a', undefined, '', 'b')).toBe('a\n\nb');
  expect(section(2, 'Title', undefined, '')).toBe('');
  expect(section(3, 'Title', 'a', 'b')).toBe('### Title\n\na\n\nb');
});

test.each([
  ['/rules/', 'https://site.test/sub/rules/'],
  ['#fix', 'https://site.test/sub/questions/x/#fix'],
  ['../y/', 'https://site.test/sub/questions/y/'],
  ['https://example.org/a', 'https://example.org/a'],
])('%s on a page is %s', (address, expected) => {
  const resolve = completeFrom('/questions/x/', (path) => `https://site.test/sub${path}`);
  expect(resolve(address)).toBe(expected);
});
