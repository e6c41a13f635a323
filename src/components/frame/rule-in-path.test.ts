// Rules and categories in addresses that do not exist.
import { expect, test } from 'vitest';
import { rulePath } from './rule-in-path.ts';

test.each([
  ['/rules/mcp-stl-004/', '/rules/', '/rules/MCP-STL-004/'],
  ['/wire/rules/mcp-stl-004', '/wire/rules/', '/wire/rules/MCP-STL-004/'],
  ['/wire/Rules/Stl4.html', '/wire/rules/', '/wire/rules/MCP-STL-004/'],
  ['/rules/mcp-stl-004/index.html', '/rules/', '/rules/MCP-STL-004/'],
  ['/rules/STL/', '/rules/', '/rules/stl/'],
  ['/wire/rules/MCP-Stl', '/wire/rules/', '/wire/rules/stl/'],
  ['/rules/xyz/', '/rules/', undefined],
  ['/sub/nothing/', '/sub/rules/', undefined],
  ['/questions/nothing-here/', '/rules/', undefined],
])('%s leads to %s', (pathname, rules, path) => {
  expect(rulePath(pathname, rules)).toBe(path);
});
