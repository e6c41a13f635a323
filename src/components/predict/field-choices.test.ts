// The fields offered: the right one among plausible ones, and no list that tells what came.
import { expect, test } from 'vitest';
import { chooseFields } from './field-choices.ts';

const CALL = [
  '/error/code',
  '/error/data/requiredCapabilities',
  '/result/content/0/text',
  '/result/resultType',
  'Content-Type',
];

test.each(['/error/code', '/error/data/requiredCapabilities', '/result/content/0/text', '/result/resultType'])(
  'the list for tools/call is the same when %s decides',
  (right) => {
    expect(chooseFields({ right, method: 'tools/call', hasHeaders: true })).toEqual(CALL);
  },
);

test.each([
  [
    '/result/tools',
    'tools/list',
    ['/error/code', '/error/data/supported', '/result/resultType', '/result/tools', 'Content-Type'],
  ],
  [
    'WWW-Authenticate',
    'tools/call',
    ['/error/code', '/result/content/0/text', '/result/resultType', 'Content-Type', 'WWW-Authenticate'],
  ],
  [
    '/params/progress',
    'tools/call',
    ['/error/code', '/method', '/params/progress', '/result/resultType', 'Content-Type'],
  ],
  ['/id', 'server/discover', ['/error/code', '/id', '/jsonrpc', '/result/resultType', 'Content-Type']],
  ['/result', 'server/discover', ['/error', '/id', '/method', '/result', 'Content-Type']],
  // A part of what is plausible takes its place: none holds another.
  [
    '/result/content',
    'tools/call',
    ['/error/code', '/error/data/requiredCapabilities', '/result/content', '/result/resultType', 'Content-Type'],
  ],
])('where %s decides of %s, others of its kind and of the other kinds stand beside it', (right, method, fields) => {
  expect(chooseFields({ right, method, hasHeaders: true })).toEqual(fields);
});

test('a line has no headers', () => {
  expect(chooseFields({ right: '/result', method: 'tools/call', hasHeaders: false })).toEqual([
    '/error',
    '/id',
    '/method',
    '/result',
  ]);
  expect(chooseFields({ right: '/error/code', method: 'tools/call', hasHeaders: false })).toContain('/id');
});

test('what decides in other variants of the card is offered first', () => {
  const fields = {
    method: 'tools/call',
    hasHeaders: true,
    elsewhere: ['/result/isError', '/result/structuredContent', '/error/code'],
  };
  const all = [
    '/error/code',
    '/error/data/requiredCapabilities',
    '/result/isError',
    '/result/structuredContent',
    'Content-Type',
  ];
  expect(chooseFields({ right: '/error/code', ...fields })).toEqual(all);
  expect(chooseFields({ right: '/result/isError', ...fields })).toEqual(all);
});
