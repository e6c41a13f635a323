// Faults are found by what they do, by name, and by the rules that they break.
import { expect, test } from 'vitest';
import { findFaults } from './fault-picker.tsx';

const FAULTS = [
  { id: 'mints-a-session-id', does: 'Opens a session.', definition: 'open', breaks: ['MCP-STL-002'] },
  {
    id: 'serves-any-version',
    does: 'Serves whatever version is asked for.',
    definition: 'open',
    breaks: ['MCP-VER-001'],
  },
];

test.each([
  ['', ['mints-a-session-id', 'serves-any-version']],
  ['  VERSION serves ', ['serves-any-version']],
  ['mcp-stl', ['mints-a-session-id']],
  ['any-v', ['serves-any-version']],
  ['session version', []],
])('"%s"', (typed, ids) => {
  expect(findFaults(FAULTS, typed).map(({ id }) => id)).toEqual(ids);
});
