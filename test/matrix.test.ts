// Whether the engine tells the truth: every probe over the reference under every definition, and over
// every fault. A fault changes exactly the verdicts it lists, of all rules.
import { afterAll, describe, expect, test } from 'vitest';
import { faults } from '../src/faults/list.ts';
import { probes } from '../src/probes/list.ts';
import type { Verdict } from '../src/probes/probe.ts';
import { loadProbe, runProbe } from '../src/run/run-probe.ts';
import { loadFault } from '../src/run/target.ts';
import type { Target } from '../src/run/target.ts';
import { definitionNames } from '../src/server/definitions/list.ts';

const probeIds = Object.keys(probes);
const faultIds = Object.keys(faults);
const settled = new Set((await Promise.all(probeIds.map(loadProbe))).flatMap((probe) => probe.settles));
let cells = 0;

/** One verdict a rule: a fail of any probe is a fail, a pass of any is a pass, else what is left. */
async function cross(target: Target): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  for (const id of probeIds) {
    const run = await runProbe(id, target);
    expect(run.bug, `probe ${id} threw`).toBeUndefined();
    for (const { rule, verdict } of run.findings) {
      cells += 1;
      const before = verdicts.get(rule);
      if (before === undefined || verdict === 'fail' || (verdict === 'pass' && before !== 'fail'))
        verdicts.set(rule, verdict);
    }
  }
  return verdicts;
}

const rulesThat = (verdicts: Map<string, Verdict>, has: (verdict: Verdict) => boolean): string[] =>
  [...verdicts]
    .filter(([, verdict]) => has(verdict))
    .map(([rule]) => rule)
    .sort();

describe('the reference server', () => {
  test.each(probeIds)('passes %s under the definition the probe names', async (id) => {
    const run = await runProbe(id);
    expect(run.findings.map(({ rule, verdict }) => [rule, verdict])).toEqual(
      (await loadProbe(id)).settles.map((rule) => [rule, 'pass']),
    );
  });

  test.each(definitionNames)('fails nothing under the definition %s', async (definition) => {
    const verdicts = await cross({ definition });
    expect(rulesThat(verdicts, (verdict) => verdict === 'fail')).toEqual([]);
    expect(verdicts.size).toBe(settled.size);
  });
});

describe('each fault breaks and blinds exactly what it lists', () => {
  test.each(faultIds)('%s', async (id) => {
    const fault = await loadFault(id);
    const verdicts = await cross({ fault: id });
    const usual = await cross({ definition: fault.definition });
    expect(rulesThat(verdicts, (verdict) => verdict === 'fail')).toEqual([...fault.breaks].sort());
    const blinded = [...verdicts].filter(([rule, verdict]) => verdict !== 'fail' && verdict !== usual.get(rule));
    expect(blinded.map(([rule]) => rule).sort()).toEqual([...fault.blinds].sort());
    expect(blinded.filter(([, verdict]) => verdict === 'pass')).toEqual([]);
  });
});

describe('nothing is idle', () => {
  test.each(probeIds)('%s is broken by a fault', async (id) => {
    const runs = await Promise.all(faultIds.map((fault) => runProbe(id, { fault })));
    expect(runs.flatMap((run) => run.findings).some(({ verdict }) => verdict === 'fail')).toBe(true);
  });

  test('every settled rule is broken by a fault', async () => {
    const broken = (await Promise.all(faultIds.map(loadFault))).flatMap((fault) => fault.breaks);
    expect([...settled].filter((rule) => !broken.includes(rule))).toEqual([]);
  });

  test('two runs give the same bytes', async () => {
    for (const fault of faultIds) {
      const twice = await Promise.all([
        runProbe('list-per-connection', { fault }),
        runProbe('list-per-connection', { fault }),
      ]);
      expect(JSON.stringify(twice[0])).toBe(JSON.stringify(twice[1]));
    }
  });
});

afterAll(() => {
  console.log(
    `Matrix: ${settled.size} rules, ${probeIds.length} probes, ${faultIds.length} faults, ${definitionNames.length} definitions, ${cells} verdicts.`,
  );
});
