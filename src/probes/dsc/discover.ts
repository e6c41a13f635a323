// One complete server/discover.
import type { Answer } from '../../client/peer.ts';
import { METHOD_NOT_FOUND, UNSUPPORTED_VERSION } from '../../protocol/error-codes.ts';
import { isObject, pointerKey } from '../../protocol/json.ts';
import { SERVER_INFO } from '../../protocol/meta.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';

export const discover = probe({
  id: 'discover',
  title: 'server/discover, complete',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-DSC-001', 'MCP-DSC-002'],
  reasons: {
    'MCP-DSC-001': {
      ...SHARED,
      ...BLOCKED,
      'versions-and-capabilities': {
        verdict: 'pass',
        message: 'server/discover gave versions and capabilities.',
        note: 'A client picks one of these for its next request.',
      },
      'method-not-found': {
        verdict: 'fail',
        message: 'server/discover is unknown to the server: it answered -32601.',
        note: 'Over stdio, a client of both eras takes this for a server of the handshake era.',
      },
      'no-versions': {
        verdict: 'fail',
        message: 'In the result of server/discover, supportedVersions is missing, empty, or no list of strings.',
        note: 'Nothing here to pick a version from.',
      },
      'no-capabilities': {
        verdict: 'fail',
        message: 'The result of server/discover has no object capabilities.',
        note: 'What the server offers stays unknown. A server that offers nothing says {}.',
      },
      'other-revision': {
        verdict: 'not-applicable',
        message: 'The server does not speak 2026-07-28: it answered -32022. The sentence is one of that revision.',
      },
    },
    'MCP-DSC-002': {
      ...SHARED,
      ...BLOCKED,
      named: {
        verdict: 'pass',
        message: 'The result of server/discover names the server in _meta: {name} {version}.',
        note: 'For display and for logs; no proof of anything.',
      },
      unnamed: {
        verdict: 'fail',
        message: 'The result of server/discover names no server software.',
        note: 'An inventory lists this server without a name.',
      },
      'named-in-body': {
        verdict: 'fail',
        message: 'The result of server/discover has serverInfo in its body; its place is _meta.',
        note: 'Clients of this revision do not look here.',
      },
      'half-named': {
        verdict: 'fail',
        message: 'The serverInfo in _meta lacks a name or a version that is a string.',
        note: 'It takes both, a name and a version.',
      },
    },
  },
  async run(peer) {
    const answer = await send(peer, peer.connect(), { method: 'server/discover' });
    const doubt = whyNotServed(answer);
    if (doubt === undefined) return { 'MCP-DSC-001': judgeResult(answer), 'MCP-DSC-002': judgeName(answer) };
    const at = answer.spot('/error/code');
    const special =
      answer.errorCode === METHOD_NOT_FOUND
        ? { reason: 'method-not-found', at }
        : answer.errorCode === UNSUPPORTED_VERSION
          ? { reason: 'other-revision', at }
          : doubt;
    return { 'MCP-DSC-001': special, 'MCP-DSC-002': doubt };
  },
});

function judgeResult(answer: Answer): Saw {
  const { supportedVersions, capabilities } = answer.result ?? {};
  const versions = Array.isArray(supportedVersions) ? supportedVersions : [];
  if (versions.length === 0 || versions.some((version) => typeof version !== 'string'))
    return {
      reason: 'no-versions',
      at: answer.spot(supportedVersions === undefined ? '/result' : '/result/supportedVersions'),
    };
  if (!isObject(capabilities))
    return {
      reason: 'no-capabilities',
      at: answer.spot(capabilities === undefined ? '/result' : '/result/capabilities'),
    };
  return { reason: 'versions-and-capabilities', at: answer.spot('/result/supportedVersions') };
}

function judgeName(answer: Answer): Saw {
  const pointer = `/result/_meta/${pointerKey(SERVER_INFO)}`;
  const info = answer.read(pointer);
  if (isObject(info) && typeof info.name === 'string' && typeof info.version === 'string')
    return { reason: 'named', at: answer.spot(pointer), values: { name: info.name, version: info.version } };
  if (info !== undefined) return { reason: 'half-named', at: answer.spot(pointer) };
  if (answer.result?.serverInfo !== undefined)
    return { reason: 'named-in-body', at: answer.spot('/result/serverInfo') };
  return { reason: 'unnamed', at: answer.spot('/result') };
}
