// Prose: what it renders, what it refuses, and how long it takes to say.
import { describe, expect, test } from 'vitest';
import { proseText, renderParagraphs, renderProse, spokenSeconds } from './prose.ts';

describe('renderProse', () => {
  test.each([
    ['Read `_meta` *first*.', 'Read <code>_meta</code> <em>first</em>.'],
    ['See [the rule](/rules/MCP-STL-004/).', 'See <a href="/wire/rules/MCP-STL-004/">the rule</a>.'],
    ['See [below](#fix).', 'See <a href="#fix">below</a>.'],
    [
      'See [RFC 9110](https://www.rfc-editor.org/rfc/rfc9110).',
      'See <a href="https://www.rfc-editor.org/rfc/rfc9110">RFC 9110</a>.',
    ],
    ['`<b>` and 1 < 2 & 3', '<code>&lt;b&gt;</code> and 1 &lt; 2 &amp; 3'],
    ['# 1 is no heading', '# 1 is no heading'],
    ['- no list', '- no list'],
    ['2. no list', '2. no list'],
    ['--stdio "quoted"', '--stdio &quot;quoted&quot;'],
    ['`<a href="/x">`', '<code>&lt;a href=&quot;/x&quot;&gt;</code>'],
  ])('renders %j', (text, html) => {
    expect(renderProse(text, '/wire/')).toBe(html);
  });

  test.each([
    ['Press <b>Run</b>.', 'in the prose "Press <b>Run</b>.": raw HTML <b>; write Markdown, or the tag as `code`'],
    ['<div>block</div>', 'raw HTML <div>'],
    ['a <!-- note --> b', 'raw HTML <!-- note -->'],
    ['[x](javascript:alert(1))', 'a link to javascript:alert(1); links begin with https:// or stay on this site'],
    ['[x](http://example.com/)', 'a link to http://example.com/'],
    ['[x](//example.com/)', 'a link to //example.com/'],
    ['<data:text/html,x>', 'a link to data:text/html,x'],
    ['<someone@example.com>', 'a link to someone@example.com'],
    ['![x](/x.png)', 'an image ![x](/x.png); prose holds code, emphasis and links only'],
  ])('refuses %j and says why', (text, message) => {
    expect(() => renderProse(text, '/')).toThrow(message);
  });
});

describe('renderParagraphs', () => {
  test('parts paragraphs at blank lines', () => {
    expect(renderParagraphs('One\nline.\n\n*Two.*\n', '/')).toBe('<p>One\nline.</p><p><em>Two.</em></p>');
  });
});

describe('proseText', () => {
  test('gives the words alone', () => {
    expect(proseText('Read `a < b` & *["this"](/x/)*\nnow')).toBe('Read a < b & "this" now');
  });
});

describe('spokenSeconds', () => {
  test.each([
    ['one two three four five', 2],
    ['one two three four five six', 3],
    [Array.from({ length: 150 }, () => 'word').join(' '), 60],
    ['**[one two](https://example.com/a-long-address)** `three four five`', 2],
  ])('counts %j', (text, seconds) => {
    expect(spokenSeconds(text)).toBe(seconds);
  });
});
