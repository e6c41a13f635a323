// Which picture a page shows.
import { expect, test } from 'vitest';
import { pictureOf } from './pictures.ts';

test.each([
  ['/questions/ask-first/', 'Question', '/pictures/questions/ask-first.png'],
  ['/rules/MCP-STL-004/', 'Rule', '/pictures/rules/MCP-STL-004.png'],
  ['/lessons/server/', 'Lesson', '/pictures/lessons/server.png'],
  ['/rules/stl/', 'Page', '/pictures/site.png'],
  ['/', undefined, '/pictures/site.png'],
] as const)('%s, a %s, shows %s', (path, kind, picture) => {
  expect(pictureOf(path, kind)).toBe(picture);
});
