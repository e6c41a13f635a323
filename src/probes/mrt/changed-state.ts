// Two rounds of a call, each retried with its state changed and then with its own.
import type { Answer, Peer } from '../../client/peer.ts';
import type { ToolUse } from '../../client/demo.ts';
import type { Spot } from '../../exchange/exchange.ts';
import { pointerKey } from '../../protocol/json.ts';
import type { Connection } from '../../protocol/message.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { forAll } from '../shared.ts';
import { ASKED, call, hasGoneOn, isAsking, judgeRetry, question, requestsOf, retryOf, stateOf } from './input.ts';
import { whyNotAsked, whyNotControlled, whyNotJudged } from './input.ts';
import { changeMiddle, forge, NO_STATE } from './state.ts';

export const changedState = probe({
  id: 'changed-state',
  title: 'Retries with a changed requestState, and with the same one unchanged',
  transports: ['http', 'stdio'],
  definition: 'full',
  settles: ['MCP-MRT-007', 'MCP-MRT-008'],
  reasons: {
    'MCP-MRT-007': {
      ...ASKED,
      ...NO_STATE,
      'no-effect': {
        verdict: 'pass',
        message: 'A changed requestState decided nothing: no retry with one went on from it.',
        note: 'What was changed did not count.',
      },
      believed: {
        verdict: 'fail',
        message:
          'The requestState could be read and its value {pointer} changed, and the answer follows the changed value.',
        note: 'This is what the forged {pointer} says.',
      },
      'no-effect-seen': {
        verdict: 'untestable',
        message:
          'A changed requestState was not refused, but no effect of the change can be seen; where it decides nothing that is allowed.',
      },
    },
    'MCP-MRT-008': {
      ...ASKED,
      ...NO_STATE,
      rejected: {
        verdict: 'pass',
        message:
          'A requestState with one character changed was rejected ({summary}), and the unchanged one was accepted.',
        note: 'One character differs from the state that was issued.',
      },
      accepted: {
        verdict: 'fail',
        message: 'A requestState with one character changed was accepted, and the call went on.',
        note: 'One character differs, and the call goes on.',
      },
      'asked-again': {
        verdict: 'untestable',
        message:
          'A changed requestState made the server put its first question again; whether that rejects it the sentence leaves open.',
      },
    },
  },
  async run(peer) {
    const use = peer.demo.keepsState;
    if (use === undefined) return forAll(this.settles, { reason: 'no-tool' });
    const connection = peer.connect();
    const first = await call(peer, connection, use);
    const doubt = whyNotAsked(first);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    const state = stateOf(first);
    if (state === undefined) return forAll(this.settles, { reason: 'no-state', at: first.spot('/result') });

    const retry = retryOf(first);
    const changed = await call(peer, connection, use, { retry: { ...retry, requestState: changeMiddle(state) } });
    const second = await call(peer, connection, use, { retry });
    const out = whyNotJudged(changed, true) ?? whyNotControlled(second, first);
    if (out !== undefined) return forAll(this.settles, out);
    return {
      'MCP-MRT-007': await forgeNext({ peer, connection, use }, first, second),
      'MCP-MRT-008': judge(changed, first, second),
    };
  },
});

function judge(changed: Answer, first: Answer, control: Answer): Saw {
  const reason = judgeRetry(changed, first, control);
  const at = changed.spot(reason === 'rejected' ? '/error/code' : '/result/resultType');
  return { reason, at, values: { summary: changed.summary } };
}

/** Changes the state of the second round, which holds what was answered in the first; of a single round, that one. */
async function forgeNext(
  { peer, connection, use }: { peer: Peer; connection: Connection; use: ToolUse },
  first: Answer,
  second: Answer,
): Promise<Saw> {
  const asked = stateOf(second) === undefined ? first : second;
  const retry = retryOf(asked);
  const state = stateOf(asked) ?? '';
  const readable = forge(state) ?? [];
  const forgeries = readable.length > 0 ? readable : [{ pointer: '', state: changeMiddle(state) }];
  const answerOf = (requestState: string) => call(peer, connection, use, { retry: { ...retry, requestState } });
  let control: Answer | undefined;
  let taken: Answer | undefined;
  let last = second;
  for (const { pointer, state: forged } of forgeries) {
    last = await answerOf(forged);
    const out = whyNotJudged(last, true);
    if (out !== undefined) return out;
    if (!hasGoneOn(last, asked) || !hasGoneOn(last, first)) continue;
    taken ??= last;
    control ??= await answerOf(state);
    if (pointer === '' || outcome(last) === outcome(control)) continue;
    // Both once more, or the difference says nothing: an answer may hold a random number, or count the calls.
    if (outcome(await answerOf(state)) !== outcome(control) || outcome(await answerOf(forged)) !== outcome(last)) break;
    return whyNotControlled(control, asked) ?? { reason: 'believed', at: spotOf(last), values: { pointer } };
  }
  control ??= await answerOf(state);
  const out = whyNotControlled(control, asked);
  if (out !== undefined) return out;
  if (taken !== undefined) return { reason: 'no-effect-seen', at: taken.spot('/result/resultType') };
  return { reason: 'no-effect', at: last.spot(last.result === undefined ? '/error/code' : '/result/resultType') };
}

/** Where a person sees what an answer does: the text of its first question, or its content. */
function spotOf(answer: Answer): Spot {
  const [key] = Object.keys(requestsOf(answer) ?? {});
  return answer.spot(key === undefined ? '/result/content' : `/result/inputRequests/${pointerKey(key)}/params/message`);
}

/** What an answer does, apart from its state. */
const outcome = (answer: Answer): string =>
  isAsking(answer) ? question(answer) : JSON.stringify(answer.result?.content ?? answer.result?.structuredContent);
