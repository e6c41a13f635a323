// A mirrored argument that is left out, and one that is null; neither has a header.
import type { Answer } from '../../client/peer.ts';
import { HEADER_MISMATCH } from '../../protocol/error-codes.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { SHARED, whyNotServed } from '../shared.ts';
import { callMirrored, headerOf, NO_TOOL } from './mirrored-call.ts';

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
        message: 'No {header} was asked for where the argument was left out or null.',
        note: 'No value, no header.',
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
    if (wantsHeader(absent)) return settle({ reason: 'expected-for-absent', at: at(absent), values: { header } });
    const none = await callMirrored(peer, connection, tool, [[argument, null]]);
    if (wantsHeader(none)) return settle({ reason: 'expected-for-null', at: at(none), values: { header } });
    // A tool may still dislike null or want the argument; that is no header's business.
    const silent = [absent, none].find((answer) => !answer.came || answer.isUnauthorized);
    if (silent !== undefined) return settle(whyNotServed(silent, false) ?? { reason: 'not-served' });
    return settle({ reason: 'not-expected', at: at(none), values: { header } });
  },
});

const settle = (saw: Saw) => ({ 'MCP-HDR-032': saw });
const wantsHeader = (answer: Answer): boolean => answer.errorCode === HEADER_MISMATCH;
const at = (answer: Answer) => answer.spot(answer.result === undefined ? '/error/message' : '/result');
