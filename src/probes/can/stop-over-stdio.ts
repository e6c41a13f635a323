// Over stdio: a subscription is open while the server is asked to shut down.
import { createRequest } from '../../client/request.ts';
import type { HeardLine } from '../../client/peer.ts';
import { isObject, parseJson } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Reason, Saw } from '../probe.ts';
import { forAll, send, SHARED, whyNotServed } from '../shared.ts';

const ALL = {
  'no-answer': SHARED['no-answer'],
  'not-served': SHARED['not-served'],
  'cannot-stop': {
    verdict: 'untestable',
    message: 'The server cannot be asked to shut down from here, so it ended no subscription.',
  },
  'no-subscription': {
    verdict: 'untestable',
    message:
      'Whether the server ended a subscription cannot be told: none was acknowledged, it was over before, or no tool is known that makes a change.',
  },
  'still-open': {
    verdict: 'untestable',
    message: 'The subscription went on after the server was asked to shut down: a change was still told.',
  },
  exited: {
    verdict: 'untestable',
    message: 'The server exited. Whether it ended its subscriptions or crashed cannot be told.',
  },
} satisfies Record<string, Reason>;

export const stopOverStdio = probe({
  id: 'stop-over-stdio',
  title: 'A subscription over stdio, then the server is asked to shut down',
  transports: ['stdio'],
  definition: 'full',
  settles: ['MCP-CAN-002', 'MCP-SUB-007'],
  reasons: {
    'MCP-CAN-002': {
      ...ALL,
      announced: {
        verdict: 'pass',
        message: 'The end of the subscription was announced with notifications/cancelled.',
        note: 'The id of the listen request.',
      },
      'result-alone': {
        verdict: 'untestable',
        message:
          'The subscription ended with a result, as the subscriptions page asks, and without the notifications/cancelled that the cancellation page asks for. The pages disagree.',
      },
      'silent-end': {
        verdict: 'fail',
        message: 'The subscription ended without notifications/cancelled, and without a result either.',
        note: 'A change was made here. Nobody was told.',
      },
    },
    'MCP-SUB-007': {
      ...ALL,
      completed: {
        verdict: 'pass',
        message: 'The subscription ended with a result for the listen request.',
        note: 'The response to the listen request.',
      },
      'cancelled-alone': {
        verdict: 'untestable',
        message:
          'The end came as notifications/cancelled, as the cancellation page asks, and without the result that the subscriptions page asks for. The pages disagree.',
      },
      'silent-end': {
        verdict: 'blocked',
        blockedBy: 'MCP-CAN-002',
        message: 'The subscription ended and nothing announced it; see MCP-CAN-002.',
      },
    },
  },
  async run(peer) {
    const { changesTools } = peer.demo;
    const connection = peer.connect();
    const { stop } = peer;
    if (stop === undefined) return forAll(this.settles, { reason: 'cannot-stop' });
    const list = await send(peer, connection, { method: 'tools/list' });
    const doubt = whyNotServed(list, false);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    const params = { notifications: { toolsListChanged: true } };
    const listen = createRequest({ id: 'sub-a', method: 'subscriptions/listen', params });
    peer.say(parseJson(String(listen.body)) as JsonObject, connection);
    await peer.quiet(200);
    const find = (test: (message: JsonObject) => boolean): HeardLine | undefined =>
      peer.heard(connection).find(({ message }) => test(message));
    const at = (line: HeardLine | undefined) => line && ({ at: { turn: line.turn, part: 'message' } } as const);
    const isResult = ({ id, result }: JsonObject): boolean => id === 'sub-a' && isObject(result);
    const hasBegun = find(({ method }) => method === 'notifications/subscriptions/acknowledged') !== undefined;
    const refusal = find(({ id, method }) => id === 'sub-a' && method === undefined);
    if (refusal !== undefined) return forAll(this.settles, { reason: 'no-subscription', ...at(refusal) });

    stop();
    await peer.quiet(500);
    const cancelled = find(
      ({ method, params: told }) =>
        method === 'notifications/cancelled' && isObject(told) && told.requestId === 'sub-a',
    );
    const result = find(isResult);
    if (cancelled !== undefined || result !== undefined) {
      return {
        'MCP-CAN-002': cancelled
          ? { reason: 'announced', ...at(cancelled) }
          : { reason: 'result-alone', ...at(result) },
        'MCP-SUB-007': result
          ? { reason: 'completed', ...at(result) }
          : { reason: 'cancelled-alone', ...at(cancelled) },
      };
    }
    // Nothing was said. A change shows whether the subscription still stands.
    const uses = changesTools === undefined ? [] : [changesTools.on, changesTools.off];
    let last: Saw['at'];
    for (const use of uses) last = (await send(peer, connection, { method: 'tools/call', params: { ...use } })).spot();
    if (peer.gone(connection)) return forAll(this.settles, { reason: 'exited', ...(last && { at: last }) });
    if (find(({ method }) => method === 'notifications/tools/list_changed'))
      return forAll(this.settles, { reason: 'still-open' });
    if (uses.length === 0 || !hasBegun) return forAll(this.settles, { reason: 'no-subscription' });
    return forAll(this.settles, { reason: 'silent-end', ...(last && { at: last }) });
  },
});
