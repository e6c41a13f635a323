import { expect, test } from 'vitest';
import { fillForm } from './fill-form.ts';

test.each([
  [{ type: 'string' }, 'Ada'],
  [{ type: 'string', minLength: 5 }, 'Adaaa'],
  [{ type: 'string', format: 'date' }, '2026-08-01'],
  [{ type: 'string', format: 'email' }, 'ada@example.com'],
  [{ type: 'string', enum: ['a', 'b'] }, 'a'],
  [{ type: 'string', oneOf: [{ const: 'x', title: 'X' }] }, 'x'],
  [{ type: 'boolean' }, true],
  [{ type: 'integer', minimum: 2 }, 2],
  [{ type: 'number', maximum: -3 }, -3],
  [{ type: 'integer' }, 1],
  [{ type: 'array', minItems: 2, items: { type: 'string', enum: ['a', 'b', 'c'] } }, ['a', 'b']],
  [{ type: 'array', items: { anyOf: [{ const: 'p', title: 'P' }] } }, ['p']],
  [{ type: 'array' }, []],
  [null, null],
])('%j is filled in with %j', (property, value) => {
  expect(fillForm({ type: 'object', properties: { it: property } })).toEqual({ it: value });
});

test('no schema, no content', () => expect(fillForm(undefined)).toEqual({}));
