// The same list for clients of several names, and for one that gives none.
import type { Implementation } from '../../protocol/meta.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, essence, send, SHARED, whyNotServed } from '../shared.ts';

/** After the usual name of Wireproof; `null` leaves clientInfo out. */
const CLIENTS: readonly (Implementation | null)[] = [
  { name: 'ExampleHost', version: '1.0.0' },
  { name: 'ExampleHost', version: '99.0.0' },
  null,
];

export const otherClientNames = probe({
  id: 'other-client-names',
  title: 'The list of tools under several client names and without one',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-MET-014'],
  reasons: {
    'MCP-MET-014': {
      ...SHARED,
      ...BLOCKED,
      'same-list': {
        verdict: 'pass',
        message: 'The list of tools was the same for three clients and for one without a name.',
        note: 'The same list, whoever asks.',
      },
      'list-differs': {
        verdict: 'fail',
        message: 'The list of tools for {client} differs from that for another client that sent the same request.',
        note: 'Only clientInfo was different in this request.',
      },
      'refused-by-name': {
        verdict: 'fail',
        message: 'The list of tools was refused to {client} ({summary}) and served to another client.',
        note: 'Only clientInfo was different in this request.',
      },
      'list-changes': {
        verdict: 'untestable',
        message: 'Two requests from the same client were answered with different lists, so the names prove nothing.',
      },
      'no-tools': { verdict: 'untestable', message: 'The server offers no tools, so there is no list to compare.' },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const list = (client?: Implementation | null) =>
      send(peer, connection, { method: 'tools/list', ...(client !== undefined && { client }) });
    const first = await list();
    if (first.errorCode === -32601) return settle({ reason: 'no-tools', at: first.spot('/error/code') });
    const doubt = whyNotServed(first);
    if (doubt !== undefined) return settle(doubt);
    const others = [];
    for (const client of CLIENTS) {
      const named = client === null ? 'a client without a name' : `${client.name} ${client.version}`;
      const answer = await list(client);
      if (!answer.came || answer.isUnauthorized) return settle(whyNotServed(answer) as Saw);
      others.push({ client: named, answer });
    }
    const again = await list();
    if (essence(again) !== essence(first)) return settle({ reason: 'list-changes', at: again.spot('/result') });
    const odd = others.find(({ answer }) => essence(answer) !== essence(first));
    if (odd === undefined) return settle({ reason: 'same-list', at: again.spot('/result/tools') });
    const { client, answer } = odd;
    const reason = answer.result === undefined ? 'refused-by-name' : 'list-differs';
    const at = answer.spot(answer.result === undefined ? '/error/code' : '/result/tools');
    return settle({ reason, at, values: { client, summary: answer.summary } });
  },
});

const settle = (saw: Saw) => ({ 'MCP-MET-014': saw });
