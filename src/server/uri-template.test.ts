import { expect, test } from 'vitest';
import { matchTemplate, templateVariables } from './uri-template.ts';

test.each<[string, string, Record<string, string> | undefined]>([
  ['demo://notes/{id}', 'demo://notes/a', { id: 'a' }],
  ['demo://notes/{id}', 'demo://notes/', { id: '' }],
  ['demo://notes/{id}', 'demo://notes/a%2Fb%20c', { id: 'a/b c' }],
  ['demo://notes/{id}', 'demo://notes/%E4%B8%96', { id: '世' }],
  ['demo://notes/{id}', 'demo://notes/%E4', undefined],
  ['demo://notes/{id}', 'demo://notes/%zz', undefined],
  ['demo://notes/{id}', 'demo://notes/a/b', undefined],
  ['demo://notes/{id}', 'demo://notes/a?b', undefined],
  ['demo://notes/{id}', 'demo://note/a', undefined],
  ['demo://notes/{id}', 'xdemo://notes/a', undefined],
  ['demo://a.b/{id}', 'demo://aXb/1', undefined],
  ['demo://{list}/{id}', 'demo://books/7', { list: 'books', id: '7' }],
  ['demo://plain', 'demo://plain', {}],
])('%s reads %s as %j', (template, uri, variables) => {
  expect(matchTemplate(template, uri)).toEqual(variables);
});

test('the variables of a template are known in their order', () => {
  expect(templateVariables('demo://{list}/{id}')).toEqual(['list', 'id']);
});
