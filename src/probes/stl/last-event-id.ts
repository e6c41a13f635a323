// The same request without and with the header that resumed streams in earlier revisions.
import { compareWithHeader } from '../header-difference.ts';
import { probe } from '../probe.ts';
import { askEra, DUAL_ERA, forAll, SHARED } from '../shared.ts';

export const lastEventId = probe({
  id: 'last-event-id',
  title: 'server/discover without and with Last-Event-ID',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-STL-007'],
  reasons: {
    'MCP-STL-007': {
      ...SHARED,
      ...DUAL_ERA,
      same: {
        verdict: 'pass',
        message: 'Last-Event-ID made no difference.',
        note: 'A new request, answered as one.',
      },
      refused: {
        verdict: 'fail',
        message: 'The request with Last-Event-ID: {value} was refused ({summary}); without the header it was served.',
        note: 'It looked for a stream to resume.',
      },
      required: {
        verdict: 'fail',
        message: 'The request without Last-Event-ID was refused ({summary}); with the header it was served.',
        note: 'It wants to know where a stream broke off.',
      },
      'answer-changed': {
        verdict: 'fail',
        message: 'Last-Event-ID changed the result: the request was not processed as a new one.',
        note: 'Another result than without the header.',
      },
      'changes-by-itself': {
        verdict: 'untestable',
        message: 'The answer changes between two equal requests, so what Last-Event-ID did to it cannot be told.',
      },
    },
  },
  async run(peer) {
    const era = await askEra(peer);
    if (era.result !== undefined) return forAll(this.settles, { reason: 'dual-era', at: era.spot('/result') });
    const { saw } = await compareWithHeader(peer, 'Last-Event-ID', '42');
    return { 'MCP-STL-007': saw };
  },
});
