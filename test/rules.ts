// The published rules, for tests: what their pages say in the frontmatter.
import { readdirSync, readFileSync } from 'node:fs';
import { ruleSchema } from '../src/schemas/rule.ts';
import type { Rule } from '../src/schemas/rule.ts';
import { readContentFile } from '../src/truth/content-file.ts';

const FOLDER = new URL('../src/content/rules/', import.meta.url);

/** Reads every rule, in the order of the file names. */
export const readRules = (): Rule[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) =>
      ruleSchema.parse(readContentFile(`src/content/rules/${name}`, readFileSync(new URL(name, FOLDER), 'utf8')).data),
    );
