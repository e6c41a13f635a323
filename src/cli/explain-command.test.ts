// What is said of a rule.
import { expect, test } from 'vitest';
import { probe } from '../probes/probe.ts';
import { explainRule } from './explain-command.ts';
import { FEW_RULES } from './fixtures/few-rules.ts';
import type { RuleWords } from './content.ts';

const rule = FEW_RULES.find(({ id }) => id === 'MCP-STL-004') as RuleWords;
const settling = probe({
  id: 'two-callers',
  title: 'Two calls on one connection',
  transports: ['http', 'stdio'],
  definition: 'full',
  settles: [rule.id],
  reasons: {
    [rule.id]: {
      mixed: { verdict: 'fail', message: 'The answer named {name}.' },
      own: { verdict: 'pass', message: 'Each got its own.' },
      none: { verdict: 'untestable', message: 'No tool.' },
    },
  },
  run: () => Promise.resolve({}),
});

test('a rule with its sentence, how it is judged, and where to read on', () => {
  expect(explainRule(rule, [settling], 'https://site.example')).toBe(`MCP-STL-004  MUST NOT
Title of MCP-STL-004

Description of MCP-STL-004

The sentence
  “Quote of MCP-STL-004”
  https://modelcontextprotocol.io/specification/2026-07-28/basic/index#statelessness

How it is judged (over HTTP and stdio)
  - Two calls on one connection (two-callers)

It fails when the report says
  - The answer named <name>.

It passes when the report says
  - Each got its own.

What a fail proves
  Fail.

What a pass leaves open
  Pass.

Why it matters, examples   https://site.example/rules/MCP-STL-004/
How to fix it              https://site.example/rules/MCP-STL-004/#fix
`);
});

test('of what no probe can see, what a reviewer looks at', () => {
  const text = explainRule({ ...rule, checklist: ['Look here.', 'And there.'] }, [], 'https://site.example');
  expect(text).toContain('No probe can see it. A reviewer looks at\n  - Look here.\n  - And there.\n');
  expect(text).not.toContain('How it is judged');
});
