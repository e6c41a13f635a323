// Addresses below a base path, and back.
import { expect, test } from 'vitest';
import { withBase } from '../../markdown/base-links.ts';
import { pathBelowBase } from './site-path.ts';

test.each([
  ['/rules/MCP-STL-004/', '/', '/rules/MCP-STL-004/'],
  ['/rules/MCP-STL-004/', '/wire/', '/wire/rules/MCP-STL-004/'],
  ['/rules/', '/wire', '/wire/rules/'],
  ['#fix', '/wire/', '#fix'],
  ['https://example.com/', '/wire/', 'https://example.com/'],
  ['//example.com/', '/wire/', '//example.com/'],
])('%s under %s is %s', (path, base, address) => {
  expect(withBase(path, base)).toBe(address);
});

test.each([
  ['/rules/', '/', '/rules/'],
  ['/wire/rules/', '/wire/', '/rules/'],
  ['/wire/rules/', '/wire', '/rules/'],
  ['/wired/rules/', '/wire/', '/wired/rules/'],
])('%s below %s is %s', (pathname, base, path) => {
  expect(pathBelowBase(pathname, base)).toBe(path);
});
