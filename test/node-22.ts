// The oldest Node that the package is for, beside the one that runs the tests.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const VERSION = '22.0.0';
const FOLDER = resolve(import.meta.dirname, '../.cache/node-22');

/** The path of a Node 22, from the npm package `node`, which is kept; `undefined` where npm has no build for this machine. */
export function findNode22(): string | undefined {
  const path = join(FOLDER, 'node_modules/node/bin/node');
  if (!existsSync(path)) {
    mkdirSync(FOLDER, { recursive: true });
    const install = ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--loglevel=error', `node@${VERSION}`];
    try {
      execFileSync('npm', install, { stdio: 'pipe' });
    } catch (error) {
      // A machine without a build can do without; the one that decides cannot.
      if (process.env.CI !== undefined) throw error;
      return undefined;
    }
  }
  const found = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
  if (found !== `v${VERSION}`) throw new Error(`expected v${VERSION} at ${path}, found ${found}; remove ${FOLDER}`);
  return path;
}
