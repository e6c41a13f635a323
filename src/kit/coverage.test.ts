// What a set of questions covers, and what of the role it leaves out.
import { expect, test } from 'vitest';
import { describeCoverage, listUnasked } from './coverage.ts';
import { createCard } from './fixtures/run-fixture.ts';
import { DEFAULT_CHOICES } from './kit.ts';

const CHOICES = { ...DEFAULT_CHOICES, level: 'L3' as const };
const cards = [
  createCard('a', { level: 'L2', topics: ['tools', 'errors'], kind: 'security' }),
  createCard('b', { level: 'L1', topics: ['errors'], kind: 'concept' }),
  createCard('c', { level: 'L2', topics: ['tools'], kind: 'concept' }),
];

test('counts in the order of the taxonomy, each question once, and the chosen level though it has none', () => {
  expect(describeCoverage(cards, CHOICES)).toEqual({
    levels: [
      { key: 'L1', name: 'Foundation', count: 1 },
      { key: 'L2', name: 'Working', count: 2 },
      { key: 'L3', name: 'Senior', count: 0 },
    ],
    topics: [
      { key: 'errors', name: 'Errors', count: 1 },
      { key: 'tools', name: 'Tools', count: 2 },
    ],
    kinds: [
      { key: 'concept', name: 'Concept', count: 2 },
      { key: 'security', name: 'Security', count: 1 },
    ],
  });
});

test('names chosen topics and kinds that are not asked, and what the taxonomy does not know', () => {
  const { topics, kinds } = describeCoverage([createCard('x', { topics: ['new'], kind: 'design' })], {
    ...CHOICES,
    topics: ['stdio'],
    kinds: ['design', 'migration'],
  });
  expect(topics).toEqual([
    { key: 'stdio', name: 'stdio', count: 0 },
    { key: 'new', name: 'new', count: 1 },
  ]);
  expect(kinds).toEqual([
    { key: 'design', name: 'Design', count: 1 },
    { key: 'migration', name: 'Migration', count: 0 },
  ]);
});

test('lists the topics of the role that no question is about', () => {
  const all = [
    createCard('asked', { topics: ['tools', 'errors'], roles: ['x'] }),
    createCard('touched', { topics: ['errors'], roles: ['x'] }),
    createCard('left', { topics: ['stdio'], roles: ['x'] }),
    createCard('early', { topics: ['json-rpc'], roles: ['x', 'y'] }),
    createCard('foreign', { topics: ['resources'], roles: ['y'] }),
    createCard('hard', { topics: ['elicitation'], roles: ['x'], level: 'L4' }),
    createCard('aside', { topics: ['migration'], roles: ['x'], kind: 'migration' }),
  ];
  const keys = (choices: Partial<typeof CHOICES & { role: string }>) =>
    listUnasked(all, all.slice(0, 1), { ...CHOICES, ...choices }).map(({ key }) => key);
  expect(keys({ role: 'x' })).toEqual(['json-rpc', 'stdio', 'migration']);
  expect(keys({ role: 'x', kinds: ['concept'] })).toEqual(['json-rpc', 'stdio']);
  expect(keys({ role: 'x', topics: ['stdio'] })).toEqual(['stdio']);
  expect(keys({})).toEqual(['json-rpc', 'stdio', 'resources', 'migration']);
  expect(listUnasked(all, [], { ...CHOICES, topics: ['stdio'] })).toEqual([{ key: 'stdio', name: 'stdio' }]);
});
