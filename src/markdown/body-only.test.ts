// Bodies without the frontmatter above them.
import { expect, test } from 'vitest';
import { bodyOnly } from './body-only.ts';

const { transform } = bodyOnly;
const strip = (source: string): unknown => (transform as { handler: (source: string) => unknown }).handler(source);

test.each([
  ['a body keeps its line', '---\ntitle: A\nlevel: L1\n---\n\nText\n', '\n\n\n\n\nText\n'],
  ['a rule further down stays', '---\ntitle: A\n---\nText\n\n---\n\nMore\n', '\n\n\nText\n\n---\n\nMore\n'],
  ['without frontmatter all stays', 'Text\n\n---\nMore\n---\n', 'Text\n\n---\nMore\n---\n'],
])('%s', (_, source, expected) => {
  expect(strip(source)).toBe(expected);
});
