// A request as a web page of another origin would send it, and the same without an Origin.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import type { Answer, Peer } from '../../client/peer.ts';
import { isBusy, send, SHARED, whyNotServed } from '../shared.ts';

const HOST = 'evil.example';

export const foreignOrigin = probe({
  id: 'foreign-origin',
  title: 'server/discover from a foreign origin, from one that the Host header repeats, and from none',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-HTT-002', 'MCP-HTT-003'],
  reasons: {
    'MCP-HTT-002': {
      ...SHARED,
      'kept-out': {
        verdict: 'pass',
        message:
          'Neither request with an Origin of {host} got a result, not even the one whose Host header named that host.',
        note: 'The page of another origin gets no result.',
      },
      'let-in': {
        verdict: 'fail',
        message: 'The request with Origin {origin} was served, as if the header were not there.',
        note: 'A web page of another origin has just been served.',
      },
      'trusts-host': {
        verdict: 'fail',
        message:
          'The request with Origin {origin} was served once its Host header named the same host, which is what DNS rebinding sends.',
        note: 'After DNS rebinding, Host says the same as Origin.',
      },
      'perhaps-on-purpose': {
        verdict: 'untestable',
        message:
          'The request with Origin {origin} was served. Whether this server lets in every origin on purpose cannot be seen from here.',
      },
    },
    'MCP-HTT-003': {
      ...SHARED,
      'status-403': {
        verdict: 'pass',
        message: 'The request with Origin {origin} was answered with 403.',
        note: 'Forbidden, whatever the body says.',
      },
      'other-status': {
        verdict: 'fail',
        message: 'The request with Origin {origin} was refused with {status}; expected 403.',
        note: 'Refused, but not as what it is.',
      },
      'let-in': {
        verdict: 'blocked',
        blockedBy: 'MCP-HTT-002',
        message: 'The request with Origin {origin} was served, so no refusal can be judged; see MCP-HTT-002.',
      },
    },
  },
  async run(peer) {
    const foreign = await ask(peer, { Origin: `https://${HOST}` });
    const rebound = await ask(peer, { Origin: `http://${HOST}`, Host: HOST });
    const plain = await ask(peer, {});
    return { 'MCP-HTT-002': judgeCheck(peer, foreign, rebound, plain), 'MCP-HTT-003': judgeStatus(foreign, plain) };
  },
});

const ask = (peer: Peer, headers: Record<string, string>): Promise<Answer> =>
  send(peer, peer.connect(), { method: 'server/discover', headers });

function judgeCheck(peer: Peer, foreign: Answer, rebound: Answer, plain: Answer): Saw {
  const say = (reason: string, answer: Answer, scheme = 'https'): Saw => ({
    reason: peer.demo.checksOrigin || reason === 'kept-out' ? reason : 'perhaps-on-purpose',
    at: answer.spot('/result'),
    values: { origin: `${scheme}://${HOST}`, host: HOST },
  });
  if (foreign.result !== undefined) return say('let-in', foreign);
  const doubt = whyNoRefusal(foreign, plain);
  if (doubt !== undefined) return doubt;
  return rebound.result === undefined ? say('kept-out', foreign) : say('trusts-host', rebound, 'http');
}

function judgeStatus(foreign: Answer, plain: Answer): Saw {
  const { status = 0 } = foreign;
  const say = (reason: string): Saw => ({ reason, at: foreign.spot(), values: { origin: `https://${HOST}`, status } });
  if (foreign.result !== undefined) return say('let-in');
  return whyNoRefusal(foreign, plain) ?? say(status === 403 ? 'status-403' : 'other-status');
}

/** Why the missing result of the foreign page cannot be taken for a refusal of its origin. */
function whyNoRefusal(foreign: Answer, plain: Answer): Saw | undefined {
  // The control: when the request without Origin gets no result either, Origin is not what decides.
  const doubt = whyNotServed(plain, false);
  if (doubt !== undefined && !(plain.isUnauthorized && differs(foreign, plain))) return doubt;
  if (foreign.response === undefined)
    return { reason: 'no-answer', at: foreign.spot(), values: { waited: foreign.waited } };
  if (!isBusy(foreign)) return undefined;
  return { reason: 'not-served', at: foreign.spot(), values: { summary: foreign.summary } };
}

/** A protected server may look at the origin before the token, or after it. Only the former shows. */
const differs = (foreign: Answer, plain: Answer): boolean => foreign.status === 403 && plain.status === 401;
