// Builds src/truth/spec-index.json from a checkout of the specification's repository.
// Usage: npm run spec-index <checkout> [<commit> <date>]; commit and date default to the checkout's own.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REVISION } from '../src/protocol/revision.ts';
import { buildSpecIndex } from '../src/truth/build-spec-index.ts';

const [checkout, commitGiven, dateGiven] = process.argv.slice(2);
if (checkout === undefined) {
  console.error(
    'spec-index: expected the folder of a checkout of the specification. Run: npm run spec-index <checkout>',
  );
  process.exit(1);
}
const ask = (format: string): string =>
  execFileSync('git', ['-C', checkout, 'log', '-1', `--format=${format}`], { encoding: 'utf8' }).trim();

const folder = join(checkout, 'docs/specification', REVISION);
const files = globSync('**/*.mdx', { cwd: folder });
if (files.length === 0) {
  console.error(`spec-index: expected pages in docs/specification/${REVISION} of the checkout, found none.`);
  process.exit(1);
}
const pages = new Map(
  files.map((file) => [file.replaceAll('\\', '/').replace(/\.mdx$/, ''), readFileSync(join(folder, file), 'utf8')]),
);
const guides = new Map(
  [`docs/docs/${REVISION}`, 'docs/seps'].flatMap((part) =>
    globSync('**/*.mdx', { cwd: join(checkout, part) }).map((file) => [
      `${part.slice('docs/'.length)}/${file.replaceAll('\\', '/').replace(/\.mdx$/, '')}`,
      readFileSync(join(checkout, part, file), 'utf8'),
    ]),
  ),
);
const index = buildSpecIndex({
  revision: REVISION,
  commit: commitGiven ?? ask('%H'),
  date: dateGiven ?? ask('%cs'),
  pages,
  guides,
  schema: readFileSync(join(checkout, 'schema', REVISION, 'schema.ts'), 'utf8'),
});

// One section a line, so that a change of the specification is a readable diff.
const text = JSON.stringify(index).replaceAll('{"anchors"', '\n{"anchors"');
writeFileSync(new URL('../src/truth/spec-index.json', import.meta.url), `${text}\n`);
const sections = Object.values(index.pages).reduce((sum, page) => sum + page.sections.length, 0);
console.log(
  `${files.length} pages, ${sections} sections, ${guides.size} guides, ${Math.round(text.length / 1000)} kB, commit ${index.commit}, ${index.date}`,
);
