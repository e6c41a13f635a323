// A step of npm run audit: serves dist/ with nginx, Apache and Caddy as HOSTING.md says, and compares them with our own server.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatHostConfig, HOSTS, type Host } from '../src/site/host-configs.ts';
import { findHeaders, parseHeaders } from '../src/site/headers.ts';
import { PAGE_TYPES } from '../test/e2e/site.ts';
import { listFiles } from './list-files.ts';
import { findHost, startHost } from './real-hosts.ts';
import { serve } from './serve.ts';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
const base = (rules[0]?.path ?? '/*').slice(0, -1);
const SHOWN = 20;

/** One file of each kind in each folder at the top, so that each rule and each type is met. */
function chooseFiles(): string[] {
  const chosen = new Map<string, string>();
  for (const file of listFiles(dist)) {
    const kind = `${file.split('/', 1)[0]} ${extname(file)}`;
    if (file !== '_headers' && !chosen.has(kind)) chosen.set(kind, file);
  }
  return [...chosen.values()].filter((file) => !file.endsWith('index.html'));
}

/** A folder that has no page of its own. */
const FOLDER = 'questions/topic/';

const PATHS = [
  ...Object.values(PAGE_TYPES).map((path) => path.slice(1)),
  ...chooseFiles(),
  // Folders without their slash, what is not there, and what is no page.
  ...['rules', 'search', 'rules/MCP-STL-004'],
  ...['no/such/page/', 'rules/mcp-stl-004/', 'rules/no-such.js', '_astro/no-such.js', 'search/none', FOLDER],
];

/** The headers that rules set. */
const NAMES = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))];

interface Seen {
  status: number;
  headers: Record<string, string>;
  type: string;
  location: string | undefined;
  body: string;
}

/** Types differ in how they are spelled: blanks, case, and the older names of the same. */
const SAME_TYPES: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/x-javascript': 'text/javascript',
  'application/xml': 'text/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};
const UTF_8_ALREADY = /^(?:text\/javascript|text\/css|application\/(?:json|manifest\+json)|text\/xml|image\/svg\+xml)$/;

function normalType(type: string): string {
  const [name = '', ...parameters] = type.toLowerCase().replaceAll(' ', '').split(';');
  const known = SAME_TYPES[name] ?? name;
  // These are read as UTF-8 without being told: they say it themselves, or the page that loads them does.
  return UTF_8_ALREADY.test(known) ? known : [known, ...parameters].join(';');
}

async function look(origin: string, path: string): Promise<Seen> {
  const response = await fetch(`${origin}${base}${path}`, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity' },
  });
  const isMoved = response.status >= 300 && response.status < 400;
  const location = isMoved ? new URL(response.headers.get('Location') ?? '', response.url) : undefined;
  return {
    status: isMoved ? 301 : response.status,
    headers: Object.fromEntries(NAMES.map((name) => [name, response.headers.get(name) ?? 'none'])),
    type: normalType(response.headers.get('Content-Type') ?? ''),
    location: location && location.pathname + location.search,
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  };
}

/** What the rules say of an address; what is not there may have the headers of the page that says so. */
function expectedHeaders(name: string, path: string, status: number): string[] {
  const by = (place: string): string => findHeaders(rules, base + place).get(name) ?? 'none';
  return status === 404 ? [by(path), by('404.html')] : [by(path)];
}

function compare(path: string, ours: Seen, theirs: Seen): string[] {
  const found: string[] = [];
  const tell = (what: string, is: unknown, expected: unknown[]): void => {
    if (!expected.includes(is)) found.push(`/${path}: ${what} is ${String(is)}, expected ${expected.join(' or ')}`);
  };
  // Apache forbids to look into a folder, and shows the same page.
  tell('the status', theirs.status, path === FOLDER ? [404, 403] : [ours.status]);
  tell('the place it leads to', theirs.location, [ours.location]);
  if (ours.status === 301) return found;
  for (const name of NAMES) tell(name, theirs.headers[name], expectedHeaders(name, path, ours.status));
  tell('the type', theirs.type, [ours.type]);
  if (theirs.body !== ours.body) found.push(`/${path}: the content differs`);
  return found;
}

/** Asks whether a text is sent shorter than it is. */
async function isCompressed(address: string): Promise<boolean> {
  const { headers, body } = await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } });
  await body?.cancel();
  return headers.get('Content-Encoding') === 'gzip';
}

async function tryHost(host: Host, command: string, origin: string): Promise<string[]> {
  const work = mkdtempSync(join(tmpdir(), `wireproof-${host}-`));
  const root = join(work, 'www');
  const site = join(root, base);
  mkdirSync(site, { recursive: true });
  for (const name of readdirSync(dist)) symlinkSync(join(dist, name), join(site, name));
  const config = formatHostConfig(host, rules);
  try {
    const running = await startHost(host, { command, work, root, site, config });
    const found: string[] = [];
    for (const path of PATHS) found.push(...compare(path, await look(origin, path), await look(running.origin, path)));
    for (const path of ['', 'llms.txt', 'api/v1/rules.json'])
      if (!(await isCompressed(`${running.origin}${base}${path}`))) found.push(`/${path}: is sent as long as it is`);
    await running.stop();
    return found;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const ours = await serve({ dist, port: 0, base });
const origin = new URL(ours.address).origin;
let isGood = true;
for (const host of HOSTS) {
  const found = findHost(host);
  if (found === undefined) {
    console.error(`${host}: not tried, since it is not installed here.`);
    isGood = false;
    continue;
  }
  const problems = await tryHost(host, found.command, origin).catch((error: unknown) => [(error as Error).message]);
  console.log(
    `${host}: ${found.version}, ${PATHS.length} addresses, ${problems.length || 'no'} differences from npm run preview.`,
  );
  for (const problem of problems.slice(0, SHOWN)) console.error(`  ${problem}`);
  if (problems.length > SHOWN) console.error(`  … and ${problems.length - SHOWN} more.`);
  isGood &&= problems.length === 0;
}
await ours.close();
process.exit(isGood ? 0 : 1);
