// The join of pages and engine: each published rule has its probe and fault, and its examples isolate it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faults } from '../src/faults/list.ts';
import { probes } from '../src/probes/list.ts';
import { runExamples } from '../src/run/examples.ts';
import { loadProbe, runProbe } from '../src/run/run-probe.ts';
import { loadFault } from '../src/run/target.ts';
import { ruleSchema } from '../src/schemas/rule.ts';
import type { Rule } from '../src/schemas/rule.ts';
import { readContentFile } from '../src/truth/content-file.ts';

const FOLDER = new URL('../src/content/rules/', import.meta.url);
const rules = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) =>
    ruleSchema.parse(readContentFile(`src/content/rules/${name}`, readFileSync(new URL(name, FOLDER), 'utf8')).data),
  );
const ids = rules.map((rule) => rule.id);
const seen = rules.filter((rule) => rule.observable !== 'internal');

test('there are rules, and their ids are unique', () => {
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

test('probes settle and faults break published rules only', async () => {
  const settled = (await Promise.all(Object.keys(probes).map(loadProbe))).flatMap((probe) => probe.settles);
  const named = (await Promise.all(Object.keys(faults).map(loadFault))).flatMap(({ breaks, blinds }) => [
    ...breaks,
    ...blinds,
  ]);
  expect([...settled, ...named].filter((id) => !ids.includes(id))).toEqual([]);
  expect(seen.filter(({ id }) => !settled.some((one) => one === id)).map(({ id }) => id)).toEqual([]);
});

describe.each(seen.map((rule) => [rule.id, rule] as [string, Rule]))('%s', (id, rule) => {
  test('has a failing example that fails it and nothing else, of all rules', async () => {
    await runExamples(rule);
    const failed = new Set<string>();
    for (const probe of Object.keys(probes)) {
      const run = await runProbe(probe, { fault: rule.fault ?? '' });
      for (const finding of run.findings) if (finding.verdict === 'fail') failed.add(finding.rule);
    }
    expect([...failed]).toEqual([id]);
  });

  test('has a passing example that fails nothing its probe settles', async () => {
    const { passing } = await runExamples(rule);
    expect(passing?.findings.map(({ verdict }) => verdict)).toEqual(passing?.findings.map(() => 'pass'));
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
