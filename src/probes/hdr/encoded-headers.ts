// The same call with plain and with Base64 header values.
import { NAME_HEADER } from '../../protocol/headers.ts';
import { probe } from '../probe.ts';
import { whyNotServed } from '../shared.ts';
import { callMirrored, headerOf, NO_TOOL } from './mirrored-call.ts';
import { judgeRefusals, REFUSAL } from './refusals.ts';

/** Writes a text as the Base64 sentinel form, needed or not (spec: basic/transports/streamable-http#value-encoding). */
function wrap(text: string): string {
  const bytes = [...new TextEncoder().encode(text)].map((byte) => String.fromCharCode(byte)).join('');
  return `=?base64?${btoa(bytes)}?=`;
}

export const encodedHeaders = probe({
  id: 'encoded-headers',
  title: 'A tool call with plain header values, with an encoded Mcp-Name, and with an encoded Mcp-Param',
  transports: ['http'],
  definition: 'mirrored',
  settles: ['MCP-HDR-022'],
  reasons: {
    'MCP-HDR-022': {
      ...REFUSAL,
      ...NO_TOOL,
      decoded: {
        verdict: 'pass',
        message: 'Base64 values of Mcp-Name and {header} were decoded, and the calls were served.',
        note: 'Compared after decoding.',
      },
      'name-not-decoded': {
        verdict: 'fail',
        message:
          'A call with the tool’s name in Base64 in Mcp-Name was refused with {summary}; with the plain name it was served.',
        note: 'The value decodes to the name in the body.',
      },
      'parameter-not-decoded': {
        verdict: 'fail',
        message:
          'A call with the argument in Base64 in {header} was refused with {summary}; with the plain text it was served.',
        note: 'The value decodes to the argument in the body.',
      },
    },
  },
  async run(peer) {
    const settle = (saw: ReturnType<typeof judgeRefusals>) => ({ 'MCP-HDR-022': saw });
    const tool = peer.demo.mirrors;
    if (tool === undefined) return settle({ reason: 'no-tool' });
    const header = headerOf(tool.text);
    const connection = peer.connect();
    const call = (headers: Record<string, string> = {}) =>
      callMirrored(peer, connection, tool, [[tool.text, 'Hello']], headers);
    const doubt = whyNotServed(await call(), false);
    if (doubt !== undefined) return settle(doubt);

    const judge = async (what: string, name: string, value: string, refused: string) => {
      const saw = judgeRefusals([{ what, answer: await call({ [name]: wrap(value) }) }], 'decoded', refused);
      return { ...saw, values: { ...saw.values, header } };
    };
    const named = await judge('with a Base64 Mcp-Name', NAME_HEADER, tool.name, 'name-not-decoded');
    const given = await judge(`with a Base64 ${header}`, header, 'Hello', 'parameter-not-decoded');
    return settle(named.reason === 'decoded' ? given : named);
  },
});
