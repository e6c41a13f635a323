// A mirrored argument that is left out, and one that is null; neither has a header.
import type { Answer } from '../../client/peer.ts';
import { HEADER_MISMATCH } from '../../protocol/error-codes.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { SHARED, whyNotServed } from '../shared.ts';
import { callMirrored, headerOf, NO_TOOL } from './mirrored-call.ts';
import { isRefused } from './refusals.ts';

export const absentParameter = probe({
  id: 'absent-parameter',
  title: 'A call with a mirrored argument, without it, and with null in its place',
  transports: ['http'],
  definition: 'mirrored',
  settles: ['MCP-HDR-032'],
  reasons: {
    'MCP-HDR-032': {
      ...SHARED,
      ...NO_TOOL,
      'not-expected': {
        verdict: 'pass',
        message: 'Calls that left the argument out, or had null in its place, were served without {header}.',
        note: 'No value, no header.',
      },
      'null-refused-otherwise': {
        verdict: 'pass',
        message:
          'A call that left the argument out was served without {header}; null in its place was refused with {summary}, which is no header error.',
        note: 'The value was refused, not the want of a header.',
      },
      'absent-refused-otherwise': {
        verdict: 'untestable',
        message:
          'A call without the argument was refused with {summary}, so whether for want of {header} or of the argument cannot be told.',
      },
      'expected-for-absent': {
        verdict: 'fail',
        message: 'A call without the argument was refused with -32020 for want of {header}.',
        note: 'There is no value that the header could repeat.',
      },
      'expected-for-null': {
        verdict: 'fail',
        message: 'A call with null for the argument was refused with -32020 for want of {header}.',
        note: 'null is no value, and no header repeats it.',
      },
    },
  },
  async run(peer) {
    const tool = peer.demo.mirrors;
    const argument = tool?.integer;
    if (tool === undefined || argument === undefined) return settle({ reason: 'no-tool' });
    const header = headerOf(argument);
    const connection = peer.connect();
    const control = await callMirrored(peer, connection, tool, [[argument, 2]]);
    const doubt = whyNotServed(control, false);
    if (doubt !== undefined) return settle(doubt);

    const absent = await callMirrored(peer, connection, tool);
    const asked = judge(absent, 'absent', header);
    if (asked !== undefined) return settle(asked);
    const none = await callMirrored(peer, connection, tool, [[argument, null]]);
    return settle(
      judge(none, 'null', header) ?? { reason: 'not-expected', at: none.spot('/result'), values: { header } },
    );
  },
});

const settle = (saw: Saw) => ({ 'MCP-HDR-032': saw });

/** `undefined` when the call was served. A tool may still dislike null or want the argument; that is no header's business. */
function judge(answer: Answer, what: 'absent' | 'null', header: string): Saw | undefined {
  if (answer.result !== undefined || !isRefused(answer) || answer.isUnauthorized) return whyNotServed(answer, false);
  const reason = answer.errorCode === HEADER_MISMATCH ? `expected-for-${what}` : `${what}-refused-otherwise`;
  return { reason, at: answer.spot('/error/message'), values: { header, summary: answer.summary } };
}
