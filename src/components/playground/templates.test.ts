// Every template, sent to the servers it is for, gets the answer that its name promises.
import { describe, expect, test } from 'vitest';
import { performTask } from '../../run/perform-task.ts';
import type { SendTarget } from '../../run/messages.ts';
import { createTemplates, FIRST_TEMPLATE } from './templates.ts';

const TEMPLATES = createTemplates('/mcp');

async function send(id: string, target: SendTarget): Promise<string> {
  const template = TEMPLATES.find((one) => one.id === id);
  const sendings = (template?.requests ?? []).map((request) => ({ request, connection: 1 }));
  const groups = template?.together ? [sendings] : sendings.map((sending) => [sending]);
  return (await performTask({ kind: 'send', groups, target, about: sendings.length })).said;
}

const COMPLETE = '200, resultType complete';
const ANSWERS: [id: string, reference: string | RegExp, sdk: string | RegExp][] = [
  ['discover', COMPLETE, COMPLETE],
  ['tools-list', /^200, resultType complete, tools echo, /, /^200, resultType complete, tools echo, /],
  ['tools-call', `${COMPLETE}, text "hello"`, `${COMPLETE}, text "hello"`],
  ['resources-list', COMPLETE, COMPLETE],
  ['resources-templates-list', COMPLETE, COMPLETE],
  ['resources-read', COMPLETE, COMPLETE],
  ['prompts-list', COMPLETE, COMPLETE],
  ['prompts-get', COMPLETE, COMPLETE],
  ['completion', COMPLETE, COMPLETE],
  ['listen', '200', '200'],
  [
    'input-required',
    '200, resultType input_required, input requests seats',
    '200, resultType input_required, input requests seats',
  ],
  ['retry', `${COMPLETE}, text "Booked 4 seats at Chez Nous."`, `${COMPLETE}, text "Booked 4 seats at Chez Nous."`],
  ['progress', `${COMPLETE}, text "Painted 3 boards"`, `${COMPLETE}, text "Painted 3 boards"`],
  ['change', `${COMPLETE}, text "throw_dice is on"`, `${COMPLETE}, text "throw_dice is on"`],
  ['notification', '202', '202'],
  ['version', /^400, -32022 /, /^400, -32022 /],
  ['missing-header', /^400, -32020 /, /^400, -32020 /],
  ['other-header', /^400, -32020 /, /^400, -32020 /],
  ['missing-meta', /^400, -32602 /, /^400, -32602 /],
  ['undeclared', /^400, -32021 /, /^400, -32021 /],
  ['unknown-method', /^404, -32601 /, /^404, -32601 /],
  ['unknown-tool', /^\d+, -32602 /, /^\d+, -32602 /],
  ['no-json', /^400, -32700 /, /^400, -32700 /],
  ['get', '405', '405'],
  ['initialize', /^400, /, /^400, /],
  ['session', /^400, /, /^400, /],
];

describe.each(ANSWERS)('%s', (id, reference, sdk) => {
  test('gets from the reference what it promises', async () => {
    expect(await send(id, { definition: 'full' })).toMatch(reference);
  });
  test('gets from the official server what it promises', async () => {
    expect(await send(id, { sdk: 'full' })).toMatch(sdk);
  });
});

test('every template was sent, and one of them is the first', () => {
  expect(ANSWERS.map(([id]) => id)).toEqual(TEMPLATES.map(({ id }) => id));
  expect(TEMPLATES.some(({ id }) => id === FIRST_TEMPLATE)).toBe(true);
});

test('the session of the era before is served by the server of that era', async () => {
  expect(await send('initialize', { legacy: 'open' })).toBe('200, resultType undefined');
  expect(await send('session', { legacy: 'open' })).toMatch(/^200, resultType undefined, tools echo, /);
});

test('the endpoint may be anywhere', () => {
  const paths = createTemplates('/api/mcp?a=1').flatMap(({ requests }) => requests.map(({ path }) => path));
  expect(new Set(paths)).toEqual(new Set(['/api/mcp?a=1']));
});
