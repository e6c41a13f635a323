// An integer argument whose header has a decimal point.
import { HEADER_MISMATCH } from '../../protocol/error-codes.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { SHARED, whyNotServed } from '../shared.ts';
import { callMirrored, headerOf, NO_TOOL } from './mirrored-call.ts';

export const integerHeader = probe({
  id: 'integer-header',
  title: 'A call with the integer argument 42, whose header says 42, and then 42.0',
  transports: ['http'],
  definition: 'mirrored',
  settles: ['MCP-HDR-037'],
  reasons: {
    'MCP-HDR-037': {
      ...SHARED,
      ...NO_TOOL,
      'by-number': {
        verdict: 'pass',
        message: 'The header value 42.0 was taken for the argument 42.',
        note: '42.0 is 42.',
      },
      'by-text': {
        verdict: 'fail',
        message: 'The header value 42.0 was refused with {summary} for the argument 42; with 42 the call was served.',
        note: 'The same number, written otherwise.',
      },
    },
  },
  async run(peer) {
    const tool = peer.demo.mirrors;
    const argument = tool?.integer;
    if (tool === undefined || argument === undefined) return settle({ reason: 'no-tool' });
    const connection = peer.connect();
    const call = (headers: Record<string, string> = {}) =>
      callMirrored(peer, connection, tool, [[argument, 42]], headers);
    const doubt = whyNotServed(await call(), false);
    if (doubt !== undefined) return settle(doubt);
    const answer = await call({ [headerOf(argument)]: '42.0' });
    if (answer.errorCode === HEADER_MISMATCH)
      return settle({ reason: 'by-text', at: answer.spot('/error/message'), values: { summary: answer.summary } });
    return settle(whyNotServed(answer, false) ?? { reason: 'by-number', at: answer.spot('/result') });
  },
});

const settle = (saw: Saw) => ({ 'MCP-HDR-037': saw });
