// Every reason that a probe of ERR declares can be reached.
import { describe, expect, test } from 'vitest';
import {
  DEMO,
  error,
  json,
  methodOf,
  never,
  result,
  runScript,
  said,
  testThatAllReasonsAreReached,
  toolOf,
  UNSERVED,
} from '../fixtures/reasons.ts';
import type { Script } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

const ERR = (number: string) => `MCP-ERR-${number}`;
const ALL = ['001', '002', '003', '005', '006', '007', '010'].map(ERR);
const { isNew: _, ...OLD } = DEMO;

const isDiscover: Script = (request) => (methodOf(request) === 'server/discover' ? undefined : error(500, 0));
/** Answers everything but server/discover in one way. */
const after =
  (answer: () => ReturnType<Script>): Script =>
  (request, connection, count) =>
    isDiscover(request, connection, count) === undefined ? undefined : answer();
const fails =
  (code: unknown): Script =>
  (request) =>
    toolOf(request) === 'always_fails' ? json(200, { error: { code, message: 'no' } }) : undefined;

describe('common-mistakes', () => {
  test.each(UNSERVED)('gives %s', async (reason, script) => {
    const saw = await runScript('common-mistakes', script);
    expect(ALL.map((rule) => saw[rule])).toEqual(ALL.map(() => reason));
  });

  test('says that nothing was refused', async () => {
    const saw = await runScript(
      'common-mistakes',
      after(() => said('All is well')),
    );
    expect(ALL.map((rule) => saw[rule])).toEqual(ALL.map((rule) => (rule === ERR('007') ? 'no-error' : 'no-code')));
  });

  test.each<[unknown, string, string]>([
    ['E_QUOTA', '001', 'code-as-text'],
    [-32000.5, '001', 'no-integer'],
    [-32000.5, '003', 'none-used'],
    [null, '001', 'no-integer'],
    [-32001, '002', 'none-allocated'],
    [-32000, '003', 'used'],
    [-32002, '003', 'none-used'],
    [-32042, '005', 'only-defined'],
    [-32021, '006', 'well-used'],
    [-32002, '007', 'retired-code'],
    [-32768, '010', 'reserved-code'],
    [-32099, '010', 'outside'],
    [4001, '010', 'outside'],
  ])('of the code %j says of %s that it is %s', async (code, rule, reason) => {
    expect((await runScript('common-mistakes', fails(code)))[ERR(rule)]).toBe(reason);
  });

  test.each([
    [-32010, '002'],
    [-32000, '003'],
  ])('does not know how old the code %j of an implementation is', async (code, rule) => {
    const saw = await runScript('common-mistakes', fails(code), { demo: OLD });
    expect(saw[ERR(rule)]).toBe('age-unknown');
  });
});

describe('refused-deliveries', () => {
  const on =
    (code: unknown): Script =>
    () =>
      json(415, { error: { code, message: 'no' } });
  test.each<[string, string, Script]>([
    ['001', 'needs-token', () => error(401, -32600)],
    ['001', 'no-answer', never],
    ['001', 'no-code', () => result({})],
    ['001', 'code-as-text', on('E_TYPE')],
    ['001', 'no-integer', on(1.5)],
    ['002', 'new-code', on(-32019)],
    ['003', 'used', on(-32000)],
    ['005', 'undefined-code', on(-32099)],
    ['010', 'reserved-code', on(-32604)],
  ])('says %s %s', async (rule, reason, script) => {
    expect((await runScript('refused-deliveries', script))[ERR(rule)]).toBe(reason);
  });

  test.each([
    ['002', -32010],
    ['003', -32000],
  ])('%s waits to hear how old the implementation is', async (rule, code) => {
    expect((await runScript('refused-deliveries', on(code), { demo: OLD }))[ERR(rule)]).toBe('age-unknown');
  });
});

describe('visit-to-a-page', () => {
  test.each<[string, Script]>([['did-not-ask', () => said('Connected')], ...UNSERVED])(
    'gives %s',
    async (reason, script) => {
      expect(await runScript('visit-to-a-page', script)).toEqual({ 'MCP-ERR-008': reason });
    },
  );
});

testThatAllReasonsAreReached(Object.keys(probes));
