// Builds what the package wireproof consists of: the command as one file for Node, and the JSON Schemas of its files.
// npm pack calls it; --out names another folder than dist-cli.
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { readContent } from '../src/cli/content.ts';
import { FACTS_SCHEMA } from '../src/cli/facts-schema.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist-cli') } } });
const out = resolve(values.out);
const began = performance.now();

/** What is read from files of the repository there is data in the package. As text: JSON is parsed faster than code, and only when needed. */
const embedContent: Plugin = {
  name: 'embed-content',
  enforce: 'pre',
  load(id) {
    if (id !== join(root, 'src/cli/content.ts')) return undefined;
    const text = JSON.stringify(JSON.stringify(readContent()));
    return `export const readContent = () => JSON.parse(${text});`;
  },
};

/** Packages of others whose code is in the command, by their folder. */
const others = new Set<string>();
const noteOthers: Plugin = {
  name: 'note-others',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of chunk.moduleIds) {
        const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/')) ?? [];
        if (folder !== undefined) others.add(folder);
      }
    }
  },
};

/** Their licences ask to stand beside the code; of a package without the text, what it says of itself. */
function readLicence(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text =
    file === undefined
      ? `Licence: ${license}. By ${author?.name ?? author}.`
      : readFileSync(join(folder, file), 'utf8');
  return `${name} ${version}\n\n${text.trim()}\n`;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [embedContent, noteOthers],
  ssr: { noExternal: true },
  build: {
    ssr: join(root, 'src/cli/main.ts'),
    target: 'node22',
    outDir: out,
    emptyOutDir: false,
    minify: true,
    rolldownOptions: {
      output: { entryFileNames: 'wireproof.js', codeSplitting: false },
      onwarn: (warning) => {
        throw new Error(`The command cannot be built: ${warning.message}`);
      },
    },
  },
});
const file = join(out, 'wireproof.js');
chmodSync(file, 0o755);
writeFileSync(join(out, 'facts.schema.json'), `${JSON.stringify(FACTS_SCHEMA, null, 2)}\n`);
copyFileSync(join(root, 'src/report/report.schema.json'), join(out, 'report.schema.json'));
writeFileSync(
  join(out, 'LICENSES-of-others.txt'),
  `The command contains code of these packages.\n\n${[...others].sort().map(readLicence).join('\n')}`,
);
const size = Math.round(statSync(file).size / 1024);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
// Not to standard output, which is npm pack's.
console.error(`Built ${relative(process.cwd(), file)}, ${size} KiB, in ${seconds} s`);
