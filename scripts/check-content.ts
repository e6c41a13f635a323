// Checks all content against the specification, the schemas and itself. Usage: npm run check:content [<path> …]
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Probe } from '../src/probes/probe.ts';
import { checkContent } from '../src/truth/check-content.ts';
import { createMessageCheck } from '../src/truth/message-check.ts';
import { formatProblem, sortProblems } from '../src/truth/problem.ts';
import { readSpecIndex, type StoredSpecIndex } from '../src/truth/spec-index.ts';
import { readOfficialSchema } from '../test/official-schema.ts';
import { checkArchive } from './check-archive.ts';
import { checkKits } from './check-kits.ts';
import { checkVariants } from './check-variants.ts';

const root = new URL('..', import.meta.url);
const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const namesIn = (pattern: string): Set<string> =>
  new Set(
    find(pattern)
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => basename(path, '.ts')),
  );

/** The reason codes that a probe can give for each rule: they are anchors of the rule's page. */
async function readReasons(): Promise<Map<string, Set<string>>> {
  const reasons = new Map<string, Set<string>>();
  const list = new URL('src/probes/list.ts', root);
  if (!existsSync(list)) return reasons;
  const module = (await import(list.href)) as Record<string, unknown>;
  for (const entry of Object.values(module)) {
    for (const load of typeof entry === 'object' && entry !== null ? Object.values(entry) : []) {
      const probe = typeof load === 'function' ? ((await load()) as Probe) : undefined;
      for (const [rule, codes] of Object.entries(probe?.reasons ?? {})) {
        reasons.set(rule, new Set([...(reasons.get(rule) ?? []), ...Object.keys(codes)]));
      }
    }
  }
  return reasons;
}

const started = performance.now();
const paths = find('src/content/**/*.mdx');
const stored = JSON.parse(readFileSync(new URL('src/truth/spec-index.json', root), 'utf8')) as StoredSpecIndex;
const sources = paths.map((path) => ({ path, text: read(path) }));
const problems = sortProblems([
  ...checkContent(sources, {
    index: readSpecIndex(stored),
    checkMessage: createMessageCheck(readOfficialSchema()),
    reasons: await readReasons(),
    probe: namesIn('src/probes/*/*.ts'),
    fault: namesIn('src/faults/*/*.ts'),
    definition: namesIn('src/server/definitions/*.ts'),
    code: {
      fault: new Map(find('src/faults/*/*.ts').map((path) => [basename(path, '.ts'), read(path)])),
      server: find('src/{server,protocol}/**/*.ts').map(read),
    },
    serverFile: new Set(find('src/server/**/*.ts').map((path) => path.replace('src/server/', ''))),
  }),
  ...(await checkVariants(sources)),
  ...checkKits(sources),
  ...(await checkArchive(
    sources,
    find('archive/questions/*.json').map((path) => ({ path, text: read(path) })),
  )),
]);
const only = process.argv.slice(2);
const shown = problems.filter(({ path }) => only.length === 0 || only.some((part) => path.includes(part)));
for (const problem of shown) console.error(formatProblem(problem));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const count = shown.length === 1 ? '1 problem' : `${shown.length} problems`;
console.log(`content: ${paths.length} files, ${count}, ${seconds} s`);
process.exitCode = shown.length > 0 ? 1 : 0;
