// Text of a server's on a terminal, in a log and in Markdown: what it looks like where it can do nothing.
import { expect, test } from 'vitest';
import { codeSpan, escapeCell, escapeMarkdown, fence } from './markdown-text.ts';
import { formatPlain, wrapText } from './plain-text.ts';

test.each([
  ['two\r\nlines\tand more', 'two lines and more'],
  ['\u001b[31mred\u001b]0;title\u0007', String.raw`\u001b[31mred\u001b]0;title\u0007`],
  ['turned \u202e and hidden \u200b', String.raw`turned \u202e and hidden \u200b`],
  ['::error::x', String.raw`\u003a:error::x`],
  ['a\n::error title=b::x', String.raw`a \u003a:error title=b::x`],
  ['ns::name', 'ns::name'],
  ['##[error]x ##vso[task]y ##teamcity[z]', String.raw`\u0023#[error]x \u0023#vso[task]y \u0023#teamcity[z]`],
  ['## heading', '## heading'],
])('formatPlain writes %j', (text, expected) => {
  expect(formatPlain(text)).toBe(expected);
  expect(formatPlain(expected)).toBe(expected);
});

test('wrapText breaks at spaces and never inside a word', () => {
  expect(wrapText('a bb ccc https://long.example/address d', 8)).toEqual([
    'a bb ccc',
    'https://long.example/address',
    'd',
  ]);
  expect(wrapText('', 8)).toEqual(['']);
});

test.each([
  ['plain', '`plain`'],
  ['a `tick`', '`` a `tick` ``'],
  ['``` three', '```` ``` three ````'],
  ['a\n\nb', '`a b`'],
])('codeSpan(%j)', (text, expected) => {
  expect(codeSpan(text)).toBe(expected);
});

test.each([
  ['The key _meta of *one* <b>', String.raw`The key \_meta of \*one\* \<b\>`],
  ['[a](b) ![c] a|b ~x~ &lt;', String.raw`\[a\]\(b\) \!\[c\] a\|b \~x\~ \&lt;`],
  ['see https://a.example/x or www.a.example.', 'see `https://a.example/x` or `www.a.example.`'],
  ['@user me@a.example #12 GH-12 $x$ :tada:', '`@user` `me@a.example` `#12` `GH-12` `$x$` `:tada:`'],
  ['1. one', String.raw`1\. one`],
  ['- item', String.raw`\- item`],
  ['--- rule', String.raw`\--- rule`],
  ['-32602 was sent by 1.0.', '-32602 was sent by 1.0.'],
  ['a\n\n# b', 'a `#` b'],
])('escapeMarkdown(%j)', (text, expected) => {
  expect(escapeMarkdown(text)).toBe(expected);
});

test('escapeCell keeps a pipe inside its cell, in code too', () => {
  expect(escapeCell('a|b https://a.example/x|y')).toBe(
    String.raw`a\|b ` + String.raw`\`https://a.example/x\|y\``.replaceAll('\\`', '`'),
  );
});

test('fence is longer than any in its text', () => {
  expect(fence('a\n````\nb\u202e', 'sh')).toBe('`````sh\na\n````\nb\\u202e\n`````');
});
