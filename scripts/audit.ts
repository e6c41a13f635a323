// npm run audit: the checks of the built site that are too slow for npm test; `npm run audit -- axe` runs some by name.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatOutcome, type Outcome } from './audit-outcome.ts';
import { findBrowser } from './browser.mjs';
import { root, stop } from './install.mjs';

/** Each step is a script that prints what it looked at and found, and exits 0 only where nothing is wrong. */
const STEPS = {
  axe: 'scripts/audit-axe.ts',
  zoom: 'scripts/audit-zoom.ts',
  focus: 'scripts/audit-focus.ts',
  hosts: 'scripts/audit-hosts.ts',
  hostile: 'scripts/audit-hostile.ts',
  cases: 'scripts/audit-cases.ts',
  lighthouse: 'scripts/lighthouse.ts',
};
type Step = keyof typeof STEPS;

const names = Object.keys(STEPS) as Step[];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name as Step));
if (unknown.length > 0) stop(`There is no step ${unknown.join(', ')}; expected some of ${names.join(', ')}.`);
if (!existsSync(join(root, 'dist', 'index.html'))) stop('There is no built site in dist/. Run npm run build first.');
process.env.CHROME_PATH = findBrowser();

const outcomes: Outcome[] = names.map((name) => ({ name, result: 'not run', seconds: 0 }));

for (const outcome of outcomes) {
  if (asked.length > 0 && !asked.includes(outcome.name)) continue;
  console.log(`\n── ${outcome.name}: node ${STEPS[outcome.name as Step]}`);
  outcome.result = 'not finished';
  const began = performance.now();
  const { status, error } = spawnSync(process.execPath, [STEPS[outcome.name as Step]], { cwd: root, stdio: 'inherit' });
  outcome.seconds = (performance.now() - began) / 1000;
  // A step that was ended from outside has no status.
  if (status !== null && error === undefined) outcome.result = status === 0 ? 'passed' : 'failed';
}

const { lines, isGood } = formatOutcome(outcomes);
console.log(`\n${lines.join('\n')}`);
process.exit(isGood ? 0 : 1);
