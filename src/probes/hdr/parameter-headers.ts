// Mirrored arguments whose header says something else, or is not there.
import type { MirroredArgument } from '../../client/demo.ts';
import type { JsonValue } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import { forAll, whyNotServed } from '../shared.ts';
import { callMirrored, headerOf, NO_TOOL } from './mirrored-call.ts';
import { judgeExactRefusal, judgeForm, judgeRefusals, FORM, REFUSAL, REFUSED_OTHERWISE } from './refusals.ts';
import type { Sample } from './refusals.ts';

export const parameterHeaders = probe({
  id: 'parameter-headers',
  title: 'A call with mirrored arguments: right, with another value in a header, with a header missing',
  transports: ['http'],
  definition: 'mirrored',
  settles: ['MCP-HDR-030', 'MCP-HDR-033', 'MCP-HDR-038'],
  reasons: {
    'MCP-HDR-030': {
      ...REFUSAL,
      ...REFUSED_OTHERWISE,
      ...NO_TOOL,
      refused: {
        verdict: 'pass',
        message: 'A call whose Mcp-Param header contradicts the argument was refused with {summary}.',
        note: 'Header and argument differ.',
      },
      'other-value-served': {
        verdict: 'fail',
        message: 'A call whose {header} says "elsewhere" was served with the argument "{value}".',
        note: 'Routed by one value, run with another.',
      },
    },
    'MCP-HDR-033': {
      ...REFUSAL,
      ...NO_TOOL,
      'missing-refused': {
        verdict: 'pass',
        message: 'Calls with a mirrored argument and without its header were refused.',
        note: 'The argument is there, its header is not.',
      },
      'missing-served': {
        verdict: 'fail',
        message: 'A call {what} was served although the argument was given.',
        note: 'The argument was given, its header was not.',
      },
      'nested-missing-served': {
        verdict: 'fail',
        message: 'A call {what} was served although the nested argument was given.',
        note: 'The argument stands deeper down, and is mirrored all the same.',
      },
    },
    'MCP-HDR-038': { ...FORM, ...NO_TOOL },
  },
  async run(peer) {
    const tool = peer.demo.mirrors;
    if (tool === undefined) return forAll(this.settles, { reason: 'no-tool' });
    const { text, nested } = tool;
    const connection = peer.connect();
    const value = 'us-west1';
    const set: [MirroredArgument, JsonValue][] = [[text, value]];
    if (nested !== undefined) set.push([nested, 'acme']);
    const call = (headers: Record<string, string | null> = {}) => callMirrored(peer, connection, tool, set, headers);
    const doubt = whyNotServed(await call(), false);
    if (doubt !== undefined) return forAll(this.settles, doubt);

    const header = headerOf(text);
    const other: Sample = { what: `with another value in ${header}`, answer: await call({ [header]: 'elsewhere' }) };
    const without = async (argument: MirroredArgument): Promise<Sample> => ({
      what: `without ${headerOf(argument)}`,
      answer: await call({ [headerOf(argument)]: null }),
    });
    const lacks = [await without(text), ...(nested === undefined ? [] : [await without(nested)])];
    const differing = judgeExactRefusal(other, 'other-value-served');
    const served = lacks[0]?.answer.result === undefined ? 'nested-missing-served' : 'missing-served';
    return {
      'MCP-HDR-030': { ...differing, values: { ...differing.values, header, value } },
      'MCP-HDR-033': judgeRefusals(lacks, served, 'missing-refused'),
      'MCP-HDR-038': judgeForm([other, ...lacks]),
    };
  },
});
