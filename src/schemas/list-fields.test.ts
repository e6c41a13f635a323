// What the page about the files for programs says of their fields.
import { expect, test } from 'vitest';
import { listFields } from './list-fields.ts';
import { createQuestionsSchema } from './questions-api.ts';
import { createRulesSchema } from './rules-api.ts';
import { createTestcasesSchema } from './testcases-api.ts';

const SCHEMA = {
  properties: {
    things: {
      type: 'array',
      items: {
        required: ['a', 'b', 'c', 'd', 'e'],
        properties: {
          a: { type: 'string', description: 'First.' },
          b: { enum: ['x', 'y'] },
          c: { type: 'array', items: { type: 'string' } },
          d: { type: 'array', items: { enum: ['x', 'y'] } },
          e: { const: 1 },
          f: { type: 'array', items: { oneOf: [{ type: 'object' }], description: 'A turn.' } },
          h: { type: 'array', items: { type: 'object', properties: { x: {}, y: {} } } },
          g: { enum: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] },
        },
      },
    },
  },
};

test('each field has its type in words, and what its schema says of it', () => {
  expect(listFields(SCHEMA, 'things')).toEqual([
    { name: 'a', type: 'string', optional: false, about: 'First.' },
    { name: 'b', type: 'one of x, y', optional: false, about: '' },
    { name: 'c', type: 'list of strings', optional: false, about: '' },
    { name: 'd', type: 'list, each one of x, y', optional: false, about: '' },
    { name: 'e', type: 'always 1', optional: false, about: '' },
    { name: 'f', type: 'list of objects', optional: true, about: 'A turn.' },
    { name: 'h', type: 'list, each an object of x, y', optional: true, about: '' },
    { name: 'g', type: 'one of 9 names', optional: true, about: '' },
  ]);
});

test('a list that is none is refused', () => {
  expect(() => listFields(SCHEMA, 'others')).toThrow('the schema has no list others of objects');
});

test.each([
  ['rules', createRulesSchema('https://site.test/s'), 'id'],
  ['questions', createQuestionsSchema('https://site.test/s'), 'slug'],
  ['testcases', createTestcasesSchema('https://site.test/s'), 'id'],
])('the schema of %s is read', (name, schema, first) => {
  const fields = listFields(schema, name);
  expect(fields[0]).toMatchObject({ name: first, type: 'string', optional: false });
  expect(fields.length).toBeGreaterThan(10);
});
