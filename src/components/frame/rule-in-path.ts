// Finds a rule or a category in an address that does not exist, in any spelling.
import { parseRuleId } from '../../protocol/rule-id.ts';
import { CATEGORIES } from '../../schemas/taxonomy.ts';

/** Gives the page that a path such as `/base/rules/mcp-stl-004/` or `/base/rules/STL` means, or undefined where it means none. */
export function rulePath(pathname: string, rulesPath: string): string | undefined {
  for (const segment of pathname.split('/').reverse()) {
    const id = parseRuleId(segment.replace(/\.(html|md)$/i, ''));
    if (id !== undefined) return `${rulesPath}${id}/`;
  }
  // Three letters alone may be any folder, a base path among them; after `rules` they are a category.
  const category = /\/rules\/(?:mcp-)?([a-z]{3})\/?$/i.exec(pathname)?.[1]?.toUpperCase();
  return category !== undefined && category in CATEGORIES ? `${rulesPath}${category.toLowerCase()}/` : undefined;
}
