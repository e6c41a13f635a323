// The Mcp-Method header: another method, another case, none.
import { METHOD_HEADER } from '../../protocol/headers.ts';
import { probe } from '../probe.ts';
import { forAll, send, whyNotServed } from '../shared.ts';
import { judgeForm, judgeRefusals, REFUSAL, FORM } from './refusals.ts';
import type { Sample } from './refusals.ts';

export const methodHeader = probe({
  id: 'method-header',
  title: 'server/discover with a wrong Mcp-Method, with one in capitals, and without',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-HDR-036', 'MCP-HDR-038', 'MCP-HDR-039'],
  reasons: {
    'MCP-HDR-036': {
      ...REFUSAL,
      'method-refused': {
        verdict: 'pass',
        message: 'An Mcp-Method that names another method, or the same in capitals, was refused.',
        note: 'Header and body differ.',
      },
      'other-method-served': {
        verdict: 'fail',
        message: 'A server/discover whose Mcp-Method says tools/list was served.',
        note: 'A gateway has seen a tools/list go by.',
      },
      'other-case-served': {
        verdict: 'fail',
        message: 'A server/discover whose Mcp-Method says SERVER/DISCOVER was served; values are case-sensitive.',
        note: 'No such method: names are case-sensitive.',
      },
    },
    'MCP-HDR-038': FORM,
    'MCP-HDR-039': {
      ...REFUSAL,
      'without-method-refused': {
        verdict: 'pass',
        message: 'A request without Mcp-Method was refused.',
        note: 'Mcp-Method is missing.',
      },
      'without-method-served': {
        verdict: 'fail',
        message: 'A request without Mcp-Method was served.',
        note: 'No Mcp-Method came with it.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const discover = (headers: Record<string, string | null>) =>
      send(peer, connection, { method: 'server/discover', headers });
    const doubt = whyNotServed(await discover({}), false);
    if (doubt !== undefined) return forAll(this.settles, doubt);

    const other: Sample = {
      what: 'whose Mcp-Method names another method',
      answer: await discover({ [METHOD_HEADER]: 'tools/list' }),
    };
    const capitals: Sample = {
      what: 'whose Mcp-Method is in capitals',
      answer: await discover({ [METHOD_HEADER]: 'SERVER/DISCOVER' }),
    };
    const lacks: Sample = { what: 'without Mcp-Method', answer: await discover({ [METHOD_HEADER]: null }) };
    const served = other.answer.result === undefined ? 'other-case-served' : 'other-method-served';
    return {
      'MCP-HDR-036': judgeRefusals([other, capitals], served, 'method-refused'),
      'MCP-HDR-038': judgeForm([other, capitals, lacks]),
      'MCP-HDR-039': judgeRefusals([lacks], 'without-method-served', 'without-method-refused'),
    };
  },
});
