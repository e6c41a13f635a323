// Puts the pages of a built site into Starlight, word for word: what the Markdown twins hold, exchanges as fenced code.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runMeasured, type Use } from './run-measured.ts';

/** The version that is measured. */
export const STARLIGHT = '0.42.4';
/** With the Astro that this site is built with. */
const PACKAGES = { astro: '7.3.5', '@astrojs/starlight': STARLIGHT };

/** As short a menu as can be: the one that Starlight makes by itself names every page on every page. */
const CONFIG = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'http://localhost:4321',
  integrations: [starlight({ title: 'Scale', sidebar: [{ label: 'Start', link: '/' }] })],
});
`;
const CONTENT_CONFIG = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Installs Starlight in a folder of its own, once. */
export function installStarlight(folder: string): void {
  if (existsSync(join(folder, 'node_modules/@astrojs/starlight/package.json'))) return;
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }, null, 2),
  );
  writeFileSync(join(folder, 'astro.config.mjs'), CONFIG);
  writeFileSync(join(folder, 'src/content.config.ts'), CONTENT_CONFIG);
  console.log(`Installing Starlight ${STARLIGHT} in ${folder} …`);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install Starlight; see above.');
}

const plain = (markdown: string): string => markdown.replace(/\\(.)/g, '$1').replaceAll('`', '');

/** Writes the pages into Starlight's folder; gives how many. */
export function fillStarlight(folder: string, dist: string): number {
  const docs = join(folder, 'src/content/docs');
  for (const old of [docs, join(folder, '.astro'), join(folder, 'dist'), join(folder, 'node_modules/.astro')]) {
    rmSync(old, { recursive: true, force: true });
  }
  const twins = globSync('**/index.md', { cwd: dist });
  for (const twin of twins) {
    const [first = '', ...rest] = readFileSync(join(dist, twin), 'utf8').split('\n');
    const file = join(docs, `${dirname(twin).toLowerCase()}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `---\ntitle: ${JSON.stringify(plain(first.replace(/^# /, '')))}\n---\n${rest.join('\n')}`);
  }
  mkdirSync(docs, { recursive: true });
  writeFileSync(join(docs, 'index.md'), '---\ntitle: Scale\n---\nEvery page.\n');
  return twins.length + 1;
}

/** Builds what was written, search index and all. */
export const buildStarlight = (folder: string): Promise<Use> =>
  runMeasured(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
