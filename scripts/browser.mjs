// Finds a Chrome or Chromium for the tests, or installs one on Debian. No dependency; runs on Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stop } from './install.mjs';

/** Chromium without its windows, the same engine: half of the work for the tests, and what Playwright takes too. */
const SHELL = 'chromium-headless-shell';
const ON_PATH = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const ELSEWHERE = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
    ['', process.env.HOME ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
  ),
  win32: ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].flatMap((path) =>
    ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((name) => join(process.env[name] ?? 'C:\\', path)),
  ),
};

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));

function installOnDebian() {
  console.log(`Installing ${SHELL} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) =>
    spawnSync('apt-get', ['-qq', '-y', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '--no-install-recommends', SHELL);
}

const HOW = {
  darwin: 'brew install --cask google-chrome',
  win32: 'winget install Google.Chrome',
  linux: isDebian() ? `sudo apt-get install ${SHELL}` : 'install the package chromium or google-chrome',
};

/** Gives the path of a browser: CHROME_PATH, on Debian as root the one from apt, or an installed one. Ends the process without. */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named)
    return existsSync(named) ? named : stop(`CHROME_PATH names ${named}, where no file is. Correct or unset it.`);
  if (!findOnPath([SHELL]) && isDebian() && process.getuid?.() === 0) installOnDebian();
  const found = findOnPath([SHELL, ...ON_PATH]) ?? ELSEWHERE[process.platform]?.find((path) => existsSync(path));
  const how = HOW[process.platform] ?? 'install Chromium';
  return found ?? stop(`The tests need Chrome or Chromium and found none: ${how}, or set CHROME_PATH to one.`);
}
