// The ids that are known from the start are those of the lists.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faults } from './list.ts';

test('every list of a category is named in src/faults/list.ts, with its ids in order', async () => {
  const listed: string[] = [];
  for (const path of globSync('*/list.ts', { cwd: import.meta.dirname }).sort())
    listed.push(
      ...Object.keys(
        ((await import(/* @vite-ignore */ new URL(path, import.meta.url).href)) as { faults: object }).faults,
      ),
    );
  expect(Object.keys(faults)).toEqual(listed);
});

test('what is listed under an id is the fault of that id', async () => {
  for (const [id, load] of Object.entries(faults)) expect((await load()).id).toBe(id);
});
