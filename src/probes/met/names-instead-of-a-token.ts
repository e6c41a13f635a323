// Requests without a token from clients with names that a server might trust.
import type { Implementation } from '../../protocol/meta.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send, SHARED } from '../shared.ts';

/** Names of which one would think well: an operator's own, a developer's tool, the server's own. */
const NAMES = ['admin-console', 'mcp-inspector', 'internal'];

export const namesInsteadOfAToken = probe({
  id: 'names-instead-of-a-token',
  title: 'Requests without a token under names that sound trustworthy',
  transports: ['http'],
  definition: 'protected',
  settles: ['MCP-MET-015'],
  reasons: {
    'MCP-MET-015': {
      'no-answer': SHARED['no-answer'],
      'refused-to-all': {
        verdict: 'pass',
        message: 'Without a token the server answered {status}, whatever the client called itself.',
        note: 'A name is no token.',
      },
      'opened-by-name': {
        verdict: 'fail',
        message: 'Without a token the server refused one client and served another that called itself {name}.',
        note: 'Any client can send this name.',
      },
      'open-to-all': {
        verdict: 'untestable',
        message: 'The server serves requests without a token, so there is no access that a name could open.',
      },
      'opens-by-itself': {
        verdict: 'untestable',
        message: 'Without a token the server refused a client and then served it, so its name proves nothing.',
      },
      'not-refused-for-a-token': {
        verdict: 'untestable',
        message:
          'A request without a token got {summary}, neither a result nor 401 or 403, so it says nothing about access.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const ask = (client?: Implementation) =>
      send(peer, connection, { method: 'tools/list', ...(client && { client }), headers: { Authorization: null } });
    const first = await ask();
    if (!first.came) return settle({ reason: 'no-answer', at: first.spot(), values: { waited: first.waited } });
    if (first.result !== undefined) return settle({ reason: 'open-to-all', at: first.spot('/result') });
    const values = { status: first.status ?? 0, summary: first.summary };
    if (!first.isUnauthorized) return settle({ reason: 'not-refused-for-a-token', at: first.spot(), values });
    let at = first.spot();
    for (const name of NAMES) {
      const answer = await ask({ name, version: '1.0.0' });
      at = answer.spot();
      if (!answer.came) return settle({ reason: 'no-answer', at, values: { waited: answer.waited } });
      if (answer.result !== undefined) {
        const again = await ask();
        if (again.result !== undefined) return settle({ reason: 'opens-by-itself', at: again.spot('/result') });
        return settle({ reason: 'opened-by-name', at: answer.spot('/result'), values: { name } });
      }
      if (!answer.isUnauthorized)
        return settle({ reason: 'not-refused-for-a-token', at, values: { summary: answer.summary } });
    }
    return settle({ reason: 'refused-to-all', at, values });
  },
});

const settle = (saw: Saw) => ({ 'MCP-MET-015': saw });
