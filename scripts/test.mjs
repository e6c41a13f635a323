// npm test: installs what is missing, the browser too, then runs every check and stops at the first that fails.
import { findBrowser } from './browser.mjs';
import { install, runTogether, stop } from './install.mjs';

/** What is run, and the command that repeats it alone; what stands in one line runs at the same time, on a core each. */
const STEPS = [
  // Checks every .ts, .tsx and .astro file; tsc alone knows no .astro module.
  [
    ['types', 'astro check', 'npm run check'],
    ['lint', 'eslint . && prettier --check --log-level warn .', 'npm run lint'],
  ],
  [['content', 'node scripts/check-content.ts', 'npm run check:content']],
  [['unit', 'vitest run', 'npm run unit']],
  [
    ['build', 'node scripts/build.ts --unchecked', 'npm run build'],
    ['build again', 'node scripts/build.ts --unchecked --out .cache/built-again', 'npm run check:twice'],
  ],
  [['same output twice', 'node scripts/check-deterministic.ts --built', 'npm run check:twice']],
  [['end to end', 'vitest run --config test/e2e/vitest.config.ts', 'npm run e2e']],
];

const began = performance.now();
const env = install();
env.CHROME_PATH = findBrowser();
// The tests look at the site as it lies at the root of a host; one of them builds it for another base by itself.
delete env.BASE;

const done = [];
for (const steps of STEPS) {
  console.log(`\n── ${steps.map(([name, commandLine]) => `${name}: ${commandLine}`).join('\n── ')}`);
  const commandLines = steps.map(([, commandLine]) => commandLine);
  for (const [index, { code, seconds, output }] of (await runTogether(commandLines, env)).entries()) {
    const [name, , again] = steps[index];
    if (output !== '') console.log(`\n── what ${name} says\n${output}`);
    if (code !== 0) stop(`── ${name} failed after ${seconds} s. Repeat it alone: ${again}`, code);
    done.push(`${name} ${seconds} s`);
  }
}
console.log(`\nEverything passes: ${done.join(', ')}; in all ${((performance.now() - began) / 1000).toFixed(1)} s.`);
