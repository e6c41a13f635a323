// Prints the matrix: rules, probes, faults, cells, and what does not agree with the lists. Usage: npm run matrix [-- <category> …]
import { globSync, readFileSync } from 'node:fs';
import { faults } from '../src/faults/list.ts';
import { probes } from '../src/probes/list.ts';
import { createMatrix, findDisagreements } from '../src/run/matrix.ts';
import { loadProbe, runProbe } from '../src/run/run-probe.ts';
import { definitionNames } from '../src/server/definitions/list.ts';
import { readContentFile } from '../src/truth/content-file.ts';

const root = new URL('..', import.meta.url);
const categories = process.argv.slice(2).map((name) => name.toLowerCase());
const isWhole = categories.length === 0;
/** The ids in the lists of the chosen categories. */
async function idsOf(kind: 'probes' | 'faults'): Promise<string[]> {
  if (isWhole) return Object.keys(kind === 'probes' ? probes : faults);
  const lists = await Promise.all(
    categories.map(
      async (name) => (await import(`../src/${kind}/${name}/list.ts`)) as Record<string, Record<string, unknown>>,
    ),
  );
  return lists.flatMap((list) => Object.keys(list[kind] ?? {}));
}

const problems: string[] = [];
const [probeIds, faultIds] = [await idsOf('probes'), await idsOf('faults')];
for (const id of probeIds) {
  const run = await runProbe(id);
  if (run.bug !== undefined) problems.push(`probe ${id} threw: ${run.bug}`);
  for (const { rule, verdict, reason } of run.findings)
    if (verdict !== 'pass')
      problems.push(`probe ${id}, reference ${run.definition}: ${rule} gets ${verdict} (${reason})`);
}
const matrix = await createMatrix(faultIds);
for (const [definition, { verdicts, bugs }] of matrix.usual) {
  problems.push(...bugs);
  for (const [rule, verdict] of verdicts)
    if (verdict === 'fail') problems.push(`the reference, defined as ${definition}, fails ${rule}`);
}
matrix.effects.forEach((effect) => problems.push(...findDisagreements(effect)));
const failing = new Set(matrix.effects.flatMap((effect) => [...effect.failing]));
if (!isWhole) {
  // The other faults, over the probes of these categories alone: what they break is to be on their lists.
  const others = await createMatrix(
    Object.keys(faults).filter((id) => !faultIds.includes(id)),
    probeIds,
  );
  for (const effect of others.effects) {
    const more = effect.breaks.filter((rule) => !effect.fault.breaks.some((one) => one === rule));
    if (more.length > 0)
      problems.push(`fault ${effect.fault.id} breaks ${more.join(', ')} too, which it does not list`);
    effect.failing.forEach((id) => failing.add(id));
  }
}
for (const id of probeIds) if (!failing.has(id)) problems.push(`probe ${id} is broken by no fault`);

const settled = new Set((await Promise.all(probeIds.map(loadProbe))).flatMap((probe) => probe.settles));
const broken = new Map(matrix.effects.map((effect) => [effect.fault.id, effect.breaks]));
const alone: string[] = [];
for (const path of globSync('src/content/rules/*/*.mdx', { cwd: root }).sort()) {
  const { data } = readContentFile(path, readFileSync(new URL(path, root), 'utf8'));
  const found = broken.get(String(data['fault']));
  if (found === undefined) continue;
  const also = found.filter((rule) => rule !== data['id']);
  const named = ((data['inseparable'] ?? []) as { rule: string; why: string }[]).map(({ rule }) => rule);
  if (also.length > 0) alone.push(`${String(data['id'])} fails with ${also.join(', ')}`);
  const wrong = [...also.filter((rule) => !named.includes(rule)), ...named.filter((rule) => !also.includes(rule))];
  if (wrong.length > 0)
    problems.push(
      `${String(data['id'])}: its failing example also fails ${also.join(', ') || 'nothing'}; inseparable names ${named.join(', ') || 'nothing'}`,
    );
}
console.log(
  `Matrix: ${settled.size} rules, ${probeIds.length} probes, ${faultIds.length} faults, ${definitionNames.length} definitions, ${matrix.cells} cells.`,
);
console.log(`Rules without an isolating example: ${alone.length}`);
alone.forEach((line) => console.log(`  ${line}`));
problems.forEach((problem) => console.error(`✕ ${problem}`));
process.exitCode = problems.length > 0 ? 1 : 0;
