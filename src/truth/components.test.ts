// The components that content may use are those that the site has.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { COMPONENTS } from './components.ts';

/** What the others are made of; content does not use it. */
const INNER = ['marked'];

test('every component of content has its file, and every file its component', () => {
  const files = globSync('../components/content/*.astro', { cwd: import.meta.dirname }).map((path) =>
    basename(path, '.astro'),
  );
  const names = Object.keys(COMPONENTS).map((name) => name.toLowerCase());
  expect(names.sort()).toEqual(files.filter((name) => !INNER.includes(name)).sort());
});
