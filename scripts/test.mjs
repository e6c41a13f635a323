// npm test: installs what is missing, the browser too, then runs every check and stops at the first that fails.
import { findBrowser } from './browser.mjs';
import { install, run, stop } from './install.mjs';

/** What is run, and the command that repeats it alone. */
const STEPS = [
  // Checks every .ts, .tsx and .astro file; tsc alone knows no .astro module.
  ['types', 'astro check', 'npm run check'],
  ['lint', 'eslint . && prettier --check --log-level warn .', 'npm run lint'],
  ['content', 'node scripts/check-content.ts', 'npm run check:content'],
  ['unit', 'vitest run', 'npm run unit'],
  ['build', 'node scripts/build.ts --unchecked', 'npm run build'],
  ['same output twice', 'node scripts/check-deterministic.ts', 'npm run check:twice'],
  ['end to end', 'vitest run --config test/e2e/vitest.config.ts', 'npm run e2e'],
];

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const began = performance.now();
const env = install();
env.CHROME_PATH = findBrowser();
// The tests look at the site as it lies at the root of a host; one of them builds it for another base by itself.
delete env.BASE;

const done = [];
for (const [name, commandLine, again] of STEPS) {
  console.log(`\n── ${name}: ${commandLine}`);
  const from = performance.now();
  const code = run(commandLine, env);
  if (code !== 0) stop(`── ${name} failed after ${seconds(from)}. Repeat it alone: ${again}`, code);
  done.push(`${name} ${seconds(from)}`);
}
console.log(`\nEverything passes: ${done.join(', ')}; in all ${seconds(began)}.`);
