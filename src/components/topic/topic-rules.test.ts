import { expect, test } from 'vitest';
import { MOST_RULES, rulesOfTopic } from './topic-rules.ts';

const published = ['MCP-ERR-001', 'MCP-STL-003', 'MCP-STL-004', 'MCP-STL-008'];
const card = (topic: 'statelessness' | 'errors', ...rules: string[]) => ({ topics: [topic], rules });

test('the rules that its cards name most come first, then by id', () => {
  const cards = [card('statelessness', 'MCP-STL-008'), card('statelessness', 'MCP-STL-008', 'MCP-STL-003')];
  expect(rulesOfTopic('statelessness', cards, published)).toEqual({
    rules: ['MCP-STL-008', 'MCP-STL-003'],
    categories: ['STL'],
  });
});

test('cards of another topic and rules that are not published do not count', () => {
  const cards = [card('errors', 'MCP-ERR-001'), card('statelessness', 'MCP-TLS-001')];
  expect(rulesOfTopic('statelessness', cards, published).rules).toEqual([]);
});

test('a category without a published rule is not named', () => {
  expect(rulesOfTopic('tools', [], published).categories).toEqual([]);
});

test('a page lists no more than it can', () => {
  const ids = Array.from({ length: MOST_RULES + 3 }, (_, index) => `MCP-STL-${String(index).padStart(3, '0')}`);
  expect(rulesOfTopic('statelessness', [card('statelessness', ...ids)], ids).rules).toHaveLength(MOST_RULES);
});
