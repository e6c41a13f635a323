// What probes can say of a rule.
import { expect, test } from 'vitest';
import { probes } from '../../probes/list.ts';
import type { Probe, Reason } from '../../probes/probe.ts';
import { reasonsOf, verdictKinds } from './reasons.ts';

const probeOf = (id: string, reasons: Record<string, Reason>): Probe => ({
  id,
  title: id,
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-STL-004'],
  reasons: { 'MCP-STL-004': reasons },
  run: () => Promise.reject(new Error('not run here')),
});
const shared: Reason = { verdict: 'untestable', message: 'A token is needed.' };

test('fails come first, and a reason that two probes share is listed once', () => {
  const probes = [
    probeOf('one', { 'needs-token': shared, fine: { verdict: 'pass', message: 'Fine.' } }),
    probeOf('two', { 'needs-token': shared, broken: { verdict: 'fail', message: 'Broken.' } }),
  ];
  expect(reasonsOf('MCP-STL-004', probes)).toEqual([
    { code: 'broken', verdict: 'fail', message: 'Broken.', probes: ['two'] },
    { code: 'fine', verdict: 'pass', message: 'Fine.', probes: ['one'] },
    { code: 'needs-token', verdict: 'untestable', message: 'A token is needed.', probes: ['one', 'two'] },
  ]);
});

test('one code with two meanings is refused', () => {
  const probes = [
    probeOf('one', { odd: { verdict: 'fail', message: 'A.' } }),
    probeOf('two', { odd: { verdict: 'fail', message: 'B.' } }),
  ];
  expect(() => reasonsOf('MCP-STL-004', probes)).toThrow(
    'MCP-STL-004: probes one and two mean different things by "odd"; rename one',
  );
});

test.each([
  ['MUST', ['error', 'warning', 'pass', 'untestable']],
  ['SHOULD NOT', ['warning', 'pass', 'untestable']],
] as const)('the kinds of verdict on a %s rule are %j', (level, kinds) => {
  const reasons: Reason[] = [
    { verdict: 'fail', message: 'Broken.' },
    { verdict: 'fail', message: 'Slow.', atMost: 'warning' },
    { verdict: 'pass', message: 'Fine.' },
    { verdict: 'pass', message: 'Finer.' },
    shared,
  ];
  expect(verdictKinds(level, reasons)).toEqual(kinds);
});

test('of each rule a code means one thing, whichever probe says it', async () => {
  const all = await Promise.all(Object.values(probes).map((load) => load()));
  const rules = [...new Set(all.flatMap(({ settles }) => settles))];
  const wrong = rules.flatMap((rule) => {
    try {
      reasonsOf(rule, all);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  expect(wrong).toEqual([]);
});
