// What untrusted text looks like once it is HTML.
import { expect, test } from 'vitest';
import { escapeAttribute, escapeText, hasHidden } from './escape.ts';

test.each([
  ['</pre><script>alert("&")</script>', '&lt;/pre&gt;&lt;script&gt;alert("&amp;")&lt;/script&gt;'],
  ['tab\tand\nline', 'tab\tand\nline'],
  ['nul \0 escape \x1b', String.raw`nul \u0000 escape \u001b`],
  ['turned \u202e around', String.raw`turned \u202e around`],
  ['half \ud800 pair', String.raw`half \ud800 pair`],
  ['a tag \u{e0041}, which no screen shows', String.raw`a tag \udb40\udc41, which no screen shows`],
  ['whole 😀 pair, é', 'whole 😀 pair, é'],
])('escapes %j', (text, expected) => {
  expect(escapeText(text)).toBe(expected);
});

test('escapes quotes in attributes', () => {
  expect(escapeAttribute('a "b" <c>')).toBe('a &quot;b&quot; &lt;c&gt;');
});

test('tells text that would not survive being copied', () => {
  expect(['a\r\n', '\0', '\u200b', 'a\n\tb é 😀'].map(hasHidden)).toEqual([true, true, true, false]);
});
