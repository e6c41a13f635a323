// What an answer is, of every kind that can be predicted.
import { describe, expect, test } from 'vitest';
import type { Turn } from '../exchange/exchange.ts';
import { fieldOfSpot, findAnswer, listFields, readAnswer, readField } from './answer-facts.ts';

const base = { exchange: 1, connection: 1, at: 0 };
const back = (status: number, body: string, type = 'application/json'): Turn => ({
  ...base,
  kind: 'back',
  response: { status, headers: [['Content-Type', type]], body },
});
const line = (text: string): Turn => ({ ...base, kind: 'line', from: 'server', line: text });
const silence: Turn = { ...base, kind: 'silence', waited: 2000 };
const stream = back(
  200,
  'data: {"method":"notifications/progress","params":{"progress":1}}\n\n' +
    'data: {"id":1,"result":{"resultType":"complete","content":[{"text":"done"},{"text":"more"}]}}\n\n',
  'text/event-stream',
);

describe('an answer is', () => {
  test.each<[string, Turn, number | undefined, string, string]>([
    [
      'an error of the specification',
      back(400, '{"error":{"code":-32021}}'),
      400,
      '-32021',
      'error -32021 MissingRequiredClientCapability',
    ],
    ['an error of its own', back(200, '{"error":{"code":-32002}}'), 200, 'other-error', 'error -32002'],
    ['an error without a code', back(500, '{"error":"broken"}'), 500, 'other-error', 'an error without a code'],
    ['a complete result', stream, 200, 'complete', 'a result of type complete'],
    [
      'a question',
      back(200, '{"result":{"resultType":"input_required"}}'),
      200,
      'input_required',
      'a result of type input_required',
    ],
    ['a result of the era before', back(200, '{"result":{}}'), 200, 'other-result', 'a result without a type'],
    [
      'a result of a type from elsewhere',
      back(200, '{"result":{"resultType":"task"}}'),
      200,
      'other-result',
      'a result of type task',
    ],
    [
      'a stream without a response',
      back(200, 'data: {"method":"notifications/x"}\n\n', 'text/event-stream'),
      200,
      'notification',
      'notifications alone',
    ],
    ['a status without a message', back(405, ''), 405, 'none', 'no message'],
    ['a line', line('{"id":1,"result":{"resultType":"complete"}}'), undefined, 'complete', 'a result of type complete'],
    ['a line of another kind', line('listening'), undefined, 'none', 'no message'],
    ['nothing', silence, undefined, 'none', 'no message'],
  ])('%s', (_, turn, status, choice, words) => {
    const answer = readAnswer(turn);
    expect([answer.status, answer.outcome]).toEqual([status, { choice, words }]);
  });
});

test('a field is read by pointer, in the response first, or in the event that is named', () => {
  const answer = readAnswer(stream);
  expect(readField(answer, '/result/content/0/text')).toBe('done');
  expect(readField(answer, '/params/progress')).toBe(1);
  expect(readField(answer, '/params/progress', 1)).toBeUndefined();
  expect(readField(answer, '/error/code')).toBeUndefined();
});

test('a header is read by its name in any case', () => {
  expect(readField(readAnswer(stream), 'content-type')).toBe('text/event-stream');
  expect(readField(readAnswer(stream), 'Allow')).toBeUndefined();
});

test('fields are listed with the first item of a list, the response before notifications, headers last', () => {
  expect(listFields(readAnswer(stream))).toEqual([
    '/id',
    '/result',
    '/result/resultType',
    '/result/content',
    '/result/content/0',
    '/result/content/0/text',
    '/method',
    '/params',
    '/params/progress',
    'Content-Type',
  ]);
});

test('a key with a slash is escaped', () => {
  expect(listFields(readAnswer(line('{"_meta":{"a/b":1}}')))).toEqual(['/_meta', '/_meta/a~1b']);
});

test('the answer of a request is what came back for it', () => {
  const sent: Turn = { ...base, kind: 'line', from: 'client', line: '{}' };
  expect(findAnswer([sent, silence], 1)).toBe(silence);
  expect(findAnswer([sent], 1)).toBeUndefined();
});

test('a spot names a field where it is a header or stands in a body', () => {
  expect(fieldOfSpot({ turn: 0, part: 'header', name: 'Allow' })).toBe('Allow');
  expect(fieldOfSpot({ turn: 0, part: 'body', pointer: '/id' })).toBe('/id');
  expect(fieldOfSpot({ turn: 0, part: 'body', pointer: '' })).toBeUndefined();
  expect(fieldOfSpot({ turn: 0, part: 'status' })).toBeUndefined();
});
