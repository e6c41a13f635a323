// The join of pages and engine: each published rule has its probe and fault, and its examples show what they should.
import { describe, expect, test } from 'vitest';
import { faults } from '../src/faults/list.ts';
import { probes } from '../src/probes/list.ts';
import { runExamples } from '../src/run/examples.ts';
import { isForStdio, loadProbe } from '../src/run/run-probe.ts';
import { runSdk } from '../src/run/run-sdk.ts';
import { loadFault } from '../src/run/target.ts';
import type { Rule } from '../src/schemas/rule.ts';
import { readRules } from './rules.ts';

const rules = readRules();
const ids = rules.map((rule) => rule.id);
const seen = rules.filter((rule) => rule.observable !== 'internal');

test('there are rules, and their ids are unique', () => {
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

test('probes settle and faults break published rules only', async () => {
  const settled = (await Promise.all(Object.keys(probes).map(loadProbe))).flatMap((probe) => probe.settles);
  const named = (await Promise.all(Object.keys(faults).map(loadFault))).flatMap(({ breaks, blinds, spares }) => [
    ...breaks,
    ...(blinds === 'the rest' ? [] : blinds),
    ...(spares ?? []),
  ]);
  expect([...new Set([...settled, ...named])].filter((id) => !ids.includes(id))).toEqual([]);
  expect(seen.filter(({ id }) => !settled.some((one) => one === id)).map(({ id }) => id)).toEqual([]);
});

test.each(seen.map((rule) => [rule.id, rule] as [string, Rule]))(
  '%s has examples that show it, and a passing one that fails nothing its probe settles',
  async (_, rule) => {
    const { passing } = await runExamples(rule);
    expect(passing?.findings.map(({ verdict }) => verdict)).toEqual(passing?.findings.map(() => 'pass'));
  },
);

describe('the official server', () => {
  const shown = new Set(seen.map(({ probe }) => probe ?? ''));
  test.each([...shown])('gets from %s what the pages say', async (id) => {
    if (isForStdio(await loadProbe(id))) return;
    const { findings, bug } = await runSdk(id);
    expect(bug).toBeUndefined();
    const concerned = seen.filter(({ probe }) => probe === id);
    const got = concerned.map((rule) => [rule.id, findings.find((one) => one.rule === rule.id)?.verdict]);
    // A fail is published with its explanation only; what else is no pass may have one.
    const said = concerned.map((rule, index) => {
      const verdict = got[index]?.[1];
      return [rule.id, rule.sdk?.verdict ?? (verdict === 'fail' ? 'pass, or an explanation in sdk' : verdict)];
    });
    expect(got).toEqual(said);
  });
});

test('an example that does not show its rule stops the build, and says what to correct', async () => {
  await expect(
    runExamples({ id: 'MCP-STL-004', probe: 'two-declarations', fault: 'mints-a-session-id' }),
  ).rejects.toThrow(
    'rule MCP-STL-004: the failing example runs the probe two-declarations over mints-a-session-id, definition open; ' +
      'expected the verdict fail, found pass. Correct probe, fault or inapplicableUnder.',
  );
});
