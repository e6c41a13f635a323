// Finds a rule id in an address that does not exist, in any spelling.
import { parseRuleId } from '../search/rule-ids.ts';

/** Gives the rule's page for a path such as `/base/rules/mcp-stl-004/`, or undefined where it names no rule. */
export function rulePath(pathname: string, rulesPath: string): string | undefined {
  for (const segment of pathname.split('/').reverse()) {
    const id = parseRuleId(segment.replace(/\.(html|md)$/i, ''));
    if (id !== undefined) return `${rulesPath}${id}/`;
  }
  return undefined;
}
