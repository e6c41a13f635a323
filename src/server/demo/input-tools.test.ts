import { describe, expect, test } from 'vitest';
import { accept, ALL, createCaller, says } from '../../../test/tool-caller.ts';
import { createRequest } from '../../client/request.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { createVirtualClock } from '../../run/clock.ts';
import { createEnvironment } from '../../run/environment.ts';
import { createServer } from '../create-server.ts';
import { createOpen } from '../definitions/open.ts';
import { createInputTools } from './input-tools.ts';

test.each<[string, JsonObject, JsonObject, JsonObject]>([
  ['book_trip', { city: 'Rome' }, { ...ALL, elicitation: { url: {} } }, { elicitation: { form: {} } }],
  ['redeem_voucher', { code: 'THANKS-5' }, { ...ALL, elicitation: { url: {} } }, { elicitation: { form: {} } }],
  ['connect_calendar', {}, { ...ALL, elicitation: { form: {} } }, { elicitation: { url: {} } }],
  ['connect_calendar', {}, { ...ALL, elicitation: {} }, { elicitation: { url: {} } }],
  ['summarize', { text: 'x' }, { elicitation: {}, roots: {} }, { sampling: {} }],
  ['advise_clothes', { city: 'Rome' }, { ...ALL, sampling: {} }, { sampling: { tools: {} } }],
  ['list_files', {}, { ...ALL, roots: undefined }, { roots: {} }],
  ['write_postcard', {}, { elicitation: {} }, { sampling: {} }],
  ['write_postcard', {}, { sampling: {} }, { elicitation: { form: {} } }],
  ['write_postcard', {}, {}, { elicitation: { form: {} }, sampling: {} }],
])('%s %j with %j declared: %j is missing, and nothing is asked', async (name, args, declared, missing) => {
  const { status, error, asked } = await createCaller(name, args, declared)();
  expect([status, error?.code, error?.data, asked]).toEqual([
    400,
    -32021,
    { requiredCapabilities: missing },
    undefined,
  ]);
});

test.each<[string, JsonObject, JsonObject]>([
  ['book_trip', { city: 'Rome' }, { elicitation: {} }],
  ['redeem_voucher', { code: 'THANKS-5' }, { elicitation: { form: {} } }],
  ['connect_calendar', {}, { elicitation: { url: {} } }],
  ['summarize', { text: 'x' }, { sampling: {} }],
  ['advise_clothes', { city: 'Rome' }, { sampling: { tools: {} } }],
  ['list_files', {}, { roots: {} }],
  ['write_postcard', {}, { elicitation: {}, sampling: {} }],
])('%s %j needs no more than %j', async (name, args, declared) => {
  expect((await createCaller(name, args, declared)()).result.resultType).toBe('input_required');
});

describe('several rounds', () => {
  test('a trip is booked after three questions, each asked once', async () => {
    const call = createCaller('book_trip', { city: 'Rome' });
    expect((await call()).asked).toEqual(['date']);
    expect((await call({ date: accept({ date: '2026-08-01' }) })).asked).toEqual(['seats']);
    const third = await call({ seats: accept({ seats: 2 }) });
    expect(third.requests?.confirm?.params.message).toBe('Book 2 seats to Rome on 2026-08-01?');
    expect((await call({ confirm: accept({ sure: true }) })).text).toBe('Booked 2 seats to Rome on 2026-08-01.');
  });

  test.each<[string, JsonObject | undefined]>([
    ['no answers', undefined],
    ['empty answers', {}],
    ['a number for an answer', { date: 7 }],
    ['an unknown action', { date: { action: 'shrug' } }],
    ['no content', { date: accept() }],
    ['the wrong type', { date: accept({ date: 20260801 }) }],
    ['no date', { date: accept({ date: 'tomorrow' }) }],
    ['a required value missing', { date: accept({ day: '2026-08-01' }) }],
    ['an answer under another key', { when: accept({ date: '2026-08-01' }) }],
    ['an answer ahead of its question', { confirm: accept({ sure: true }), seats: accept({ seats: 2 }) }],
  ])('%s: it is asked again', async (_, responses) => {
    const call = createCaller('book_trip', { city: 'Rome' });
    await call();
    expect((await call(responses)).asked).toEqual(['date']);
    expect((await call({ date: accept({ date: '2026-08-01' }) })).asked).toEqual(['seats']);
  });

  test.each([0, 13, 1.5, '2', null])(
    '%j seats are none: it is asked again, and the date is remembered',
    async (seats) => {
      const call = createCaller('book_trip', { city: 'Rome' });
      await call();
      await call({ date: accept({ date: '2026-08-01' }) });
      expect((await call({ seats: accept({ seats }) })).asked).toEqual(['seats']);
      expect((await call({ seats: accept({ seats: 1 }) })).asked).toEqual(['confirm']);
    },
  );

  test('all answers at once, without a state, are answers to nothing', async () => {
    const call = createCaller('book_trip', { city: 'Rome' });
    const all = { date: accept({ date: '2026-08-01' }), seats: accept({ seats: 2 }), confirm: accept({ sure: true }) };
    expect((await call(all)).asked).toEqual(['date']);
    expect((await call(all)).asked).toEqual(['seats']);
  });

  test('what nobody asked for is ignored', async () => {
    const call = createCaller('book_trip', { city: 'Rome' });
    await call();
    const extra = { date: accept({ date: '2026-08-01', admin: true }), unasked: says('x') };
    expect((await call(extra)).asked).toEqual(['seats']);
  });

  test.each([
    ['decline', 'Nothing was booked: the user said no.'],
    ['cancel', 'Nothing was booked: the user left. Ask them later.'],
  ])('%s ends the call in every round', async (action, text) => {
    const rounds = [
      ['date', { date: '2026-08-01' }],
      ['seats', { seats: 2 }],
      ['confirm', { sure: true }],
    ] as const;
    for (const last of rounds) {
      const call = createCaller('book_trip', { city: 'Rome' });
      await call();
      for (const [key, content] of rounds.slice(0, rounds.indexOf(last))) await call({ [key]: accept(content) });
      const answer = await call({ [last[0]]: { action } });
      expect([answer.text, answer.result.resultType, answer.isError]).toEqual([text, 'complete', undefined]);
    }
  });

  test('a confirmation without the tick books nothing', async () => {
    const call = createCaller('book_trip', { city: 'Rome' });
    await call();
    await call({ date: accept({ date: '2026-08-01' }) });
    await call({ seats: accept({ seats: 2 }) });
    expect((await call({ confirm: accept({ sure: false }) })).text).toBe('Nothing was booked: the user said no.');
  });
});

