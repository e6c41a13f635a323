// Reads every import of src/ and holds it against the layer table; lint says it while writing, this says it for all.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { LAYERS, LOGIC_LAYERS, NODE_LAYERS } from './layer-table.ts';

const root = resolve(import.meta.dirname, '..');
const src = join(root, 'src');

interface Import {
  from: string;
  typeOnly: boolean;
}

/** Gives every static import, re-export and dynamic import of a source text. */
function listImports(text: string): Import[] {
  const code = text.replace(/^\s*(\/\/|\*).*$/gm, '');
  const statics = code.matchAll(/^\s*(?:import|export)\s+(type\s+)?(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm);
  const dynamics = code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g);
  return [
    ...[...statics].map(([, type, from]) => ({ from: String(from), typeOnly: type !== undefined })),
    ...[...dynamics].map(([, from]) => ({ from: String(from), typeOnly: false })),
  ];
}

/** Gives what is wrong with the imports of one file of src/, named relative to it. */
function findBreaches(file: string, text: string): string[] {
  const [layer = ''] = file.split('/');
  const rules = LAYERS[layer];
  if (rules === undefined) return file.includes('/') ? [`src/${file}: the folder is not in test/layer-table.ts`] : [];
  const breaches: string[] = [];
  for (const { from, typeOnly } of listImports(text)) {
    const breach = (why: string) => breaches.push(`src/${file} imports ${from}: ${why}`);
    if (from.startsWith('node:') && !NODE_LAYERS.includes(layer)) breach('node: only in hosts, cli, tests and scripts');
    if (from.startsWith('astro:') && layer in LOGIC_LAYERS) breach('logic never imports astro: modules');
    if (!from.startsWith('.')) continue;
    const target = relative(src, resolve(src, file, '..', from.replace(/\?.*$/, '')))
      .split(sep)
      .join('/');
    const [other = ''] = target.split('/');
    const allowed = other === layer || rules.imports.includes(other) || (typeOnly && rules.types?.includes(other));
    if (!allowed) breach(`${layer} may import ${rules.imports.join(', ') || 'nothing of ours'}`);
  }
  return breaches;
}

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
  // Fixtures belong to the tests beside them.
  .filter((entry) => !entry.parentPath.split(sep).includes('fixtures'))
  .map((entry) => relative(src, join(entry.parentPath, entry.name)).split(sep).join('/'));
const read = (file: string) => readFileSync(join(src, file), 'utf8');

test('finds the sources and their imports', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap((file) => listImports(read(file))).length).toBeGreaterThan(100);
});

test('no file imports from a layer above or beside it', () => {
  expect(files.flatMap((file) => findBreaches(file, read(file)))).toEqual([]);
});

test('no comment turns the layer rules off', () => {
  const off = files.filter((file) =>
    /eslint-disable(?!.*--)|eslint-disable[^\n]*no-restricted-imports/.test(read(file)),
  );
  expect(off).toEqual([]);
});

describe('a breach is found', () => {
  test.each([
    ['protocol/a.ts', "import { x } from '../server/steps.ts';", 'protocol may import nothing of ours'],
    ['protocol/a.ts', "import type { X } from '../server/steps.ts';", 'protocol may import nothing of ours'],
    ['server/steps/a.ts', "import {\n  x,\n  y,\n} from '../../client/peer.ts';", 'server may import protocol'],
    ['server/a.ts', "export * from '../run/result.ts';", 'server may import protocol'],
    [
      'probes/stl/a.ts',
      "const x = await import('../../server/steps.ts');",
      'probes may import protocol, client, exchange',
    ],
    ['faults/a.ts', "import source from '../probes/probe.ts?raw';", 'faults may import protocol, server'],
    ['run/a.ts', "import { readFile } from 'node:fs/promises';", 'node: only in hosts, cli, tests and scripts'],
    ['run/a.ts', "import { getCollection } from 'astro:content';", 'logic never imports astro: modules'],
    ['layouts/a.astro', "---\nimport Page from '../pages/index.astro';\n---", 'layouts may import'],
    ['somewhere/a.ts', '', 'the folder is not in test/layer-table.ts'],
  ])('in %s: %s', (file, text, why) => {
    expect(findBreaches(file, text)).toEqual([expect.stringContaining(why)]);
  });

  test.each([
    ['faults/stl/a.ts', "import type { RuleId } from '../../probes/probe.ts';"],
    ['server/steps/a.ts', "import { x } from '../methods/list.ts';"],
    ['hosts/a.ts', "import { createServer } from 'node:http';"],
    ['protocol/a.ts', "// import { x } from '../server/steps.ts';"],
  ])('but not in %s: %s', (file, text) => {
    expect(findBreaches(file, text)).toEqual([]);
  });
});

test.each(Object.keys(LAYERS))('the linter has the rule of the layer %s', async (layer) => {
  const config = (await new ESLint({ cwd: root }).calculateConfigForFile(`src/${layer}/a.ts`)) as {
    rules: Record<string, unknown[]>;
  };
  expect(config.rules['@typescript-eslint/no-restricted-imports']?.[0]).toBe(2);
});
