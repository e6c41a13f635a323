// What a person at a terminal reads.
import { expect, test } from 'vitest';
import { FAIL, LEGACY, finding, sample } from './fixtures/samples.ts';
import { formatText } from './format-text.ts';

test('tells fails first, what they block under them, what was left open, and a summary', () => {
  expect(formatText(sample())).toMatchInlineSnapshot(`
    "Wireproof 0.1.0, revision 2026-07-28: http://localhost:3000/mcp over HTTP
    weather 1.0.0: It serves revision 2026-07-28.

    error    MCP-ERR-006  The answer to an unknown tool has the code -32020.
             expected  What MCP-ERR-006 is about
             seen in   answer 1, /error/code: -32020
             rule      https://wireproof.example/rules/MCP-ERR-006/#reason-misused
             blocks    MCP-ERR-007: The codes say nothing.
                       MCP-ERR-008: Nothing to compare.

    warning  MCP-CCH-008  The ttlMs is -1.
             expected  What MCP-CCH-008 is about
             rule      https://wireproof.example/rules/MCP-CCH-008/#reason-below-zero

    blocked  MCP-ERR-010  Discovery failed. (by MCP-DSC-001)
    untested Every list came on one page.
             MCP-PAG-002, MCP-PAG-007

    1 error and 1 warning; 1 passed, 3 blocked, 2 could not be tested, 1 does not apply (1.23 s)
    "
  `);
});

test('tells one sentence of a server that was not judged', () => {
  expect(formatText(LEGACY)).toMatchInlineSnapshot(`
    "Wireproof 0.1.0, revision 2026-07-28: node old-server.js over stdio

    Not judged. It speaks 2025-06-18 and not revision 2026-07-28.
    "
  `);
});

test('tells the exchange, the deciding line, the commands, passes and what does not apply, when asked to', () => {
  const findings = [FAIL, finding('MCP-STL-001'), finding('MCP-RES-001', { verdict: 'not-applicable' })];
  expect(formatText(sample(findings), { verbose: true })).toMatchInlineSnapshot(`
    "Wireproof 0.1.0, revision 2026-07-28: http://localhost:3000/mcp over HTTP
    weather 1.0.0: It serves revision 2026-07-28.

    error    MCP-ERR-006  The answer to an unknown tool has the code -32020.
             expected  What MCP-ERR-006 is about
             seen in   answer 1, /error/code: -32020
             rule      https://wireproof.example/rules/MCP-ERR-006/#reason-misused
             sent
             | POST /mcp HTTP/1.1
             |
             | { "method": "tools/call" }
             received
             | HTTP/1.1 400 Bad Request
             |
             > { "error": { "code": -32020 } }
             to repeat it
             | curl -i 'http://localhost:3000/mcp'
             or at     https://wireproof.example/playground/#v1=e30

    n/a      MCP-RES-001  MCP-RES-001 was kept.
    pass     MCP-STL-001  MCP-STL-001 was kept.

    1 error; 1 passed, 1 does not apply (1.23 s)
    "
  `);
});

test('tells notices of the run', () => {
  const report = sample([], { notices: ['The server stopped answering.'] });
  expect(formatText(report)).toContain('\nnote     The server stopped answering.\n');
});

test('colours only when asked to, and then changes no word', () => {
  expect(formatText(sample())).not.toContain('\u001b');
  const colored = formatText(sample(), { color: true });
  expect(colored).toContain('\u001b[1;31merror');

  expect(colored.replace(/\u001b\[[\d;]*m/g, '')).toBe(formatText(sample()));
});

test('keeps within the width where words allow it', () => {
  const lines = formatText(
    sample([finding('MCP-PAG-002', { verdict: 'untestable', message: 'word '.repeat(60).trim() })]),
    {
      width: 60,
    },
  ).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.includes('word')).every((line) => line.length <= 60)).toBe(true);
});
