// The id of a rule page: permanent, never reused.

export type RuleId = `MCP-${string}-${string}`;

/** Reads `stl4`, `STL-004`, `mcp-stl-004`, `MCP STL 4` as `MCP-STL-004`; anything else gives undefined. */
export function parseRuleId(text: string): RuleId | undefined {
  const [, category, number] = /^\s*(?:mcp[\s_-]*)?([a-z]{3})[\s_-]*0*(\d{1,3})\s*\/?\s*$/i.exec(text) ?? [];
  if (category === undefined || number === undefined) return undefined;
  return `MCP-${category.toUpperCase()}-${number.padStart(3, '0')}`;
}
