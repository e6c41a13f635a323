// Every reason that a probe of PAG declares can be reached.
import { describe, expect, test } from 'vitest';
import type { HttpRequest } from '../../protocol/message.ts';
import { readPointer } from '../../protocol/json.ts';
import {
  bodyOf,
  cold,
  denies,
  error,
  refuses,
  result,
  runScript,
  silent,
  testThatAllReasonsAreReached,
} from '../fixtures/reasons.ts';
import type { Script } from '../fixtures/reasons.ts';
import { probes } from './list.ts';

const cursorOf = (request: HttpRequest) => readPointer(bodyOf(request), '/params/cursor');
const page = (...names: string[]) => result({ tools: names.map((name) => ({ name })) });
const first = (...names: string[]) => result({ tools: names.map((name) => ({ name })), nextCursor: 'more' });
/** Answers requests with a cursor in its own way. */
const onCursor =
  (answer: (count: number) => ReturnType<Script>): Script =>
  (request, _, count) =>
    cursorOf(request) === undefined ? undefined : answer(count);
const DOORS: [string, Script][] = [
  ['needs-token', denies],
  ['no-answer', silent],
  ['not-served', refuses],
  ['refused-cold', cold],
  ['no-lists', () => error(404, -32601)],
];

describe('cursor-used-again', () => {
  test.each<[string, Script]>([
    ...DOORS,
    ['one-page', () => page('echo')],
    ['another-page', onCursor((count) => page(`tool_${count}`))],
    ['never-worked', onCursor(() => error(200, -32602))],
    ['list-changed', (request, _, count) => (cursorOf(request) ? page(`tool_${count}`) : first(`tool_${count}`))],
    ['needs-token', onCursor(() => error(401, -32600))],
    ['not-served', onCursor((count) => (count === 3 ? error(429, -32600) : undefined))],
  ])('gives %s', async (reason, script) => {
    expect(await runScript('cursor-used-again', script)).toEqual({ 'MCP-PAG-002': reason });
  });
});

describe('invented-cursor', () => {
  test.each<[string, Script]>([
    ...DOORS,
    ['empty-lists', () => page()],
    ['some-page', onCursor(() => page('whoami'))],
    ['other-code', onCursor(() => error(500, -32603))],
    ['no-code', onCursor(() => ({ status: 500, headers: [], body: 'Internal Server Error' }))],
    ['any-text-is-a-place', (request) => (String(cursorOf(request)).startsWith('~') ? page() : first('echo'))],
    ['needs-token', onCursor(() => error(401, -32600))],
    ['not-served', onCursor(() => error(503, -32603))],
  ])('gives %s', async (reason, script) => {
    expect(await runScript('invented-cursor', script)).toEqual({ 'MCP-PAG-007': reason });
  });
});

testThatAllReasonsAreReached(Object.keys(probes));
