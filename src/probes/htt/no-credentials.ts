// Requests without any credentials: all of them, some of them or none may be turned away.
import type { Answer } from '../../client/peer.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send, SHARED, whyHidden, whyNotServed } from '../shared.ts';

export const noCredentials = probe({
  id: 'no-credentials',
  title: 'server/discover, tools/list and tool calls without an Authorization header',
  transports: ['http'],
  definition: 'protected',
  settles: ['MCP-HTT-005'],
  reasons: {
    'MCP-HTT-005': {
      'no-answer': SHARED['no-answer'],
      'not-served': SHARED['not-served'],
      'all-turned-away': {
        verdict: 'pass',
        message: '{count} requests without credentials were turned away with 401 or 403, and none was served.',
        note: 'Turned away for want of a token.',
      },
      'some-served': {
        verdict: 'fail',
        message: '{what} was served without credentials, although {refused} was turned away for want of them.',
        note: 'No token came with this request.',
      },
      'only-discover': {
        verdict: 'untestable',
        message:
          'Only server/discover was served without credentials, which may be meant: it tells clients how to go on. A person has to judge.',
      },
      'bare-403': {
        verdict: 'untestable',
        message:
          '{what} was served without credentials, and {refused} was answered with 403 without a challenge, which may have another reason than the missing credentials.',
      },
      open: {
        verdict: 'untestable',
        message:
          'Nothing was turned away for want of credentials. Whether this server is meant for everybody, or runs on this machine alone, cannot be seen from here.',
        note: 'Served without a token.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const sent: Sent[] = [];
    const ask = async (method: string, params: JsonObject = {}) => {
      const what = typeof params.name === 'string' ? `${method} of ${params.name}` : method;
      const answer = await send(peer, connection, { method, params, headers: { Authorization: null } });
      sent.push({ what, answer });
    };
    await ask('server/discover');
    await ask('tools/list');
    const { namesCaller, usesHandle } = peer.demo;
    if (namesCaller) await ask('tools/call', { ...namesCaller });
    // Without its handle this call cannot change anything; whether it is let in is all that matters.
    if (usesHandle) await ask('tools/call', { ...usesHandle });
    return { 'MCP-HTT-005': judge(sent) };
  },
});

interface Sent {
  what: string;
  answer: Answer;
}

/** A bare 403 may come from a firewall, or from a tool that is switched off. */
const isChallenged = ({ answer }: Sent): boolean =>
  answer.status === 401 || typeof answer.header(CHALLENGE) === 'string';

const CHALLENGE = 'WWW-Authenticate';

function judge(sent: readonly Sent[]): Saw {
  const served = sent.filter(({ answer }) => answer.result !== undefined);
  const refused = sent.filter(({ answer }) => answer.isUnauthorized);
  const turnedAway = refused.find(isChallenged) ?? refused[0];
  const open = served.findLast(({ what }) => what !== 'server/discover');
  if (turnedAway === undefined) {
    const [first] = served;
    if (first !== undefined) return { reason: 'open', at: first.answer.spot('/result') };
    return sent.map(({ answer }) => whyNotServed(answer, false)).find((saw) => saw !== undefined) ?? { reason: 'open' };
  }
  if (open !== undefined) {
    const said = { at: open.answer.spot('/result'), values: { what: open.what, refused: turnedAway.what } };
    if (isChallenged(turnedAway)) return { reason: 'some-served', ...said };
    return whyHidden(turnedAway.answer, CHALLENGE) ?? { reason: 'bare-403', ...said };
  }
  const [only] = served;
  if (only !== undefined) return { reason: 'only-discover', at: only.answer.spot('/result') };
  return { reason: 'all-turned-away', at: turnedAway.answer.spot(), values: { count: refused.length } };
}
