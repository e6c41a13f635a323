// Calls that ask the user, the model and for folders, from a client that can do all of it.
import { readEvents } from '../../client/answer.ts';
import type { Answer, Peer } from '../../client/peer.ts';
import { isObject, pointerKey } from '../../protocol/json.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { forAll, whyNotServed } from '../shared.ts';
import { ASKED, call, CAPABILITY_OF, isAsking, requestsOf } from './input.ts';
import { findRepeatedKey } from './repeated-key.ts';

export const everyKindOfInput = probe({
  id: 'every-kind-of-input',
  title: 'Calls that need input of each kind, with every kind declared',
  transports: ['http', 'stdio'],
  definition: 'full',
  settles: ['MCP-MRT-001', 'MCP-MRT-004', 'MCP-MRT-005', 'MCP-MRT-013'],
  reasons: {
    'MCP-MRT-001': {
      ...ASKED,
      'in-a-result': {
        verdict: 'pass',
        message: 'Input was asked for inside a result whose resultType is input_required.',
        note: 'The question is part of a result, and this request is over.',
      },
      'separate-message': {
        verdict: 'fail',
        message:
          'The server sent {method} as a message of its own; what it asks its client for belongs inside an input_required result.',
        note: 'No client of this revision answers this.',
      },
      'in-a-complete-result': {
        verdict: 'fail',
        atMost: 'warning',
        message: 'A result whose resultType is complete carries inputRequests; a client takes the call for done.',
        note: 'Complete, so a client need not look for a question.',
      },
    },
    'MCP-MRT-004': {
      ...ASKED,
      'all-different': {
        verdict: 'pass',
        message: 'Where several things were asked at once, each stood under a key of its own.',
        note: 'Each key once.',
      },
      'repeated-key': {
        verdict: 'fail',
        message:
          'The key {key} occurs more than once in one inputRequests object; most parsers keep one of the requests and drop the rest.',
        note: 'The text holds {key} twice; most parsers keep one.',
      },
      'one-at-a-time': {
        verdict: 'untestable',
        message: 'No answer asked for more than one thing at once, so no two keys could be the same.',
      },
    },
    'MCP-MRT-005': {
      ...ASKED,
      'known-kinds': {
        verdict: 'pass',
        message: 'Every input request is one of elicitation, sampling and roots ({methods}).',
        note: 'One of the three.',
      },
      'other-method': {
        verdict: 'fail',
        message: 'The input request {key} has the method {method}, which is none of the three that clients can answer.',
        note: 'No client knows what to do with this.',
      },
      'no-request': {
        verdict: 'fail',
        message: 'The input request {key} is no request object: it has no method.',
        note: 'No object with a method.',
      },
    },
    'MCP-MRT-013': {
      ...ASKED,
      'says-what': {
        verdict: 'pass',
        message: 'Every input_required result carries inputRequests, requestState or both.',
        note: 'It says what is needed.',
      },
      neither: {
        verdict: 'fail',
        message:
          'An input_required result has neither inputRequests nor requestState, so a retry can bring nothing new.',
        note: 'Nothing to answer and nothing to send back.',
      },
    },
  },
  async run(peer) {
    const uses = peer.demo.asks ?? [];
    const connection = peer.connect();
    const answers: Answer[] = [];
    for (const use of uses) answers.push(await call(peer, connection, use));
    const [first] = answers;
    if (first === undefined) return forAll(this.settles, { reason: 'no-tool' });
    const served = answers.find((answer) => answer.result !== undefined) ?? first;
    const doubt: Saw = whyNotServed(served, false) ?? {
      reason: 'did-not-ask',
      at: served.spot('/result/resultType'),
      values: { summary: served.summary },
    };
    return {
      'MCP-MRT-001': judgeWay(answers) ?? doubt,
      'MCP-MRT-004': judgeKeys(answers, peer) ?? doubt,
      'MCP-MRT-005': judgeKinds(answers) ?? doubt,
      'MCP-MRT-013': judgeContent(answers) ?? doubt,
    };
  },
});

const isQuestion = (message: JsonObject | undefined): message is JsonObject =>
  typeof message?.method === 'string' && ('id' in message || Object.hasOwn(CAPABILITY_OF, message.method));

/** Whether one of the entries is a request that clients know; a field of this name may hold anything else. */
const hasQuestion = (requests: JsonValue | undefined): boolean =>
  isObject(requests) &&
  Object.values(requests).some((one) => isObject(one) && Object.hasOwn(CAPABILITY_OF, String(one.method)));

function judgeWay(answers: readonly Answer[]): Saw | undefined {
  for (const answer of answers) {
    const index = answer.messages.findIndex(isQuestion);
    const method = String(answer.messages[index]?.method);
    if (index >= 0) return { reason: 'separate-message', at: answer.spotOf(index, '/method'), values: { method } };
    if (answer.result?.resultType === 'complete' && hasQuestion(answer.result.inputRequests))
      return { reason: 'in-a-complete-result', at: answer.spot('/result/resultType') };
  }
  const asking = answers.find(requestsOf);
  return asking && { reason: 'in-a-result', at: asking.spot('/result/inputRequests') };
}

function judgeKeys(answers: readonly Answer[], peer: Peer): Saw | undefined {
  const asking = answers.filter(requestsOf);
  for (const answer of asking) {
    const key = textsOf(answer, peer)
      .map((text) => findRepeatedKey(text, ['result', 'inputRequests']))
      .find((found) => found !== undefined);
    if (key !== undefined) return { reason: 'repeated-key', at: answer.spot('/result/inputRequests'), values: { key } };
  }
  const several = asking.find((answer) => Object.keys(requestsOf(answer) ?? {}).length > 1);
  if (several !== undefined) return { reason: 'all-different', at: several.spot('/result/inputRequests') };
  return asking[0] && { reason: 'one-at-a-time', at: asking[0].spot('/result/inputRequests') };
}

/** The texts that came, as they came: a parser has already dropped what is looked for. */
function textsOf({ response, turn }: Answer, { turns }: Peer): string[] {
  const came = turns[turn];
  if (response === undefined) return came?.kind === 'line' ? [came.line] : [];
  const events = readEvents(response.body);
  return events.length > 0 ? events : [response.body];
}

function judgeKinds(answers: readonly Answer[]): Saw | undefined {
  const methods = new Set<string>();
  for (const answer of answers)
    for (const [key, request] of Object.entries(requestsOf(answer) ?? {})) {
      const method = isObject(request) ? request.method : undefined;
      const at = answer.spot(`/result/inputRequests/${pointerKey(key)}`);
      if (typeof method !== 'string') return { reason: 'no-request', at, values: { key } };
      if (!Object.hasOwn(CAPABILITY_OF, method)) return { reason: 'other-method', at, values: { key, method } };
      methods.add(method);
    }
  const asking = answers.findLast(requestsOf);
  const at = asking?.spot('/result/inputRequests');
  return at && { reason: 'known-kinds', at, values: { methods: [...methods].join(', ') } };
}

function judgeContent(answers: readonly Answer[]): Saw | undefined {
  const asking = answers.filter(isAsking);
  // Some writers put null for a field that is not there.
  const empty = asking.find(({ result }) => (result?.inputRequests ?? result?.requestState ?? null) === null);
  if (empty !== undefined) return { reason: 'neither', at: empty.spot('/result/resultType') };
  const [one] = asking;
  return one && { reason: 'says-what', at: one.spot(`/result/${requestsOf(one) ? 'inputRequests' : 'requestState'}`) };
}
