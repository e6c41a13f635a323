// The page that a report is saved as.
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { findStrangers } from './fixtures/html-check.ts';
import { FAIL, HOSTILE, LEGACY, finding, sample } from './fixtures/samples.ts';
import { formatHtml } from './format-html.ts';

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
const hostile = sample(
  [
    {
      ...FAIL,
      message: HOSTILE,
      location: HOSTILE,
      sent: HOSTILE,
      received: HOSTILE,
      curl: HOSTILE,
      title: HOSTILE,
      expected: HOSTILE,
      quote: HOSTILE,
    },
    finding('MCP-PAG-002', { verdict: 'untestable', message: HOSTILE }),
    finding('MCP-ERR-010', { verdict: 'blocked', message: HOSTILE, blockedBy: 'MCP-DSC-001' }),
    finding('MCP-ERR-011', { verdict: 'blocked', message: HOSTILE, blockedBy: 'MCP-ERR-006' }),
  ],
  {
    target: { ...sample().target, name: HOSTILE, server: HOSTILE, eraMessage: HOSTILE },
    notices: [HOSTILE],
    tool: { ...sample().tool, version: HOSTILE },
    revision: HOSTILE,
  },
);

/** What stands in the page as a reader sees it. */
const read = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\n+/g, '\n');

describe.each([
  ['one of each kind', sample()],
  ['a server that was not judged', LEGACY],
  ['no findings', sample([])],
  ['hostile texts', hostile],
])('a report with %s', (_, report) => {
  const html = formatHtml(report);
  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`)),
    ).toEqual([]);
  });

  test('has nothing but elements and addresses of ours', () => {
    const ours =
      'html head meta title style body header main footer h1 h2 h3 p dl dt dd ul li time code pre mark a span article blockquote div figure figcaption details summary table caption tbody tr th td';
    expect(findStrangers(html, ours.split(' '))).toEqual([]);
  });

  test('forbids itself all but its own style', () => {
    expect(html).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">`,
    );
    expect(html).not.toMatch(/<script|@import|url\(/);
  });
});

test('tells what failed with its exchange, what that blocks, and every rule by category', () => {
  const text = read(formatHtml(sample()));
  expect(text).toContain('1 error and 1 warning; 1 passed, 3 blocked, 2 could not be tested, 1 does not apply');
  expect(text).toContain('error MCP-ERR-006 The answer to an unknown tool has the code -32020.');
  expect(text).toContain('MCP-ERR-007 The codes say nothing.');
  expect(text).toContain('Every list came on one page. MCP-PAG-002, MCP-PAG-007');
  expect(formatHtml(sample())).toContain(
    '<pre>HTTP/1.1 400 Bad Request\n\n<mark>{ "error": { "code": -32020 } }</mark></pre>',
  );
  expect(formatHtml(sample())).toContain('href="https://wireproof.example/rules/MCP-ERR-006/#reason-misused"');
  expect(formatHtml(sample())).toContain('href="https://wireproof.example/playground/#v1=e30"');
});

test('shows hidden characters of the server', () => {
  expect(formatHtml(hostile)).toContain(String.raw`\u202eturned\u2066`);
});

test('makes no link of an address that is not of the web', () => {
  const html = formatHtml(sample([{ ...FAIL, help: 'javascript:alert(1)', playground: 'data:text/html,x' }]));
  expect(html).not.toMatch(/href="(?!https:\/\/)/);
});
