// The rule's schema takes one good value, and names every way to be wrong.
import { describe, expect, test } from 'vitest';
import { ruleSchema } from './rule.ts';

const good = {
  id: 'MCP-STL-004',
  title: 'Requests stand alone',
  description: 'About requests.',
  level: 'MUST NOT',
  appliesTo: { subject: 'server', transports: ['http', 'stdio'], era: 'modern' },
  observable: 'wire',
  spec: [{ passage: 'basic/index#statelessness', quote: 'Servers MUST NOT rely on prior requests' }],
  misconception: { belief: 'They do not.', refutation: 'They do.' },
  probe: 'two-declarations',
  fault: 'remembers-capabilities',
  why: 'Things go wrong.',
  failProves: 'This.',
  passLeavesOpen: 'That.',
  deviation: 'None.',
  revision: '2026-07-28',
  reviewed: '2026-11-30',
};

const issuesOf = (change: object): string[] =>
  (ruleSchema.safeParse({ ...good, ...change }).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  );

test('a good rule is taken, and lists that may be left out are empty', () => {
  expect(ruleSchema.parse(good)).toEqual({
    ...good,
    otherCauses: [],
    checklist: [],
    related: [],
    claims: [],
    inseparable: [],
  });
});

test('an internal rule with a checklist needs neither probe nor fault', () => {
  expect(issuesOf({ observable: 'internal', probe: undefined, fault: undefined, checklist: ['Look here.'] })).toEqual(
    [],
  );
});

describe('a rule is refused', () => {
  test.each([
    [{ id: 'mcp-stl-004' }, 'id: a rule id looks like MCP-STL-004'],
    [{ title: 'x'.repeat(121) }, 'title: Too big: expected string to have <=120 characters'],
    [{ description: '' }, 'description: write a sentence here'],
    [{ level: 'MAY' }, 'level: Invalid option: expected one of "MUST"|"MUST NOT"|"SHOULD"|"SHOULD NOT"'],
    [
      { appliesTo: { ...good.appliesTo, subject: 'host' } },
      'appliesTo.subject: Invalid option: expected one of "server"|"client"|"both"|"other"',
    ],
    [
      { appliesTo: { ...good.appliesTo, transports: [] } },
      'appliesTo.transports: Too small: expected array to have >=1 items',
    ],
    [
      { appliesTo: { ...good.appliesTo, era: 'old' } },
      'appliesTo.era: Invalid option: expected one of "modern"|"modern-only"|"any"',
    ],
    [{ observable: 'yes' }, 'observable: Invalid option: expected one of "wire"|"partly"|"internal"'],
    [{ spec: [] }, 'spec: Too small: expected array to have >=1 items'],
    [{ spec: [{ passage: 'index', quote: 'word '.repeat(61) }] }, 'spec.0.quote: a quote has at most 60 words'],
    [
      { spec: [{ passage: '/basic', quote: 'Words.' }] },
      'spec.0.passage: a passage is page#anchor, such as basic/index#statelessness',
    ],
    [
      { misconception: { belief: 'They do not.' } },
      'misconception.refutation: Invalid input: expected string, received undefined',
    ],
    [{ probe: undefined }, 'probe: a rule that can be seen names its probe'],
    [{ fault: undefined }, 'fault: a rule that can be seen names its fault'],
    [{ observable: 'internal' }, 'checklist: an internal rule has a review checklist'],
    [{ why: '' }, 'why: write a sentence here'],
    [{ failProves: '' }, 'failProves: write a sentence here'],
    [{ passLeavesOpen: '' }, 'passLeavesOpen: write a sentence here'],
    [{ deviation: '' }, 'deviation: write a sentence here'],
    [{ otherCauses: [''] }, 'otherCauses.0: write a sentence here'],
    [{ related: ['MCP-4'] }, 'related.0: a rule id looks like MCP-STL-004'],
    [
      { claims: [{ passage: 'index', keyword: 'MUST', from: 'A', to: 'the end' }] },
      'claims.0.from: Too small: expected string to have >=3 characters',
    ],
    [{ revision: 'draft' }, 'revision: Invalid input: expected "2026-07-28"'],
    [{ reviewed: '2026-02-30' }, 'reviewed: a date is YYYY-MM-DD'],
    [{ severity: 'error' }, ': Unrecognized key: "severity"'],
  ])('for %j', (change, issue) => {
    expect(issuesOf(change)).toEqual([issue]);
  });
});
