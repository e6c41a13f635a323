// The words that a report has of a rule, taken from the frontmatter of its page.
import type { RuleId } from '../protocol/rule-id.ts';
import type { RuleInfo } from './report.ts';

/** What is read of a rule's frontmatter; the schema has checked it. */
export interface RuleSource {
  id: string;
  title: string;
  level: RuleInfo['level'];
  spec: readonly { passage: string; quote: string }[];
}

/** Makes the words of one rule; the first quote is the one that gives the level. */
export function createRuleInfo({ id, title, level, spec }: RuleSource): RuleInfo {
  const [first] = spec;
  if (first === undefined) throw new Error(`rule ${id} has no quote; its frontmatter needs one under spec`);
  return { id: id as RuleId, title, level, quote: first.quote, passage: first.passage };
}

/** The words by id, as `createReport` takes them. */
export const createRuleMap = (sources: readonly RuleSource[]): Map<string, RuleInfo> =>
  new Map(sources.map((source) => [source.id, createRuleInfo(source)]));
