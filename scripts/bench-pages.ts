// npm run bench, first part: prints what each built page weighs and how long a build takes; exits 1 over budget.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUDGETS, findOverweight, measurePages, medianWeight } from './page-weight.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');

const began = performance.now();
const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--unchecked'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, BASE: '/' },
});
if (status !== 0 || !existsSync(dist)) process.exit(1);
const seconds = (performance.now() - began) / 1000;

const weights = measurePages(dist);
const row = (page: string, ...cells: (string | number)[]) =>
  console.log(page.padEnd(64) + cells.map((cell) => String(cell).padStart(9)).join(''));
row('page (bytes after Brotli 5)', 'HTML', 'CSS', 'both', 'script', 'fonts');
for (const { page, html, css, script, font } of weights) row(page, html, css, html + css, script, font);

console.log(`\n${weights.length} pages, built in ${seconds.toFixed(1)} s.`);
const [cards, rules, both] = (['questions', 'rules', 'questions|rules'] as const).map((kind) =>
  medianWeight(weights, kind),
);
console.log(`Median of HTML and CSS: cards ${cards}, rules ${rules}, together ${both}.`);
console.log(
  `Budgets: median of cards and rules ${BUDGETS.median}, any page ${BUDGETS.most}, script before a click ${BUDGETS.script}, fonts ${BUDGETS.font}.`,
);
const over = findOverweight(weights);
for (const sentence of over) console.error(sentence);
process.exit(over.length > 0 ? 1 : 0);
