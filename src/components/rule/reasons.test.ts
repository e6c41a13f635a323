// What probes can say of a rule.
import { expect, test } from 'vitest';
import type { Probe, Reason } from '../../probes/probe.ts';
import { reasonsOf } from './reasons.ts';

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
