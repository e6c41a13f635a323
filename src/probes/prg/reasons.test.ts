// Every reason that a probe of PRG declares can be reached.
import { describe, expect, test } from 'vitest';
import { readPointer } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { HttpRequest, HttpResponse } from '../../protocol/message.ts';
import {
  bodyOf,
  cold,
  denies,
  refuses,
  runScript,
  said,
  silent,
  testThatAllReasonsAreReached,
  UNSERVED,
} from '../fixtures/reasons.ts';
import type { Script } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

const tokenOf = (request: HttpRequest) => readPointer(bodyOf(request), '/params/_meta/progressToken');

/** Answers a call with these progress notifications under its own token, then with a result. */
const tells =
  (...told: JsonObject[]): Script =>
  (request) => {
    const progressToken = tokenOf(request);
    if (progressToken === undefined) return said('done');
    const notifications = told.map((params) => ({
      jsonrpc: '2.0',
      method: 'notifications/progress',
      params: { progressToken, ...params },
    }));
    return stream([...notifications, JSON.parse(String(said('done').body))]);
  };

const stream = (messages: object[]): HttpResponse => ({
  status: 200,
  headers: [['Content-Type', 'text/event-stream']],
  body: messages.map((message) => `data: ${JSON.stringify(message)}\n\n`).join(''),
});

describe('progress-tokens', () => {
  test.each<[string, string, Script]>([
    ['003', 'no-number', tells({ progress: '1' })],
    ['003', 'only-one', tells({ progress: 1 })],
    ['003', 'only-one', tells({ progress: 2 }, { progress: 1, progressToken: 'of another call' })],
    ['005', 'other-token', tells({ progress: 2 }, { progress: 1, progressToken: 'of another call' })],
    ['003', 'no-progress', tells()],
    ['004', 'empty', tells({ progress: 1, message: ' ' })],
    ['004', 'no-words', tells({ progress: 1, message: '1/3' })],
    ['004', 'no-words', tells({ progress: 1, message: '50 %' })],
    ['004', 'readable', tells({ progress: 1, message: 'Läuft' }, { progress: 2, message: '読み込み中' })],
    ['004', 'code-like', tells({ progress: 1, message: 'Started' }, { progress: 2, message: 'STATE_2' })],
    ['004', 'readable', tells({ progress: 1, message: '100件中50件を処理' }, { progress: 2, message: '10MB' })],
    ['004', 'readable', tells({ progress: 1, message: 'customer_orders' }, { progress: 2, message: 'Schritt2' })],
    ['004', 'no-message', tells({ progress: 1 })],
    ['005', 'no-progress', tells()],
    ['006', 'no-progress', tells()],
    ['003', 'needs-token', denies],
    ['003', 'no-answer', silent],
    ['003', 'not-served', refuses],
    ['003', 'refused-cold', cold],
  ])('gives %s %s', async (rule, reason, script) => {
    expect((await runScript('progress-tokens', script))[`MCP-PRG-${rule}`]).toBe(reason);
  });
});

describe('many-steps', () => {
  test.each<[string, Script]>([['no-progress', () => said('done')], ...UNSERVED])(
    'gives %s',
    async (reason, script) => {
      expect((await runScript('many-steps', script))['MCP-PRG-008']).toBe(reason);
    },
  );
});

testThatAllReasonsAreReached(Object.keys(probes));
