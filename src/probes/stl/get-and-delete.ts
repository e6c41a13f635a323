// The two HTTP methods that earlier revisions used besides POST.
import type { Answer } from '../../client/peer.ts';
import type { HeaderList } from '../../protocol/message.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { askEra, DUAL_ERA, forAll, send, SHARED, whyNotServed } from '../shared.ts';

export const getAndDelete = probe({
  id: 'get-and-delete',
  title: 'GET for an event stream, DELETE without and with a session header',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-STL-005', 'MCP-STL-006'],
  reasons: {
    'MCP-STL-005': {
      ...SHARED,
      ...DUAL_ERA,
      'get-405': { verdict: 'pass', message: 'GET was answered with 405.', note: 'No stream to open here.' },
      'get-stream': {
        verdict: 'fail',
        message: 'GET opened an event stream with status {status}; expected 405.',
        note: 'A stream on which this revision sends nothing.',
      },
      'get-other': {
        verdict: 'fail',
        message: 'GET was answered with {status}; expected 405.',
        note: 'An older client cannot tell from this that GET is gone.',
      },
    },
    'MCP-STL-006': {
      ...SHARED,
      ...DUAL_ERA,
      'delete-405': {
        verdict: 'pass',
        message: 'DELETE was answered with 405, with and without a session header.',
        note: 'No session to end here.',
      },
      'delete-accepted': {
        verdict: 'fail',
        message: 'DELETE was answered with {status}, as though a session had been ended; expected 405.',
        note: 'Nothing was ended: there was no session.',
      },
      'delete-other': {
        verdict: 'fail',
        message: 'DELETE was answered with {status}; expected 405.',
        note: 'An older client cannot tell from this that DELETE is gone.',
      },
    },
  },
  async run(peer) {
    const era = await askEra(peer);
    if (era.result !== undefined) return forAll(this.settles, { reason: 'dual-era', at: era.spot('/result') });
    const connection = peer.connect();
    const ask = (method: string, headers: HeaderList) =>
      peer.send({ method, path: '/mcp', headers, body: '' }, connection);
    const get = await ask('GET', [['Accept', 'text/event-stream']]);
    const deletes = [await ask('DELETE', []), await ask('DELETE', [['Mcp-Session-Id', 'stale-abc']])];
    const deleted = deletes.find((answer) => answer.status !== 405) ?? deletes[0];
    const verdicts = { 'MCP-STL-005': judge('get', get), 'MCP-STL-006': judge('delete', deleted) };
    if (get.status === 405 && deleted?.status === 405) return verdicts;
    // The control: if POST is not served either, this is no endpoint and its statuses say nothing.
    const control = await send(peer, connection, { method: 'server/discover' });
    const doubt = whyNotServed(control, false);
    if (doubt === undefined) return verdicts;
    return {
      'MCP-STL-005': get.status === 405 ? judge('get', get) : doubt,
      'MCP-STL-006': deleted?.status === 405 ? judge('delete', deleted) : doubt,
    };
  },
});

function judge(method: 'get' | 'delete', answer: Answer | undefined): Saw {
  if (answer?.response === undefined) return { reason: 'no-answer', values: { waited: answer?.waited ?? 2000 } };
  const { status } = answer.response;
  const at = answer.spot();
  if (status === 405) return { reason: `${method}-405`, at };
  if (answer.isUnauthorized) return { reason: 'needs-token', at, values: { status } };
  const isSuccess = status >= 200 && status < 300;
  const isStream = answer.mediaType === 'text/event-stream';
  if (method === 'get') return { reason: isSuccess && isStream ? 'get-stream' : 'get-other', at, values: { status } };
  return { reason: isSuccess ? 'delete-accepted' : 'delete-other', at, values: { status } };
}
