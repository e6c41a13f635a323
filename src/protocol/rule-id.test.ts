// What people may write to mean a rule.
import { expect, test } from 'vitest';
import { parseRuleId } from './rule-id.ts';

test.each([
  ['stl4', 'MCP-STL-004'],
  ['STL-004', 'MCP-STL-004'],
  ['mcp-stl-004', 'MCP-STL-004'],
  [' MCP STL 4 ', 'MCP-STL-004'],
  ['mcp_stl_12', 'MCP-STL-012'],
  ['mcpstl004/', 'MCP-STL-004'],
  ['mcp', undefined],
  ['stl', undefined],
  ['http2 is fine', undefined],
  ['stl0004', 'MCP-STL-004'],
  ['stl1234', undefined],
])('parseRuleId(%j) is %j', (text, id) => {
  expect(parseRuleId(text)).toBe(id);
});
