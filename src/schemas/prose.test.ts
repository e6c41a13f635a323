// Prose: what it renders, what it refuses, and how long it takes to say.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proseMarkdown, proseText, renderParagraphs, renderProse, spokenSeconds } from './prose.ts';

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
    ['_One_ a_b', '<em>One</em> a_b'],
    ['` padded `, ` `, and `a  b`', '<code>padded</code>, <code> </code>, and <code>a  b</code>'],
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
    ['[x](&#x2f;/example.com/)', 'a link to &#x2f;/example.com/'],
    ['[x](\\//example.com/)', 'a link to \\//example.com/'],
    ['[x](/\\example.com/)', 'a link to /\\example.com/'],
    ['[x](javascript&colon;alert(1))', 'a link to javascript&colon;alert(1)'],
    ['[x](&#106;avascript:alert(1))', 'a link to &#106;avascript:alert(1)'],
    ['[x](java\\script:alert(1))', 'a link to java\\script:alert(1)'],
    ['[x](<\tjavascript:alert(1)>)', 'a link to \tjavascript:alert(1)'],
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

test('prose without a link is rendered as it is before one, which the parser reads', () => {
  const pieces = fc.constantFrom(
    ...'aé"\'>#&<-+*_=~!:.)1|\\[]  `` ``\n'.split(''),
    '&amp;',
    '- ',
    '1. ',
    '` `',
    'https://a.b',
  );
  const text = fc.array(pieces, { maxLength: 12 }).map((some) => `${some.join('')} end`);
  const render = (prose: string): string => {
    try {
      return renderProse(prose, '/');
    } catch {
      return 'refused';
    }
  };
  fc.assert(
    fc.property(text, (prose) => {
      const html = render(prose);
      fc.pre(html !== 'refused' && !/[\\[\]]|\n\s*\n/.test(prose));
      expect(render(`${prose} [x](/y)`)).toBe(`${html} <a href="/y">x</a>`);
    }),
  );
});

describe('proseMarkdown', () => {
  const resolve = (address: string): string => `https://site.test${address}`;
  test.each([
    ['Read `_meta`\n  *first*.', 'Read `_meta` *first*.'],
    [
      'See [a](/a/) and [b](/b/ "why"), not `[c](/c/)`.',
      'See [a](https://site.test/a/) and [b](https://site.test/b/ "why"), not `[c](/c/)`.',
    ],
    ['One.\n\nTwo.', 'One.\n\nTwo.'],
    ['- no list', '\\- no list'],
    ['# no heading', '\\# no heading'],
    ['400. No list either.', '400\\. No list either.'],
    ['> 5 of them', '\\> 5 of them'],
    ['**Bold** first, -32021 and #1', '**Bold** first, -32021 and #1'],
  ])('%j', (text, expected) => {
    expect(proseMarkdown(text, resolve)).toBe(expected);
  });

  test('refuses what renderProse refuses', () => {
    expect(() => proseMarkdown('a <b>c</b>', resolve)).toThrow('raw HTML <b>');
  });
});
