// Installs what is missing and finds the Node that everything else runs with. No dependency; runs on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, absolute. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The lowest Node that runs everything: eslint-plugin-astro asks for it, the others for less (Astro for 22.12). */
const NEEDED = { 22: [22, 22, 3], other: [24, 16, 0] };
const NEEDED_TEXT = '22.22.3 or newer of the 22 line, or 24.16 and newer';

/** Asks whether a version such as `v24.21.0` is new enough. */
export function isNewEnough(version) {
  const numbers = version.replace(/^v/, '').split('.').map(Number);
  const needed = numbers[0] === 22 ? NEEDED[22] : NEEDED.other;
  for (const [index, number] of needed.entries()) {
    if (numbers[index] !== number) return numbers[index] > number;
  }
  return true;
}

/** Gives the packages, by folder, that the lock file wants and the installed tree lacks or has in another version. */
export function listMissing(lock, installed) {
  return Object.entries(lock.packages)
    .filter(([folder, wanted]) => folder !== '' && !wanted.optional && !wanted.peer)
    .filter(([folder, wanted]) => installed.packages?.[folder]?.version !== wanted.version)
    .map(([folder]) => folder);
}

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
const bin = join(root, 'node_modules', '.bin');

/** Prints an error and ends the process. */
export function stop(message, code = 1) {
  console.error(`\n${message}`);
  process.exit(code);
}

function installPackages() {
  const missing = listMissing(
    readJson(join(root, 'package-lock.json')),
    readJson(join(root, 'node_modules', '.package-lock.json')),
  );
  if (missing.length === 0) return;
  console.log(`Installing ${missing.length} packages (npm ci) …`);
  // Without node_modules/.bin, since npm ci takes away the Node that may lie there.
  const path = (process.env[pathName] ?? '').split(delimiter).filter((folder) => folder !== bin);
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [pathName]: path.join(delimiter) },
    shell: process.platform === 'win32',
  });
  if (error) stop(`npm cannot be started: ${error.message}. Install npm, which comes with Node, and try again.`);
  if (status !== 0) stop('npm ci failed; its message stands above. Try again, or run "npm ci" alone to see more.');
}

/** The Node of the optional package `node`, when it is there and works; else the running one. */
function findNode() {
  const own = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  const asked = spawnSync(own, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return asked.status === 0
    ? { version: asked.stdout.trim(), path: [bin] }
    : { version: process.version, path: [dirname(process.execPath), bin] };
}

/**
 * Installs what is missing, checks the version of the Node that will be used, and gives the environment
 * for child processes, in which `node` and the tools of node_modules are found first.
 */
export function install() {
  installPackages();
  const { version, path } = findNode();
  if (!isNewEnough(version)) {
    stop(
      `Node ${version} is too old: found ${version}, needed ${NEEDED_TEXT}.\n` +
        'The optional npm package "node", which brings a newer one, could not be installed here.\n' +
        'Install Node 24 from https://nodejs.org and run the command again.',
    );
  }
  return {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    [pathName]: [...path, process.env[pathName] ?? ''].join(delimiter),
  };
}

/** Runs a command line in the project's folder and gives its exit code. */
export function run(commandLine, env) {
  const { status, signal } = spawnSync(commandLine, { cwd: root, env, stdio: 'inherit', shell: true });
  return signal ? 1 : (status ?? 1);
}

/**
 * Runs command lines at the same time and waits for all of them. What one alone prints goes to the terminal at once, what
 * several print comes back whole in `output`, so that it does not mix. `seconds` is text with one decimal.
 */
export function runTogether(commandLines, env) {
  const isAlone = commandLines.length === 1;
  const runOne = (commandLine) =>
    new Promise((resolve) => {
      const from = performance.now();
      const stdio = isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'];
      const child = spawn(commandLine, { cwd: root, env, stdio, shell: true });
      const parts = [];
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(part));
      const end = (code, more = '') =>
        resolve({
          code: code ?? 1,
          seconds: ((performance.now() - from) / 1000).toFixed(1),
          output: `${Buffer.concat(parts).toString()}${more}`.trimEnd(),
        });
      child.on('error', (error) => end(1, error.message));
      child.on('close', (code) => end(code));
    });
  return Promise.all(commandLines.map(runOne));
}
