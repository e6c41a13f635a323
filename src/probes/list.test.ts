// The ids that are known from the start are those of the lists.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { probes } from './list.ts';

test('every list of a category is named in src/probes/list.ts, with its ids in order', async () => {
  const listed: string[] = [];
  for (const path of globSync('*/list.ts', { cwd: import.meta.dirname }).sort())
    listed.push(
      ...Object.keys(
        ((await import(/* @vite-ignore */ new URL(path, import.meta.url).href)) as { probes: object }).probes,
      ),
    );
  expect(Object.keys(probes)).toEqual(listed);
});

test('what is listed under an id is the probe of that id', async () => {
  for (const [id, load] of Object.entries(probes)) expect((await load()).id).toBe(id);
});