describe('two questions at once', () => {
  const recipient = accept({ name: 'Grandma' });
  const text = says('the sea is blue.');

  test('both answers complete the call', async () => {
    const call = createCaller('write_postcard');
    expect((await call()).asked).toEqual(['recipient', 'text']);
    expect((await call({ recipient, text })).text).toBe('Dear Grandma, the sea is blue.');
  });

  test.each<[string, JsonObject, string, JsonObject]>([
    ['the text is missing', { recipient }, 'text', { text }],
    ['the recipient is missing', { text }, 'recipient', { recipient }],
    ['the recipient is empty', { recipient: accept({ name: '' }), text }, 'recipient', { recipient }],
  ])('%s: that one is asked again, alone', async (_, first, missing, second) => {
    const call = createCaller('write_postcard');
    await call();
    expect((await call(first)).asked).toEqual([missing]);
    expect((await call(second)).text).toBe('Dear Grandma, the sea is blue.');
  });

  test('a declined form ends the call', async () => {
    const call = createCaller('write_postcard');
    await call();
    expect((await call({ recipient: { action: 'decline' }, text })).text).toBe(
      'Nothing was written: the user said no.',
    );
  });
});

describe('a page to open', () => {
  test('to agree is not to be done: the page is offered until the user has finished there', async () => {
    const call = createCaller('connect_calendar');
    const { requests } = await call();
    expect(requests?.open).toEqual({
      method: 'elicitation/create',
      params: {
        mode: 'url',
        message: 'Sign in to your calendar on its own page.',
        url: 'https://calendar.wireproof.example/connect',
      },
    });
    expect((await call({ open: accept() })).asked).toEqual(['finish']);
    expect((await call({ finish: accept() })).text).toBe('The calendar is connected.');
  });

  test.each(['decline', 'cancel'])('%s connects nothing', async (action) => {
    const call = createCaller('connect_calendar');
    await call();
    expect((await call({ open: { action } })).text).toMatch(/^Nothing was connected/);
  });
});

describe('a voucher', () => {
  test('is redeemed once, though the same retry comes twice', async () => {
    const call = createCaller('redeem_voucher', { code: 'WELCOME-10' });
    const environment = createEnvironment(createVirtualClock());
    const server = createServer({ ...createOpen(environment), tools: createInputTools() }, environment);
    const send = async (params: JsonObject) => {
      const request = createRequest({ id: 1, method: 'tools/call', params, capabilities: ALL });
      const { body } = await server(request, { number: 1 });
      return (JSON.parse(String(body)) as { result: JsonObject }).result;
    };
    const params = { name: 'redeem_voucher', arguments: { code: 'WELCOME-10' } };
    const { requestState } = await send(params);
    const retry = { ...params, requestState, inputResponses: { confirm: accept({ sure: true }) } };
    const results = await Promise.all([send(retry), send(retry)]);
    expect(results.map(({ content }) => (content as JsonObject[])[0]?.text).sort()).toEqual([
      'No voucher WELCOME-10: it does not exist or has been used',
      'Redeemed WELCOME-10.',
    ]);
    expect((await call()).asked).toEqual(['confirm']);
  });

  test('that does not exist is a tool error', async () => {
    expect((await createCaller('redeem_voucher', { code: 'FREE' })()).isError).toBe(true);
  });
});
