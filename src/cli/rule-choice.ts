// Which rules are meant: by id in any spelling, by category, by level.
import { parseRuleId } from '../protocol/rule-id.ts';
import type { RuleId } from '../protocol/rule-id.ts';
import type { RuleWords } from './content.ts';
import { suggest } from './nearest.ts';
import { UsageError } from './usage-error.ts';

const MOST_NEAR = 3;

const categoryOf = (id: string): string => id.slice(4, 7);
const listCategories = (rules: readonly RuleWords[]): string[] => [...new Set(rules.map(({ id }) => categoryOf(id)))];

/** Finds the rule that a text means, `stl4` as `MCP-STL-004`; throws a `UsageError` that names the nearest. */
export function findRule(text: string, rules: readonly RuleWords[]): RuleWords {
  const id = parseRuleId(text);
  const found = rules.find((rule) => rule.id === id);
  if (found !== undefined) return found;
  throw new UsageError(`there is no rule ${text.trim()}; ${describeNear(id ?? text.trim().toUpperCase(), rules)}`);
}

function describeNear(wanted: string, rules: readonly RuleWords[]): string {
  const ids = rules.map(({ id }) => id);
  const [, category, number] = /^(?:MCP-)?([A-Z]{3})(?:-(\d+))?$/.exec(wanted) ?? [];
  const inCategory = ids.filter((id) => categoryOf(id) === category);
  if (category !== undefined && inCategory.length > 0) {
    if (number === undefined) return `the rules of ${category} are ${inCategory.join(', ')}`;
    const distance = (id: string): number => Math.abs(Number(id.slice(8)) - Number(number));
    const near = inCategory.sort((a, b) => distance(a) - distance(b)).slice(0, MOST_NEAR);
    return `the nearest are ${near.sort().join(', ')}`;
  }
  const known = listCategories(rules);
  const hint = category === undefined ? '' : suggest(category, known);
  return `an id looks like MCP-STL-004, and the categories are ${known.join(', ')}${hint}`;
}

/** What narrows the rules down; all that is given must hold. */
export interface Choice {
  rules: readonly string[];
  categories: readonly string[];
  level?: string | undefined;
}

/** The ids that a choice means, or `undefined` where it means all; throws a `UsageError`. */
export function chooseRules(
  { rules: wanted, categories, level }: Choice,
  rules: readonly RuleWords[],
): RuleId[] | undefined {
  if (wanted.length === 0 && categories.length === 0 && level === undefined) return undefined;
  const named = new Set(wanted.map((text) => findRule(text, rules).id));
  const known = listCategories(rules);
  const chosen = categories.map((text) => {
    const category = text.toUpperCase().replace(/^MCP-/, '');
    if (!known.includes(category)) {
      throw new UsageError(
        `there is no category ${text}${suggest(category, known)}; the categories are ${known.join(', ')}`,
      );
    }
    return category;
  });
  if (level !== undefined && !['must', 'should'].includes(level.toLowerCase())) {
    throw new UsageError(`--level is ${level}; expected must or should`);
  }
  const left = rules.filter(
    (rule) =>
      (named.size === 0 || named.has(rule.id)) &&
      (chosen.length === 0 || chosen.includes(categoryOf(rule.id))) &&
      (level === undefined || rule.level.toLowerCase().startsWith(level.toLowerCase())),
  );
  if (left.length === 0) throw new UsageError('no rule is left by --rules, --category and --level together');
  return left.map(({ id }) => id);
}

/** Splits a list whose items are parted by commas or blanks. */
export const splitList = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/[\s,]+/)).filter((item) => item !== '');
