// Writes the skeleton of a card or a rule. Usage: npm run new card <topic> <slug> | npm run new rule <ID>
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { planSkeleton } from '../src/truth/skeleton.ts';

const root = new URL('..', import.meta.url);
const plan = planSkeleton(process.argv.slice(2), new Date().toISOString().slice(0, 10));
if ('wrong' in plan) {
  console.error(`new: ${plan.wrong}`);
  process.exit(1);
}
const target = new URL(plan.path, root);
// A name is one across topics: the address has no topic in it.
const [taken] = existsSync(target)
  ? [plan.path]
  : globSync(`src/content/{questions,rules}/*/${basename(plan.path)}`, { cwd: root });
if (taken !== undefined) {
  console.error(`new: expected no file of this name, found ${taken}. Edit it, or choose another name.`);
  process.exit(1);
}
mkdirSync(dirname(target.pathname), { recursive: true });
writeFileSync(target, plan.text);
const archive = plan.path.includes('/questions/') ? '\n  npm run archive' : '';
console.log(
  `Wrote ${plan.path}\nNext: fill in every field, then run\n  npm run cite${archive}\n  npm run check:content ${plan.path}`,
);
