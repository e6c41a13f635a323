// tools/list with two tokens, twice with the first.
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { whyNotServed } from '../shared.ts';
import { sendAs, TWO_USERS, whyOpen } from './as-user.ts';

export const listOfTwoUsers = probe({
  id: 'list-of-two-users',
  title: 'tools/list twice with one token, then with another',
  transports: ['http'],
  definition: 'two-users',
  settles: ['MCP-CCH-018'],
  reasons: {
    'MCP-CCH-018': {
      ...TWO_USERS,
      'kept-private': {
        verdict: 'pass',
        message: 'tools/list depends on the token, and says private.',
        note: 'Another list than the first token got, and not to be shared.',
      },
      'shared-by-token': {
        verdict: 'fail',
        atMost: 'warning',
        message:
          'tools/list depends on the token, and yet says public, so that a cache may serve one user’s list to another.',
        note: 'Anybody may be given this list from a cache.',
      },
      'same-for-both': {
        verdict: 'untestable',
        message: 'Both tokens got the same tools, so nothing shows whether what differs would be kept private.',
      },
      'list-changes': {
        verdict: 'untestable',
        message: 'Two equal requests with one token got different tools, so the token’s part in it cannot be told.',
      },
      'no-scope': {
        verdict: 'blocked',
        blockedBy: 'MCP-CCH-001',
        message: 'tools/list depends on the token and says neither public nor private; see MCP-CCH-001.',
      },
    },
  },
  async run(peer) {
    const { tokens } = peer.demo;
    if (tokens === undefined) return settle({ reason: 'no-tokens' });
    const open = await whyOpen(peer);
    if (open !== undefined) return settle(open);
    const connection = peer.connect();
    const list = (token: string) => sendAs(peer, connection, token, { method: 'tools/list' });
    const answers = [await list(tokens.first), await list(tokens.first), await list(tokens.second)] as const;
    const [first, again, second] = answers;
    for (const answer of answers) {
      const doubt = whyNotServed(answer, false);
      if (doubt !== undefined) return settle(doubt);
    }
    if (toolsOf(first) !== toolsOf(again)) return settle({ reason: 'list-changes', at: again.spot('/result/tools') });
    if (toolsOf(first) === toolsOf(second))
      return settle({ reason: 'same-for-both', at: second.spot('/result/tools') });
    const scopes = [first, second].map((answer) => answer.result?.cacheScope);
    const shared = [first, second].findLast((answer) => answer.result?.cacheScope === 'public');
    const at = (shared ?? second).spot('/result/cacheScope');
    if (shared !== undefined) return settle({ reason: 'shared-by-token', at });
    return settle({ reason: scopes.every((scope) => scope === 'private') ? 'kept-private' : 'no-scope', at });
  },
});

const settle = (saw: Saw) => ({ 'MCP-CCH-018': saw });
/** The tools of an answer, to compare them; in whatever order they came, which is the matter of another rule. */
const toolsOf = ({ result }: Answer): string =>
  Array.isArray(result?.tools)
    ? result.tools
        .map((tool) => JSON.stringify(tool))
        .sort()
        .join()
    : '';
