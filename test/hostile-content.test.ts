// Hostile markup in content: the check refuses it in every field of prose, whichever the schemas have, and in bodies.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type * as z from 'zod';
import { listTextFields, mapTexts, type TextField } from '../scripts/text-fields.ts';
import { cardSchema } from '../src/schemas/card.ts';
import { kitSchema } from '../src/schemas/kit.ts';
import { lessonSchema } from '../src/schemas/lesson.ts';
import { ruleSchema } from '../src/schemas/rule.ts';
import { checkContent } from '../src/truth/check-content.ts';
import { readContentFile } from '../src/truth/content-file.ts';
import { inBody, SURROUNDINGS } from '../src/truth/fixtures/change-one-thing.ts';

const root = resolve(import.meta.dirname, '..');
const SCHEMAS: Record<string, z.core.$ZodType> = {
  questions: cardSchema,
  rules: ruleSchema,
  lessons: lessonSchema,
  kits: kitSchema,
};

/** Goes over the wire, is never shown, or names a file of ours. As text on the built site: scripts/audit-hostile.ts. */
const NO_PROSE = /\.scenario\.|^claims\[\]|^enforcedBy$/;

const HOSTILE = [
  '<img hostile src=x onerror=hostile()>',
  '</script><script>hostile()</script>',
  '"><svg onload=hostile()>',
  '<!-- hostile -->',
  '![x](/x.png)',
  '[x](javascript:hostile())',
  '[x](javascript&colon;hostile())',
  '[x](//elsewhere.test/)',
  '<javascript:hostile()>',
];

interface Frontmatter {
  path: string;
  data: Record<string, unknown>;
}
const FENCE = /^---\n([\s\S]*?\n)---/;
const read = (collection: string): Frontmatter[] =>
  globSync(`src/content/${collection}/**/*.mdx`, { cwd: root })
    .sort()
    .map((path) => {
      const [frontmatter = ''] = FENCE.exec(readFileSync(resolve(root, path), 'utf8')) ?? [];
      return { path, data: readContentFile(path, frontmatter).data };
    });

/** The fields that a file has, of those given. */
function fieldsIn({ data }: Frontmatter, fields: readonly TextField[]): Set<string> {
  const found = new Set<string>();
  mapTexts(data, fields, (text, { path }) => {
    found.add(path);
    return text;
  });
  return found;
}

/** Chooses files that have all of the fields among them; a field that none has is missing in the result too. */
function cover(
  files: readonly Frontmatter[],
  fields: readonly TextField[],
): { chosen: Frontmatter[]; has: Set<string> } {
  const has = new Set<string>();
  const chosen = files.filter((file) => {
    const before = has.size;
    for (const path of fieldsIn(file, fields)) has.add(path);
    return has.size > before;
  });
  return { chosen, has };
}

describe.each(Object.entries(SCHEMAS))('in every field of prose of %s', (collection, schema) => {
  const fields = listTextFields(schema).filter(({ path }) => !NO_PROSE.test(path));
  const paths = fields.map(({ path }) => path).sort();
  const { chosen, has } = cover(read(collection), fields);

  test('that some file has', () => {
    expect(paths.length).toBeGreaterThan(5);
    expect([...has].sort()).toEqual(paths);
  });

  test.each(HOSTILE)('%s is refused', (hostile) => {
    const sources = chosen.map(({ path, data }) => ({
      path,
      text: `---\n${stringify(mapTexts(data, fields, () => hostile))}---\n`,
    }));
    const refused = checkContent(sources, SURROUNDINGS).map(({ field }) => field.replaceAll(/\[\d+\]/g, '[]'));
    expect(paths.filter((path) => !refused.includes(path))).toEqual([]);
  });
});

describe('in a body', () => {
  test.each([
    '<img src="x" onerror="hostile()" />',
    '<script>hostile()</script>',
    '<svg onload="hostile()"></svg>',
    '<a href="javascript:hostile()">x</a>',
    '<Note onclick="hostile()">x</Note>',
    '<Note class="x">x</Note>',
    '<Says rule={hostile()}>MUST</Says>',
    '<Note {...hostile} />',
    'a {hostile()} b',
    'export const a = hostile();',
    "import hostile from './hostile.js';",
    '[x](javascript:hostile())',
    '[x](javascript&colon;hostile())',
    '[x](data:text/html,hostile)',
    '[x](//elsewhere.test/)',
    '[x](/\\elsewhere.test/)',
    '[x][y]\n\n[y]: javascript:hostile()',
    '![x](https://elsewhere.test/x.png)',
  ])('%s is refused', (text) => {
    expect(inBody(text).filter((problem) => / body: /.test(problem))).not.toEqual([]);
  });
});
