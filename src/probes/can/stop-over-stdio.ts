// Over stdio: a subscription is open while the server is asked to shut down.
import { createRequest } from '../../client/request.ts';
import type { HeardLine } from '../../client/peer.ts';
import { isObject, parseJson, readPointer } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Reason, Saw } from '../probe.ts';
import { forAll, send, SHARED, whyNotServed } from '../shared.ts';
import { isTagged, TOOLS_CHANGED, UNTAGGED } from '../sub/listen.ts';

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
      'Whether the server ended a subscription cannot be told: none to changes of the tools was granted, or it was over before.',
  },
  'no-change': {
    verdict: 'untestable',
    message:
      'Whether the server ended a subscription cannot be told: no tool is known whose change was told before the server was asked to shut down.',
  },
  'still-open-over-stdio': {
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
        message:
          'The subscription ended without notifications/cancelled, and without a result either: of a change after the shutdown nothing was told.',
        note: 'A change was made here. Nobody was told.',
      },
      'ended-with-error': {
        verdict: 'blocked',
        blockedBy: 'MCP-SUB-007',
        message: 'The subscription ended with an error, which neither page asks for; see MCP-SUB-007.',
      },
    },
    'MCP-SUB-007': {
      ...ALL,
      completed: {
        verdict: 'pass',
        message: 'The subscription ended with a result for the listen request.',
        note: 'The id of the listen request: its result ends the subscription.',
      },
      untagged: UNTAGGED,
      'ended-with-error': {
        verdict: 'fail',
        message: 'The server ended the subscription with the error {code}; expected a result.',
        note: 'An end in good order is no error.',
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
    const at = (line: HeardLine | undefined, pointer: string) =>
      line && ({ at: { turn: line.turn, part: 'body', pointer } } as const);
    const isAnswer = ({ id, method }: JsonObject): boolean => id === 'sub-a' && method === undefined;
    const isGranted = find(
      ({ method, params: told }) =>
        method === 'notifications/subscriptions/acknowledged' &&
        readPointer(told, '/notifications/toolsListChanged') === true,
    );
    const over = find(isAnswer);
    if (over !== undefined) return forAll(this.settles, { reason: 'no-subscription', ...at(over, '/id') });
    // The control: before the shutdown a change is told. It is made twice, since the first may be none.
    const uses = changesTools === undefined ? [] : [changesTools.on, changesTools.off];
    const change = async (): Promise<{ isTold: boolean; last: Saw['at'] }> => {
      const from = peer.heard(connection).length;
      const isTold = () =>
        peer
          .heard(connection)
          .slice(from)
          .some(({ message }) => message.method === TOOLS_CHANGED);
      let last: Saw['at'];
      for (const use of uses) {
        last = (await send(peer, connection, { method: 'tools/call', params: { ...use } })).spot();
        await peer.quiet(200);
        if (isTold()) break;
      }
      return { isTold: isTold(), last };
    };
    const isControlled = (await change()).isTold;

    stop();
    await peer.quiet(500);
    const cancelled = find(
      ({ method, params: told }) => method === 'notifications/cancelled' && readPointer(told, '/requestId') === 'sub-a',
    );
    const answer = find(isAnswer);
    if (cancelled !== undefined || answer !== undefined) {
      const isError = answer !== undefined && !isObject(answer.message.result);
      const code = Number(readPointer(answer?.message, '/error/code'));
      const end = isError ? 'ended-with-error' : isTagged(answer?.message) ? 'completed' : 'untagged';
      const alone = isError ? 'ended-with-error' : 'result-alone';
      return {
        'MCP-CAN-002': cancelled
          ? { reason: 'announced', ...at(cancelled, '/params/requestId') }
          : { reason: alone, ...at(answer, '/id') },
        'MCP-SUB-007': answer
          ? { reason: end, ...at(answer, isError ? '/error/code' : '/id'), values: { code } }
          : { reason: 'cancelled-alone', ...at(cancelled, '/params/requestId') },
      };
    }
    // Nothing was said. A change shows whether the subscription still stands.
    if (isGranted === undefined) return forAll(this.settles, { reason: 'no-subscription' });
    if (!isControlled) return forAll(this.settles, { reason: 'no-change' });
    const { isTold, last } = await change();
    if (peer.gone(connection)) return forAll(this.settles, { reason: 'exited', ...(last && { at: last }) });
    return forAll(this.settles, { reason: isTold ? 'still-open-over-stdio' : 'silent-end', ...(last && { at: last }) });
  },
});
