// Every reason that a probe of VER declares can be reached.
import { describe, expect, test } from 'vitest';
import type { StartProcess } from '../../client/line-peer.ts';
import { PROTOCOL_VERSION } from '../../protocol/meta.ts';
import { readPointer } from '../../protocol/json.ts';
import type { HttpResponse } from '../../protocol/message.ts';
import {
  bodyOf,
  cold,
  denies,
  error,
  json,
  methodOf,
  never,
  result,
  runLines,
  runScript,
  silent,
  testThatAllReasonsAreReached,
} from '../fixtures/reasons.ts';
import type { Script } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

const versionOf = (body: object) => readPointer(body, `/params/_meta/${PROTOCOL_VERSION.replace('/', '~1')}`);
const refusing =
  (answer: HttpResponse): Script =>
  (request) =>
    versionOf(bodyOf(request)) === '1900-01-01' ? answer : undefined;
const unsupported = (data: object) => json(400, { error: { code: -32022, message: 'no', data } });

describe('unknown-version', () => {
  test.each<[string, Script]>([
    ['served', refusing(result({}))],
    ['other-error', refusing(error(400, -32020))],
    ['other-error', refusing({ status: 400, headers: [], body: 'Bad version' })],
    ['not-served', refusing(error(429, -32000))],
    ['no-list', refusing(error(400, -32022))],
    ['no-list', refusing(unsupported({ supported: [], requested: '1900-01-01' }))],
    ['list-disagrees', refusing(unsupported({ supported: ['2025-11-25'], requested: '1900-01-01' }))],
    ['wrong-requested', refusing(unsupported({ supported: ['2025-11-25', '2026-07-28'] }))],
    ['refused-with-list', refusing(unsupported({ supported: ['2025-11-25', '2026-07-28'], requested: '1900-01-01' }))],
    ['needs-token', denies],
    ['no-answer', silent],
    ['not-served', () => ({ status: 502, headers: [], body: 'Bad gateway' })],
    ['refused-cold', cold],
  ])('gives %s', async (reason, script) => {
    expect((await runScript('unknown-version', script))['MCP-VER-001']).toBe(reason);
  });
});

test('what was seen wrong once counts more than what was not seen', async () => {
  const script: Script = (request, _, count) =>
    versionOf(bodyOf(request)) !== '1900-01-01' ? undefined : count === 1 ? error(503, -32000) : error(400, -32602);
  expect((await runScript('unknown-version', script))['MCP-VER-001']).toBe('other-error');
});

describe('unknown-version-line', () => {
  const writing =
    (change: (line: string) => string) =>
    (start: StartProcess): StartProcess =>
    (onLine) =>
      start((line) => onLine(change(line)));
  const refused = (code: number) => (line: string) =>
    line.replace(/"result":.*$/, `"error":{"code":${code},"message":"no"}}`).replace(/-32022/, String(code));
  test.each<[string, (line: string) => string]>([
    ['no-list', (line) => line.replace('"supported":', '"versions":')],
    ['list-disagrees', (line) => line.replace('"supported":["2026-07-28"]', '"supported":["2025-11-25"]')],
    ['wrong-requested', (line) => line.replace('"requested":"1900-01-01"', '"requested":"2026-07-28"')],
    ['not-served', refused(-32602)],
    ['refused-cold', refused(-32600)],
    ['no-answer', () => ''],
  ])('gives %s', async (reason, change) => {
    expect((await runLines('unknown-version-line', writing(change)))['MCP-VER-001']).toBe(reason);
  });
});

describe('legacy-handshake', () => {
  const on =
    (method: string, answer: () => HttpResponse | Promise<undefined>): Script =>
    (request) =>
      methodOf(request) === method ? answer() : undefined;
  test.each<[string, Script]>([
    ['version-named', on('initialize', () => ({ status: 400, headers: [], body: 'This server speaks 2026-07-28' }))],
    ['no-version-named', on('initialize', () => ({ status: 400, headers: [], body: '' }))],
    ['needs-token', on('initialize', () => error(401, -32600))],
    ['not-served', on('initialize', () => ({ status: 503, headers: [], body: 'Busy' }))],
    ['no-answer', on('initialize', never)],
    ['not-served', on('server/discover', () => error(404, -32601))],
    ['not-served', on('server/discover', () => result({ supportedVersions: 'all' }))],
  ])('gives %s', async (reason, script) => {
    expect((await runScript('legacy-handshake', script))['MCP-VER-005']).toBe(reason);
  });
});

testThatAllReasonsAreReached(Object.keys(probes));
