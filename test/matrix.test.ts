// Whether the engine tells the truth: every probe over the reference under every definition, and over
// every fault. A fault changes exactly the verdicts it lists, of all rules; a rule's example fails that rule alone.
import { afterAll, describe, expect, test } from 'vitest';
import { faults } from '../src/faults/list.ts';
import { probes } from '../src/probes/list.ts';
import { createMatrix, findDisagreements } from '../src/run/matrix.ts';
import { loadProbe, runProbe } from '../src/run/run-probe.ts';
import { definitionNames } from '../src/server/definitions/list.ts';
import { readRules } from './rules.ts';

const probeIds = Object.keys(probes);
const faultIds = Object.keys(faults);
const settled = new Set((await Promise.all(probeIds.map(loadProbe))).flatMap((probe) => probe.settles));
const matrix = await createMatrix();
const effectOf = (id: string) => {
  const effect = matrix.effects.find(({ fault }) => fault.id === id);
  if (effect === undefined) throw new Error(`there is no fault ${id}`);
  return effect;
};
const rules = readRules().filter(({ observable }) => observable !== 'internal');

describe('the reference server', () => {
  test.each(probeIds)('passes %s under the definition the probe names', async (id) => {
    const run = await runProbe(id);
    expect(run.findings.map(({ rule, verdict }) => [rule, verdict])).toEqual(
      (await loadProbe(id)).settles.map((rule) => [rule, 'pass']),
    );
  });

  test.each(definitionNames)('fails nothing under the definition %s', (definition) => {
    const { verdicts, bugs } = matrix.usual.get(definition) ?? { verdicts: new Map(), bugs: ['not crossed'] };
    expect(bugs).toEqual([]);
    expect([...verdicts].filter(([, verdict]) => verdict === 'fail')).toEqual([]);
    expect(verdicts.size).toBe(settled.size);
  });
});

test.each(faultIds)('the fault %s breaks and blinds exactly what it lists', (id) => {
  expect(findDisagreements(effectOf(id))).toEqual([]);
});

describe('nothing is idle', () => {
  test('every probe is broken by a fault', () => {
    expect(probeIds.filter((id) => !matrix.effects.some(({ failing }) => failing.has(id)))).toEqual([]);
  });

  test('every settled rule is broken by a fault', () => {
    const broken = matrix.effects.flatMap(({ breaks }) => breaks);
    expect([...settled].filter((rule) => !broken.includes(rule))).toEqual([]);
  });

  test('two runs give the same bytes', async () => {
    for (const id of faultIds) {
      const { fault, failing } = effectOf(id);
      const [probe] = failing;
      const twice = await Promise.all([1, 2].map(() => runProbe(probe ?? 'cold-list', { fault: fault.id })));
      expect(JSON.stringify(twice[0])).toBe(JSON.stringify(twice[1]));
    }
  });
});

// A rule whose example cannot help but fail another names it, with the reason, on its page.
test.each(rules.map((rule) => [rule.id, rule] as const))('the failing example of %s isolates it', (id, rule) => {
  expect(effectOf(rule.fault ?? '').breaks).toEqual([id, ...rule.inseparable.map((one) => one.rule)].sort());
});

afterAll(() => {
  console.log(
    `Matrix: ${settled.size} rules, ${probeIds.length} probes, ${faultIds.length} faults, ${definitionNames.length} definitions, ${matrix.cells} cells.`,
  );
});
