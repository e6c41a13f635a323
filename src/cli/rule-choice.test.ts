// Which rules are meant.
import { expect, test } from 'vitest';
import { FEW_RULES } from './fixtures/few-rules.ts';
import { chooseRules, findRule, splitList } from './rule-choice.ts';
import { UsageError } from './usage-error.ts';

test.each(['MCP-STL-004', 'stl4', 'STL-4', 'mcp stl 004'])('%s is MCP-STL-004', (text) => {
  expect(findRule(text, FEW_RULES).id).toBe('MCP-STL-004');
});

test.each([
  ['stl9', 'there is no rule stl9; the nearest are MCP-STL-004, MCP-STL-008, MCP-STL-010'],
  ['htt', 'there is no rule htt; the rules of HTT are MCP-HTT-002, MCP-HTT-003, MCP-HTT-011'],
  ['stk4', 'there is no rule stk4; an id looks like MCP-STL-004, and the categories are HTT, STL (did you mean STL?)'],
  ['hello', 'there is no rule hello; an id looks like MCP-STL-004, and the categories are HTT, STL'],
])('%s is unknown', (text, message) => {
  expect(() => findRule(text, FEW_RULES)).toThrow(new UsageError(message));
});

test.each([
  [{ rules: ['stl4', 'htt2'], categories: [] }, ['MCP-HTT-002', 'MCP-STL-004']],
  [{ rules: [], categories: ['stl'] }, ['MCP-STL-004', 'MCP-STL-008', 'MCP-STL-010']],
  [{ rules: [], categories: ['STL', 'HTT'], level: 'should' }, ['MCP-HTT-011', 'MCP-STL-010']],
  [{ rules: [], categories: [], level: 'MUST' }, ['MCP-HTT-002', 'MCP-HTT-003', 'MCP-STL-004', 'MCP-STL-008']],
  [{ rules: [], categories: [] }, undefined],
])('%j chooses %j', (choice, ids) => {
  expect(chooseRules(choice, FEW_RULES)).toEqual(ids);
});

test.each([
  [{ rules: [], categories: ['XYZ'] }, 'there is no category XYZ; the categories are HTT, STL'],
  [{ rules: [], categories: ['STR'] }, 'there is no category STR (did you mean STL?); the categories are HTT, STL'],
  [{ rules: [], categories: [], level: 'may' }, '--level is may; expected must or should'],
  [{ rules: ['stl4'], categories: ['HTT'] }, 'no rule is left by --rules, --category and --level together'],
])('%j is refused', (choice, message) => {
  expect(() => chooseRules(choice, FEW_RULES)).toThrow(new UsageError(message));
});

test('lists are parted by commas or blanks', () => {
  expect(splitList(['a, b', 'c,,d '])).toEqual(['a', 'b', 'c', 'd']);
});
