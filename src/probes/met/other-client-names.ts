// The same list for clients of several names, and for one that gives none.
import type { Answer } from '../../client/peer.ts';
import { isObject } from '../../protocol/json.ts';
import type { Implementation } from '../../protocol/meta.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';
import { whyNoWord } from './busy.ts';

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
        message:
          'The list of tools for {client} differs, each time, from that for another client that sent the same request.',
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
      const answer = await list(client);
      const silence = whyNoWord(answer);
      if (silence !== undefined) return settle(silence);
      others.push({ client, answer });
    }
    const again = await list();
    if (toolsOf(again) !== toolsOf(first)) return settle({ reason: 'list-changes', at: again.spot('/result') });
    const odd = others.find(({ answer }) => toolsOf(answer) !== toolsOf(first));
    if (odd === undefined) return settle({ reason: 'same-list', at: again.spot('/result/tools') });
    // Replicas of two versions, or groups that are drawn, differ by chance: what hangs on a name shows again.
    const repeated = await list(odd.client);
    const last = await list();
    if (toolsOf(repeated) !== toolsOf(odd.answer) || toolsOf(last) !== toolsOf(first))
      return settle({ reason: 'list-changes', at: last.spot('/result') });
    const { answer } = odd;
    const client = odd.client === null ? 'a client without a name' : `${odd.client.name} ${odd.client.version}`;
    const reason = answer.result === undefined ? 'refused-by-name' : 'list-differs';
    const at = answer.spot(answer.result === undefined ? '/error/code' : '/result/tools');
    return settle({ reason, at, values: { client, summary: answer.summary } });
  },
});

/** The tools of an answer, in whichever order: that is another rule's. Or the code that came in their place. */
const toolsOf = ({ result, errorCode }: Answer): string =>
  result === undefined
    ? `refused: ${errorCode}`
    : (Array.isArray(result.tools) ? result.tools.map((tool) => JSON.stringify(tool, inOrder)).sort() : []).join('\n');

const inOrder = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

const settle = (saw: Saw) => ({ 'MCP-MET-014': saw });
