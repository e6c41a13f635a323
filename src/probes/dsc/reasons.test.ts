// Every reason that a probe of DSC declares can be reached.
import { describe, expect, test } from 'vitest';
import { SERVER_INFO } from '../../protocol/meta.ts';
import {
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

const gives =
  (value: object): Script =>
  () =>
    result({ supportedVersions: ['2026-07-28'], capabilities: {}, ...value });
const shared: [string, Script][] = [
  ['needs-token', denies],
  ['no-answer', silent],
  ['not-served', refuses],
  ['refused-cold', cold],
];

describe('discover', () => {
  test.each<[string, Script]>([
    ...shared,
    ['no-versions', gives({ supportedVersions: [] })],
    ['no-versions', gives({ supportedVersions: [20260728] })],
    ['no-capabilities', gives({ capabilities: [] })],
    ['other-revision', () => error(400, -32022)],
  ])('gives MCP-DSC-001 %s', async (reason, script) => {
    expect((await runScript('discover', script))['MCP-DSC-001']).toBe(reason);
  });
  test.each<[string, Script]>([
    ...shared,
    ['unnamed', gives({})],
    ['half-named', gives({ _meta: { [SERVER_INFO]: { name: 'demo' } } })],
    ['named-in-body', gives({ serverInfo: { name: 'demo', version: '1' } })],
  ])('gives MCP-DSC-002 %s', async (reason, script) => {
    expect((await runScript('discover', script))['MCP-DSC-002']).toBe(reason);
  });
});

testThatAllReasonsAreReached(Object.keys(probes));
