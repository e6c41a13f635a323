// Over stdio: cancellations of a request that never was, of one that is answered, and two that are malformed.
import { createRequest } from '../../client/request.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { Answer, Peer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Reason, RuleId, Saw } from '../probe.ts';
import { forAll, send, SHARED } from '../shared.ts';

const BREAKS = {
  exited: {
    verdict: 'fail',
    message: 'The server exited at the cancellation {what}.',
    note: 'The process is gone, and all its requests with it.',
  },
  unanswered: {
    verdict: 'fail',
    atMost: 'warning',
    message:
      'After the cancellation {what} a request was not answered within {waited} ms, a limit of Wireproof; the same request was answered before.',
    note: 'It was answered before.',
  },
  refused: {
    verdict: 'fail',
    message: 'After the cancellation {what} a request was refused ({summary}) that got a result before.',
    note: 'The same request got a result before.',
  },
} satisfies Record<string, Reason>;
const NOTHING_TO_CANCEL = { 'no-answer': SHARED['no-answer'] };
const replied = (expected: string): Reason => ({
  verdict: 'fail',
  message: `The server answered the cancellation {what} with a message; expected ${expected}.`,
  note: 'A notification gets no reply.',
});

export const strayCancellations = probe({
  id: 'stray-cancellations',
  title: 'Cancellations of an unknown request, of an answered one, and malformed ones',
  transports: ['stdio'],
  definition: 'open',
  settles: ['MCP-CAN-016', 'MCP-CAN-020', 'MCP-CAN-021'],
  reasons: {
    'MCP-CAN-016': {
      ...NOTHING_TO_CANCEL,
      ...BREAKS,
      undisturbed: {
        verdict: 'pass',
        message: 'After a cancellation that came too late the next request was answered as usual.',
        note: 'As though nothing had happened.',
      },
    },
    'MCP-CAN-020': {
      ...NOTHING_TO_CANCEL,
      ...BREAKS,
      replied: replied('nothing, since it refers to no request in progress'),
      ignored: {
        verdict: 'pass',
        message: 'The cancellation of an unknown id brought nothing, nor did that of an answered request.',
        note: 'The only answer is to the request after it.',
      },
      'late-one-breaks': {
        verdict: 'blocked',
        blockedBy: 'MCP-CAN-016',
        message:
          'The cancellation of an unknown id brought nothing, but one that came too late disturbed the server; see MCP-CAN-016.',
      },
    },
    'MCP-CAN-021': {
      ...NOTHING_TO_CANCEL,
      ...BREAKS,
      replied: replied('nothing, since it names no request'),
      ignored: {
        verdict: 'pass',
        message: 'A cancellation without params and one with an object for an id brought nothing.',
        note: 'The only answer is to the request after it.',
      },
    },
  },
  async run(peer) {
    const unknown = await cancel(peer, 'of an unknown id', () => ({ requestId: 'never-used' }));
    if ('reason' in unknown) return forAll(this.settles, unknown);
    const late = await cancel(peer, 'of an answered request', (id) => ({ requestId: id }));
    const without = await cancel(peer, 'without params', () => undefined);
    const object = await cancel(peer, 'with an object as requestId', () => ({ requestId: { id: 1 } }));
    for (const effect of [late, without, object]) if ('reason' in effect) return forAll(this.settles, effect);
    return judge(unknown, late as Effect, without as Effect, object as Effect);
  },
});

/** What came of a cancellation: what it broke, what answered it, and what to show when neither. */
interface Effect {
  breaks?: Saw | undefined;
  reply?: Saw | undefined;
  calm: Saw;
}

/** What a late cancellation breaks is one rule's, what answers it is the other's. */
function judge(unknown: Effect, late: Effect, without: Effect, object: Effect): Record<RuleId, Saw> {
  const wrongOf = ({ breaks, reply }: Effect): Saw | undefined => breaks ?? reply;
  const afterLate = late.breaks && { ...late.breaks, reason: 'late-one-breaks' };
  return {
    'MCP-CAN-016': late.breaks ?? { ...late.calm, reason: 'undisturbed' },
    'MCP-CAN-020': wrongOf(unknown) ?? late.reply ?? afterLate ?? unknown.calm,
    'MCP-CAN-021': wrongOf(without) ?? wrongOf(object) ?? object.calm,
  };
}

/** Sends the cancellation to a fresh server and asks it something before and after; says so when nothing came before. */
async function cancel(
  peer: Peer,
  what: string,
  paramsOf: (answered: number) => JsonObject | undefined,
): Promise<Effect | Saw> {
  const connection = peer.connect();
  // Settles the era: any complete request but server/discover will do, also one for a method that nobody knows.
  await send(peer, connection, { method: 'no/such-method' });
  const answered = peer.nextId();
  const before = await peer.send(createRequest({ id: answered, method: 'server/discover' }), connection);
  if (!before.came) return { reason: 'no-answer', at: before.spot(), values: { waited: before.waited } };
  const params = paramsOf(answered);
  const from = peer.heard(connection).length;
  peer.say({ jsonrpc: '2.0', method: 'notifications/cancelled', ...(params && { params }) }, connection);
  const after = await send(peer, connection, { method: 'server/discover' });
  // What answers a cancellation may be slower than what answers the request.
  await peer.quiet(50);
  const reply = peer
    .heard(connection)
    .slice(from)
    .find(({ message, turn }) => !('method' in message) && turn !== after.turn);
  const values = { what, waited: after.waited, summary: after.summary };
  const broken = nameBreak(before, after, peer.gone(connection));
  const at = after.spot(after.result === undefined ? '/error/code' : '/result');
  return {
    breaks: broken === undefined ? undefined : { reason: broken, at, values },
    reply: reply && { reason: 'replied', at: { turn: reply.turn, part: 'message' }, values },
    calm: { reason: 'ignored', at },
  };
}

function nameBreak(before: Answer, after: Answer, gone: boolean): string | undefined {
  if (gone) return 'exited';
  if (!after.came) return 'unanswered';
  return before.result !== undefined && after.result === undefined ? 'refused' : undefined;
}
