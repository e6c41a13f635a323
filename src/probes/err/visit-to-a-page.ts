// A call that can only be answered by sending the user to a web page.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';

const RETIRED = -32042;

export const visitToAPage = probe({
  id: 'visit-to-a-page',
  title: 'A call that sends the user to a web page',
  transports: ['http', 'stdio'],
  definition: 'full',
  settles: ['MCP-ERR-008'],
  reasons: {
    'MCP-ERR-008': {
      ...SHARED,
      ...BLOCKED,
      'asked-in-a-result': {
        verdict: 'pass',
        message: 'The server asked for the visit in a result, and not with the error -32042.',
        note: 'A result that asks, not an error.',
      },
      'retired-code': {
        verdict: 'fail',
        message: 'The server asked for a visit to a web page with the error -32042, which this revision retired.',
        note: 'A client of this revision sees a failure, and no page to open.',
      },
      'no-tool': {
        verdict: 'untestable',
        message: 'No tool is known here that sends the user to a web page.',
      },
      'did-not-ask': {
        verdict: 'untestable',
        message: 'The call was answered without sending the user to a web page.',
      },
    },
  },
  async run(peer) {
    const tool = peer.demo.opensPage;
    if (tool === undefined) return settle({ reason: 'no-tool' });
    const capabilities = { elicitation: { form: {}, url: {} } };
    const answer = await send(peer, peer.connect(), { method: 'tools/call', params: { ...tool }, capabilities });
    if (answer.errorCode === RETIRED) return settle({ reason: 'retired-code', at: answer.spot('/error/code') });
    const doubt = whyNotServed(answer);
    if (doubt !== undefined) return settle(doubt);
    const asks = answer.result?.resultType === 'input_required';
    return settle({ reason: asks ? 'asked-in-a-result' : 'did-not-ask', at: answer.spot('/result/resultType') });
  },
});

const settle = (saw: Saw) => ({ 'MCP-ERR-008': saw });
