// A step of npm run audit: browser tests that go through some cases in npm test, here through all of them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const words = ['run', '--config', 'test/e2e/vitest.config.ts', 'kit-sheets', 'kit-store', 'drill-hostile'];
const { status } = spawnSync(process.execPath, [vitest, ...words], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ALL_CASES: 'yes' },
});
process.exit(status ?? 1);
