// Makes a copy of the site whose every text field is hostile, and says which fields those are.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type * as z from 'zod';
import { archiveSchema } from '../src/kit/card-archive.ts';
import { cardSchema } from '../src/schemas/card.ts';
import { kitSchema } from '../src/schemas/kit.ts';
import { lessonSchema } from '../src/schemas/lesson.ts';
import { ruleSchema } from '../src/schemas/rule.ts';
import { readContentFile } from '../src/truth/content-file.ts';
import { listTextFields, mapTexts, type TextField } from './text-fields.ts';

const COLLECTIONS: Record<string, z.core.$ZodType> = {
  questions: cardSchema,
  rules: ruleSchema,
  lessons: lessonSchema,
  kits: kitSchema,
};

/** Names of ours that are no text, though the schemas leave them open; and the method, without which nothing runs. */
const KEPT = /\.(?:definition|fault|method|version|kind|topics\[\]|roles\[\]|decides)$|^enforcedBy$|^claims\[\]/;

/** As an attacker writes it: everything becomes an element where one layer of escapes is missing, or one too many is read. */
const PLAIN = `</script></title></textarea></style>--><img hostile src=x onerror=hostile()>"'onfocus=hostile() x=\`]]>&lt;b hostile&gt;{hostile()}`;
/** What inline Markdown lets through as text: code, escapes, entities, braces. */
const PROSE = `\`</script><script hostile>hostile()</script>\` \\<img hostile src=x onerror=hostile()\\> &lt;svg hostile onload=hostile()&gt; \`"'><b hostile onclick=hostile()>\` \`]]>--><b hostile>\` {hostile()} [l](/rules/#"onclick="hostile "<b hostile>")`;
const SHORT = '`"></script><b hostile>` &lt;b hostile&gt;';

/** Makes a field hostile; its number stands in it, so that it can be found on the site. */
function spoil(text: string, field: TextField, number: number): string {
  const mark = `hostile-${number}-`;
  if (/\.scenario\.|\.quote$/.test(field.path)) return `${text} ${mark} ${PLAIN}`;
  const whole = `${text} ${mark} ${PROSE}`;
  return whole.length <= field.most ? whole : `${mark} ${SHORT}`;
}

/**
 * Mends scenarios that could not run: those in which a request takes something from an answer stay as they were, and of
 * the others it is not said which field of the answer decides, since the answer is another one.
 */
function mendScenarios(before: unknown, after: unknown): unknown {
  if (typeof before !== 'object' || before === null) return after;
  const { requests, scenario } = before as { requests?: unknown; scenario?: unknown };
  if (Array.isArray(requests) && requests.some((one: object) => 'take' in one)) return before;
  if (Array.isArray(before)) return before.map((item, index) => mendScenarios(item, (after as unknown[])[index]));
  const mended = Object.fromEntries(
    Object.entries(before).map(([name, part]) => [name, mendScenarios(part, (after as Record<string, unknown>)[name])]),
  );
  if (mended['scenario'] !== scenario) delete mended['decides'];
  return mended;
}

export interface HostileSite {
  /** The fields that were made hostile, by the number in their text. */
  fields: Map<number, string>;
  /** Fields that no file of their collection has. */
  unused: string[];
}

/** Copies the sources of `root` to `tree`, without what was built, and makes every text of the content hostile. */
export function writeHostileSite(root: string, tree: string): HostileSite {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  for (const name of ['src', 'scripts', 'test', 'archive', 'package.json', 'tsconfig.json', 'astro.config.mjs'])
    cpSync(join(root, name), join(tree, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir');

  const fields = new Map<number, string>();
  const unused: string[] = [];
  const spoilAll = (name: string, schema: z.core.$ZodType, files: string[], change: Change): void => {
    const open = listTextFields(schema).filter(({ path }) => !KEPT.test(path));
    const numbers = new Map(open.map(({ path }, index) => [path, fields.size + unused.length + index]));
    const found = new Set<string>();
    for (const file of files) {
      const path = join(tree, file);
      const spoiled = change(readFileSync(path, 'utf8'), (data) => {
        const hostile = mapTexts(data, open, (text, field) => {
          found.add(field.path);
          return spoil(text, field, numbers.get(field.path) ?? -1);
        });
        return mendScenarios(data, hostile);
      });
      writeFileSync(path, spoiled);
    }
    for (const { path } of open) {
      if (found.has(path)) fields.set(numbers.get(path) ?? -1, `${name}: ${path}`);
      else unused.push(`${name}: ${path}`);
    }
  };
  for (const [name, schema] of Object.entries(COLLECTIONS))
    spoilAll(name, schema, globSync(`src/content/${name}/**/*.mdx`, { cwd: tree }).sort(), changeFrontmatter);
  spoilAll('archive', archiveSchema, globSync('archive/questions/*.json', { cwd: tree }).sort(), (text, spoilData) =>
    JSON.stringify(spoilData(JSON.parse(text))),
  );
  return { fields, unused };
}

type Change = (text: string, spoilData: (data: unknown) => unknown) => string;

const changeFrontmatter: Change = (text, spoilData) => {
  const [whole = ''] = /^---\n[\s\S]*?\n---/.exec(text) ?? [];
  return `---\n${stringify(spoilData(readContentFile('', whole).data), { defaultStringType: 'QUOTE_DOUBLE' })}---${text.slice(whole.length)}`;
};
