// Inline HTML as Markdown: rendered again it is the same HTML.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderProse } from '../schemas/prose.ts';
import { readRealCards } from './fixtures/real-cards.ts';
import { toMarkdown } from './html-markdown.ts';

const SITE = 'https://wireproof.example/wire/';

test.each([
  ['plain words', 'plain words'],
  ['the key <code>clientInfo</code> and <code>a`b</code>', 'the key `clientInfo` and ``a`b``'],
  ['<code>`</code>', '`` ` ``'],
  ['<em>not</em> so, <strong>ever</strong>', '*not* so, **ever**'],
  ['<em>a <code>b</code></em>.', '*a `b`*.'],
  [
    'see <a href="/wire/rules/MCP-STL-004/">the rule</a>',
    'see [the rule](<https://wireproof.example/wire/rules/MCP-STL-004/>)',
  ],
  ['<a href="https://a.example/?x=1&amp;y=(2)">x &amp; y</a>', '[x \\& y](<https://a.example/?x=1&y=(2)>)'],
  ['2 * 3 &lt; 7, snake_case, [x] &amp;amp; \\', '2 \\* 3 \\< 7, snake\\_case, \\[x\\] \\&amp; \\\\'],
  ['- no list', '\\- no list'],
  ['1. no list', '1\\. no list'],
  ['-32602 <code>x</code>', '-32602 `x`'],
])('%s', (html, markdown) => {
  expect(toMarkdown(html, SITE)).toBe(markdown);
});

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const word = fc.stringMatching(/^[ -~äß“”–]{1,12}$/).map((text) => text.trim() || 'x');
const element = fc.oneof(
  word.map(escape),
  word.map((text) => `<code>${escape(text)}</code>`),
  fc.stringMatching(/^[a-z]{1,8}$/).map((text) => `<em>${text}</em>`),
  fc.stringMatching(/^[a-z]{1,8}$/).map((text) => `<strong>${text}</strong>`),
  word.map((text) => `<a href="https://a.example/">${escape(text)}</a>`),
);

test('whatever the HTML holds, its Markdown gives the same HTML again', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(element, { minLength: 1, maxLength: 5 }), (parts) => {
      const html = parts.join(' ').replace(/ +/g, ' ');
      expect(renderProse(toMarkdown(html, SITE), '/')).toBe(html);
    }),
    { numRuns: 500 },
  );
});

test('every text of every card comes back as it was, with whole addresses', { timeout: 60_000 }, async () => {
  const texts = (await readRealCards()).flatMap(
    ({ title, prompt = '', keyPoints, followUps, wrongAnswers, rubric }) => [
      title,
      prompt,
      ...keyPoints.map(({ html }) => html),
      ...followUps.flatMap(({ question, expected }) => [question, ...expected]),
      ...wrongAnswers.flatMap(({ claim, correction }) => [claim, correction]),
      ...Object.values(rubric),
    ],
  );
  expect(texts.length).toBeGreaterThan(2000);
  const whole = (html: string): string =>
    html.replace(/<a href="([^"]*)"/g, (_, href: string) => `<a href="${new URL(href, SITE).href}"`);
  for (const html of texts) expect(renderProse(toMarkdown(html, SITE), '/')).toBe(whole(html.replace(/\s+/g, ' ')));
});
