// Writes src/truth/coverage.json: the specification's normative statements, and the rules that are to cover them.
// Usage: node scripts/coverage.ts <folder of the catalogue>, which holds statements.json, <part>.json with the rules of a
// part, and <part>.uncovered.json with the reasons for statements that no rule covers.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCoverage, planCoverage } from '../src/truth/coverage.ts';
import type { PlannedRule, SourceStatement } from '../src/truth/coverage.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('coverage: expected the folder of the catalogue. Run: node scripts/coverage.ts <folder>');
  process.exit(1);
}
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const parts = globSync('*.uncovered.json', { cwd: folder })
  .map((name) => name.replace('.uncovered.json', ''))
  .sort();

/** The parts write their reasons in two shapes: a list, or an object by statement. */
function readReasons(name: string): [statement: number, reason: string][] {
  const list = read(name) as object;
  if (Array.isArray(list))
    return (list as { statement: number; reason: string }[]).map((one) => [one.statement, one.reason]);
  return Object.entries(list as Record<string, string | { reason: string }>).map(([statement, told]) => [
    Number(statement),
    typeof told === 'string' ? told : told.reason,
  ]);
}

const statements = planCoverage({
  statements: read('statements.json') as SourceStatement[],
  rules: parts.flatMap((part) => read(`${part}.json`) as PlannedRule[]),
  reasons: new Map(parts.flatMap((part) => readReasons(`${part}.uncovered.json`))),
});
writeFileSync(new URL('../src/truth/coverage.json', import.meta.url), formatCoverage(statements));
const planned = statements.filter(({ rules }) => rules.length > 0).length;
console.log(`${statements.length} statements: ${planned} with rules, ${statements.length - planned} without.`);
