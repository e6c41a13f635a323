// Who names a rule.
import { expect, test } from 'vitest';
import { groupByRule } from './group-by-rule.ts';

test('a thing stands once under each rule that it names, in the order of the things', () => {
  const things = [
    { name: 'a', rules: ['MCP-STL-001', 'MCP-STL-002', 'MCP-STL-001'] },
    { name: 'b', rules: ['MCP-STL-002'] },
    { name: 'c', rules: [] },
  ];
  const groups = groupByRule(things, ({ rules }) => rules);
  expect([...groups].map(([rule, all]) => [rule, all.map(({ name }) => name)])).toEqual([
    ['MCP-STL-001', ['a']],
    ['MCP-STL-002', ['a', 'b']],
  ]);
});
