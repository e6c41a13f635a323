// The Mcp-Name header of a tool call: another name, and none.
import { NAME_HEADER } from '../../protocol/headers.ts';
import { probe } from '../probe.ts';
import { forAll, send, whyNotServed } from '../shared.ts';
import { judgeForm, judgeRefusals, REFUSAL, FORM } from './refusals.ts';
import type { Sample } from './refusals.ts';

const NO_TOOL = {
  'no-harmless-tool': {
    verdict: 'untestable',
    message: 'No harmless tool is known here, so there is no name to contradict.',
  },
} as const;

export const nameHeader = probe({
  id: 'name-header',
  title: 'A harmless tool call with a wrong Mcp-Name, and without',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-HDR-036', 'MCP-HDR-038', 'MCP-HDR-039'],
  reasons: {
    'MCP-HDR-036': {
      ...REFUSAL,
      ...NO_TOOL,
      'name-refused': {
        verdict: 'pass',
        message: 'A tool call whose Mcp-Name names another tool was refused.',
        note: 'Header and body name different tools.',
      },
      'other-name-served': {
        verdict: 'fail',
        message: 'A call of {name} whose Mcp-Name says some_other_tool was answered with a result.',
        note: 'A gateway has let some_other_tool through.',
      },
    },
    'MCP-HDR-038': { ...FORM, ...NO_TOOL },
    'MCP-HDR-039': {
      ...REFUSAL,
      ...NO_TOOL,
      'without-name-refused': {
        verdict: 'pass',
        message: 'A tool call without Mcp-Name was refused.',
        note: 'Mcp-Name is missing.',
      },
      'without-name-served': {
        verdict: 'fail',
        message: 'A tool call without Mcp-Name was served.',
        note: 'No Mcp-Name came with it.',
      },
    },
  },
  async run(peer) {
    const tool = peer.demo.harmless;
    if (tool === undefined) return forAll(this.settles, { reason: 'no-harmless-tool' });
    const connection = peer.connect();
    const call = (headers: Record<string, string | null>) =>
      send(peer, connection, { method: 'tools/call', params: { ...tool }, headers });
    const doubt = whyNotServed(await call({}), false);
    if (doubt !== undefined) return forAll(this.settles, doubt);

    const other: Sample = {
      what: 'whose Mcp-Name names another tool',
      answer: await call({ [NAME_HEADER]: 'some_other_tool' }),
    };
    const lacks: Sample = { what: 'without Mcp-Name', answer: await call({ [NAME_HEADER]: null }) };
    const contradiction = judgeRefusals([other], 'other-name-served', 'name-refused');
    return {
      'MCP-HDR-036': { ...contradiction, values: { ...contradiction.values, name: tool.name } },
      'MCP-HDR-038': judgeForm([other, lacks]),
      'MCP-HDR-039': judgeRefusals([lacks], 'without-name-served', 'without-name-refused'),
    };
  },
});
