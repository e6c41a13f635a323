// What the command knows from the pages: the words of the rules. Read from the files of the repository; the build of the
// package puts what this gives in the place of this module.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createRuleInfo } from '../report/rule-info.ts';
import type { RuleInfo } from '../report/report.ts';
import { proseText } from '../schemas/prose.ts';
import { ruleSchema } from '../schemas/rule.ts';

/** The words of a rule, and what `explain` says besides. Plain text. */
export interface RuleWords extends RuleInfo {
  description: string;
  subject: 'server' | 'client' | 'both' | 'other';
  failProves: string;
  passLeavesOpen: string;
  /** For what no probe can see: what a reviewer looks at. */
  checklist: string[];
}

export interface Content {
  version: string;
  /** The address of the site, without a slash at the end. */
  site: string;
  /** In the order of their ids. */
  rules: RuleWords[];
}

const ROOT = new URL('../../', import.meta.url);
const RULES = new URL('src/content/rules/', ROOT);

/** Reads version, site and rules. */
export function readContent(): Content {
  const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
  const site = `${process.env.SITE ?? 'http://localhost:4321'}${process.env.BASE ?? ''}`.replace(/\/+$/, '');
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
  const rules = files.map(readRule).sort((a, b) => (a.id < b.id ? -1 : 1));
  return { version, site, rules };
}

function readRule(name: string): RuleWords {
  const [, frontmatter = ''] = readFileSync(new URL(name, RULES), 'utf8').split(/^---[ \t]*\r?$/m);
  const rule = ruleSchema.parse(parse(frontmatter));
  return {
    ...createRuleInfo({ ...rule, title: proseText(rule.title) }),
    description: proseText(rule.description),
    subject: rule.appliesTo.subject,
    failProves: proseText(rule.failProves),
    passLeavesOpen: proseText(rule.passLeavesOpen),
    checklist: rule.checklist.map(proseText),
  };
}
