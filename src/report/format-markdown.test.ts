// The summary of a job, and that nothing of a server becomes a part of it.
import { micromark } from 'micromark';
import { expect, test } from 'vitest';
import { findStrangers, readTextOutside } from './fixtures/html-check.ts';
import { FAIL, HOSTILE, LEGACY, finding, sample } from './fixtures/samples.ts';
import { formatMarkdown } from './format-markdown.ts';

test('tells the outcome, the fails in a table, their exchanges folded away, and what was left open', () => {
  expect(formatMarkdown(sample())).toMatchInlineSnapshot(`
    "## Wireproof

    **1 error and 1 warning; 1 passed, 3 blocked, 2 could not be tested, 1 does not apply.**

    \`http://localhost:3000/mcp\`, HTTP, revision 2026-07-28, weather 1.0.0. It serves revision 2026-07-28.

    | | rule | what was seen |
    | --- | --- | --- |
    | error | [MCP-ERR-006](<https://wireproof.example/rules/MCP-ERR-006/#reason-misused>) | The answer to an unknown tool has the code -32020. Blocks [MCP-ERR-007](<https://wireproof.example/rules/MCP-ERR-007/#reason-blocked>), [MCP-ERR-008](<https://wireproof.example/rules/MCP-ERR-008/#reason-blocked>). |
    | warning | [MCP-CCH-008](<https://wireproof.example/rules/MCP-CCH-008/#reason-below-zero>) | The ttlMs is -1. |

    <details><summary>MCP-ERR-006</summary>

    Expected: What MCP-ERR-006 is about  
    Seen in: answer 1, /error/code: -32020

    [MUST, in the specification](<https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta>) · [open in the playground](<https://wireproof.example/playground/#v1=e30>)

    Sent

    \`\`\`text
    POST /mcp HTTP/1.1

    { "method": "tools/call" }
    \`\`\`

    Received

    \`\`\`text
    HTTP/1.1 400 Bad Request

    { "error": { "code": -32020 } }
    \`\`\`

    To repeat it

    \`\`\`sh
    curl -i 'http://localhost:3000/mcp'
    \`\`\`

    </details>

    <details><summary>MCP-CCH-008</summary>

    Expected: What MCP-CCH-008 is about

    [SHOULD, in the specification](<https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta>)

    </details>

    - [MCP-ERR-010](<https://wireproof.example/rules/MCP-ERR-010/#reason-blocked>) is blocked: Discovery failed.

    ### Not tested

    - Every list came on one page. [MCP-PAG-002](<https://wireproof.example/rules/MCP-PAG-002/#reason-one-page>), [MCP-PAG-007](<https://wireproof.example/rules/MCP-PAG-007/#reason-one-page>)

    Wireproof 0.1.0. A fail is proof; a pass is only the absence of proof.
    "
  `);
});

test('tells one sentence of a server that was not judged', () => {
  expect(formatMarkdown(LEGACY)).toMatchInlineSnapshot(`
    "## Wireproof

    **Not judged. It speaks 2025-06-18 and not revision 2026-07-28.**

    \`node old-server.js\`, stdio, revision 2026-07-28.

    Wireproof 0.1.0.
    "
  `);
});

test('lets nothing of the server out of its place', () => {
  const text = formatMarkdown(
    sample(
      [
        {
          ...FAIL,
          message: HOSTILE,
          location: HOSTILE,
          sent: HOSTILE,
          received: HOSTILE,
          curl: HOSTILE,
          expected: HOSTILE,
        },
        finding('MCP-PAG-002', { verdict: 'untestable', message: HOSTILE }),
        finding('MCP-ERR-010', { verdict: 'blocked', message: HOSTILE, blockedBy: 'MCP-DSC-001' }),
      ],
      { target: { ...sample().target, name: HOSTILE, server: HOSTILE, eraMessage: HOSTILE }, notices: [HOSTILE] },
    ),
  );
  const ours = 'html head body h2 h3 p strong code pre a blockquote ul li details summary br'.split(' ');
  const html = micromark(text, { allowDangerousHtml: true, allowDangerousProtocol: true });
  expect(findStrangers(html, ours)).toEqual([]);
  // GitHub makes links, mentions, emoji and mathematics of bare text too: outside code and links of ours there is none.
  expect(readTextOutside(html, ['code', 'a'])).not.toMatch(/:\/\/|www\.|@|#\d|:[a-z]+:|\$/);
});

test('keeps its table whole', () => {
  const row = formatMarkdown(sample([{ ...FAIL, message: 'a|b `c|d` https://x.example/|\n| e |' }]))
    .split('\n')
    .find((line) => line.startsWith('| error'));
  expect(row?.match(/(?<!\\)\|/g)).toHaveLength(4);
});

test('stays under one megabyte and says what it left out', () => {
  const long = { sent: 'ü'.repeat(20_000), received: 'ü'.repeat(20_000) };
  const many = Array.from({ length: 100 }, (_, index) =>
    finding(`MCP-ERR-${String(index + 100)}`, { ...FAIL, ...long, rule: `MCP-ERR-${String(index + 100)}` }),
  );
  const text = formatMarkdown(sample(many));
  const size = new TextEncoder().encode(text).length;
  expect(size).toBeLessThan(1_000_000);
  expect(size).toBeGreaterThan(900_000);
  expect(text).toMatch(/\nThe summary holds one megabyte: \d+ more parts of the report are left out here\.\n/);
  // The table names all of them all the same.
  expect(text.match(/^\| error \|/gm)).toHaveLength(100);
  expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
});

test('a table that is too long by itself says how many rows it leaves out', () => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    finding(`MCP-ERR-${String(index)}`, { verdict: 'fail', message: 'x'.repeat(400) }),
  );
  const text = formatMarkdown(sample(many));
  expect(new TextEncoder().encode(text).length).toBeLessThan(1_000_000);
  expect(text).toMatch(/\n\| \| \| \d+ more are left out here\. \|\n/);
});
