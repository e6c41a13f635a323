// Calls that need input, each made again by a client that cannot give one kind of it.
import type { Answer } from '../../client/peer.ts';
import { isObject, pointerKey } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { ALL_KINDS, ASKED, call, CAPABILITY_OF, requestsOf, whyNotAsked, whyNotJudged } from './input.ts';

export const undeclaredInput = probe({
  id: 'undeclared-input',
  title: 'Calls that need input, with one kind of it not declared',
  transports: ['http', 'stdio'],
  definition: 'full',
  settles: ['MCP-MRT-014'],
  reasons: {
    'MCP-MRT-014': {
      ...ASKED,
      'within-declared': {
        verdict: 'pass',
        message: 'A call that left a capability out was never answered with an input request that needs it.',
        note: 'Not asked: this request does not declare what it takes.',
      },
      'undeclared-kind': {
        verdict: 'fail',
        message: 'The tool {tool} asked with {method} although the request did not declare {capability}.',
        note: 'This request declared no {capability}.',
      },
    },
  },
  async run(peer) {
    const uses = peer.demo.asks ?? [];
    if (uses.length === 0) return settle({ reason: 'no-tool' });
    const connection = peer.connect();
    let doubt: Saw | undefined;
    let passed: Saw | undefined;
    for (const use of uses) {
      const able = await call(peer, connection, use);
      doubt ??= whyNotAsked(able);
      for (const capability of kindsOf(able)) {
        const { [capability]: _, ...capabilities } = ALL_KINDS;
        const unable = await call(peer, connection, use, { capabilities });
        const found = findRequest(unable, capability);
        if (found !== undefined) {
          const at = unable.spot(`/result/inputRequests/${pointerKey(found.key)}/method`);
          const values = { tool: use.name, method: found.method, capability };
          return settle({ reason: 'undeclared-kind', at, values });
        }
        const unjudged = whyNotJudged(unable);
        if (unjudged === undefined) passed ??= { reason: 'within-declared', at: unable.spot('/error/code') };
        else doubt ??= unjudged;
      }
    }
    return settle(passed ?? doubt ?? { reason: 'no-tool' });
  },
});

const settle = (saw: Saw) => ({ 'MCP-MRT-014': saw });

/** The capabilities that an answer's requests need. */
const kindsOf = (answer: Answer): (keyof typeof ALL_KINDS)[] => {
  const methods = Object.values(requestsOf(answer) ?? {}).map((one) => (isObject(one) ? String(one.method) : ''));
  return [...new Set(methods.flatMap((method) => CAPABILITY_OF[method] ?? []))];
};

function findRequest(answer: Answer, capability: string): { key: string; method: string } | undefined {
  for (const [key, request] of Object.entries(requestsOf(answer) ?? {})) {
    const method = isObject(request) ? String(request.method) : '';
    if (CAPABILITY_OF[method] === capability) return { key, method };
  }
  return undefined;
}
