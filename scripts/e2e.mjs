// npm run e2e: tests the built site in a real browser; arguments go on to vitest, such as a file's name.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { install, root, run, stop } from './install.mjs';

const env = install();
env.CHROME_PATH = findBrowser();
if (!existsSync(join(root, 'dist', 'index.html'))) stop('There is no built site in dist/. Run npm run build first.');
const words = process.argv.slice(2).map((word) => JSON.stringify(word));
process.exit(run(`vitest run --config test/e2e/vitest.config.ts ${words.join(' ')}`, env));
