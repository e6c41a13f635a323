import { expect, test } from 'vitest';
import { scaleEngine } from './copy-engine.ts';

const list = (kind: string, ids: string): string => `const lists: Readonly<Record<string, () => Promise<List>>> = {
  stl: async () => (await import('./stl/list.ts')).${kind},
};

const IDS: Readonly<Record<string, string>> = {
  stl: '${ids}',
};
`;
const PROBE = `import { work } from './work.ts';
import { other } from './two-callers.ts';
import { send } from '../shared.ts';
import { pages } from '../stl/work.ts';
export const discover = probe({
  id: 'discover',
  settles: ['MCP-STL-004'],
});
`;
const FILES = [
  { path: 'src/probes/list.ts', text: list('probes', 'discover two-callers') },
  {
    path: 'src/probes/stl/list.ts',
    text: "  discover: async () => (await import('./discover.ts')).discover,\n  'two-callers': async () =>\n    (await import('./two-callers.ts')).twoCallers,\n",
  },
  { path: 'src/probes/stl/discover.ts', text: PROBE },
  { path: 'src/probes/stl/reasons.test.ts', text: '' },
  { path: 'src/faults/list.ts', text: list('faults', 'forgets') },
];
const scaled = scaleEngine(FILES, {
  files: [],
  copied: [{ id: 'MCP-STL-104', generation: 1, probe: 'discover', fault: 'forgets' }],
});
const find = (path: string): string => scaled.find((file) => file.path === path)?.text ?? '';

test('a list knows the copies that rules name, and where they are', () => {
  expect(find('src/probes/list.ts')).toBe(`const lists: Readonly<Record<string, () => Promise<List>>> = {
  stl: async () => (await import('./stl/list.ts')).probes,
  stl2: async () => (await import('./stl2/list.ts')).probes,
};

const IDS: Readonly<Record<string, string>> = {
  stl: 'discover two-callers',
  stl2: 'discover-2',
};
`);
  expect(find('src/probes/stl2/list.ts')).toBe(
    "  'discover-2': async () => (await import('./discover-2.ts')).discover,\n  'two-callers-2': async () =>\n    (await import('./two-callers-2.ts')).twoCallers,\n",
  );
  expect(find('src/faults/list.ts')).toContain("stl2: 'forgets-2',");
});

test('a copy has its own name and rules, and uses the copies beside it', () => {
  expect(find('src/probes/stl2/discover-2.ts')).toBe(`import { work } from './work.ts';
import { other } from './two-callers-2.ts';
import { send } from '../shared.ts';
import { pages } from '../stl2/work.ts';
export const discover = probe({
  id: 'discover-2',
  settles: ['MCP-STL-104'],
});
`);
});

test('tests are not copied', () => {
  expect(scaled.map(({ path }) => path)).toEqual([
    'src/probes/stl2/list.ts',
    'src/probes/stl2/discover-2.ts',
    'src/probes/list.ts',
    'src/faults/list.ts',
  ]);
});
