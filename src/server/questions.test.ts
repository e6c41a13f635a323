import { expect, test } from 'vitest';
import { askForm } from './questions.ts';

test('of a filled-in form only what was asked for is kept', () => {
  const form = askForm('Who?', { name: { type: 'string' }, age: { type: 'integer' } }, ['name']);
  expect(form.read({ action: 'accept', content: { name: 'Ada', admin: true, constructor: 'x' } })).toEqual({
    action: 'accept',
    content: { name: 'Ada' },
  });
  expect(form.read({ action: 'decline', content: { name: 'Ada' } })).toEqual({ action: 'decline' });
});
