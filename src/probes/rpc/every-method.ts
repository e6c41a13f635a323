// One request of each method that the server says it has.
import type { Answer } from '../../client/peer.ts';
import type { Peer } from '../../client/peer.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';
import { FORM, isRpc, judgeForm } from './received.ts';

export const everyMethod = probe({
  id: 'every-method',
  title: 'One request of each method that the server advertises',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-RPC-002', 'MCP-RPC-008', 'MCP-RPC-009', 'MCP-RPC-010'],
  reasons: {
    'MCP-RPC-002': FORM,
    'MCP-RPC-008': {
      ...SHARED,
      ...BLOCKED,
      'has-result': {
        verdict: 'pass',
        message: 'Each response without an error had the member result (seen: {count}).',
        note: 'What the method gives stands in here, and nowhere else.',
      },
      neither: {
        verdict: 'fail',
        message: 'The response to {method} has neither result nor error.',
        note: 'A client finds neither an answer nor a refusal in this.',
      },
    },
    'MCP-RPC-009': {
      ...SHARED,
      ...BLOCKED,
      'has-type': {
        verdict: 'pass',
        message: 'Each result had a resultType (seen: {count}).',
        note: 'Says how to read what stands beside it.',
      },
      'no-type': {
        verdict: 'fail',
        message: 'The result of {method} has no resultType.',
        note: 'Nothing here says whether this is the final answer.',
      },
      'type-no-string': {
        verdict: 'fail',
        message: 'The resultType of {method} is no string.',
        note: 'A resultType is a string.',
      },
      'result-no-object': {
        verdict: 'fail',
        message: 'The result of {method} is no object, so it has no place for a resultType.',
        note: 'A bare value cannot say of what type it is.',
      },
    },
    'MCP-RPC-010': {
      ...SHARED,
      ...BLOCKED,
      'core-types': {
        verdict: 'pass',
        message: 'Each result is of a type of the core protocol (seen: {count}).',
        note: 'The client declared no extension, and none was used.',
      },
      'unknown-type': {
        verdict: 'fail',
        message: 'The result of {method} has the resultType {type}, towards a client that declared no extension.',
        note: 'This client has to take the whole result for invalid.',
      },
      'without-type': {
        verdict: 'blocked',
        blockedBy: 'MCP-RPC-009',
        message: 'No result had a resultType, so none can be compared with the core types; see MCP-RPC-009.',
      },
    },
  },
  async run(peer) {
    const asked = await askAll(peer);
    const [first] = asked;
    const doubt = first && whyNotServed(first.answer);
    const verdicts = {
      'MCP-RPC-008': judgeMembers(asked),
      'MCP-RPC-009': judgeTypes(asked),
      'MCP-RPC-010': judgeValues(asked),
    };
    const left = Object.entries(verdicts).map(([rule, saw]) => [rule, saw ?? doubt ?? NOTHING]);
    return { 'MCP-RPC-002': judgeForm(asked.map(({ answer }) => answer)), ...Object.fromEntries(left) };
  },
});

const NOTHING: Saw = { reason: 'not-served', values: { summary: 'no result came' } };

interface Asked {
  method: string;
  answer: Answer;
}

async function askAll(peer: Peer): Promise<Asked[]> {
  const connection = peer.connect();
  const asked: Asked[] = [];
  const ask = async (method: string, params: JsonObject = {}): Promise<JsonObject> => {
    const answer = await send(peer, connection, { method, params });
    asked.push({ method, answer });
    return answer.result ?? {};
  };
  // Without an answer to it, tools are the likeliest thing to be there.
  const { capabilities } = await ask('server/discover');
  const offers = isObject(capabilities) ? capabilities : { tools: {} };
  const { harmless } = peer.demo;
  if ('tools' in offers) await ask('tools/list');
  if ('tools' in offers && harmless !== undefined) await ask('tools/call', { ...harmless });
  if ('resources' in offers) {
    const { resources } = await ask('resources/list');
    await ask('resources/templates/list');
    const uri = firstOf(resources, () => true)?.uri;
    if (typeof uri === 'string') await ask('resources/read', { uri });
  }
  if ('prompts' in offers) {
    const { prompts } = await ask('prompts/list');
    const plain = firstOf(prompts, ({ arguments: args }) => !Array.isArray(args) || args.length === 0)?.name;
    if (typeof plain === 'string') await ask('prompts/get', { name: plain });
    const full = firstOf(prompts, ({ arguments: args }) => Array.isArray(args) && args.length > 0);
    const argument = firstOf(full?.arguments, () => true)?.name;
    if ('completions' in offers && typeof full?.name === 'string' && typeof argument === 'string') {
      const ref = { type: 'ref/prompt', name: full.name };
      await ask('completion/complete', { ref, argument: { name: argument, value: '' } });
    }
  }
  return asked;
}

const firstOf = (list: unknown, test: (entry: JsonObject) => boolean): JsonObject | undefined =>
  Array.isArray(list) ? list.find((entry) => isObject(entry) && test(entry)) : undefined;

function judgeMembers(asked: readonly Asked[]): Saw | undefined {
  // What has nothing of JSON-RPC in it is no response of the server's; MCP-RPC-002 reports it.
  const answered = asked.filter(
    ({ answer: { message, status } }) =>
      message !== undefined && (status === undefined || (status < 300 && isRpc(message))),
  );
  const bare = answered.find(
    ({ answer: { message } }) => message && !['result', 'error', 'method'].some((member) => member in message),
  );
  if (bare !== undefined) return { reason: 'neither', at: bare.answer.spot(''), values: { method: bare.method } };
  const good = answered.filter(({ answer }) => answer.read('/result') !== undefined);
  const at = good[0]?.answer.spot('/result');
  return at && { reason: 'has-result', at, values: { count: good.length } };
}

function judgeTypes(asked: readonly Asked[]): Saw | undefined {
  const results = asked.filter(({ answer }) => answer.read('/result') !== undefined);
  for (const { method, answer } of results) {
    const values = { method };
    if (answer.result === undefined) return { reason: 'result-no-object', at: answer.spot('/result'), values };
    const { resultType } = answer.result;
    if (resultType === undefined) return { reason: 'no-type', at: answer.spot('/result'), values };
    if (typeof resultType !== 'string')
      return { reason: 'type-no-string', at: answer.spot('/result/resultType'), values };
  }
  const at = results[0]?.answer.spot('/result/resultType');
  return at && { reason: 'has-type', at, values: { count: results.length } };
}

const CORE: readonly unknown[] = ['complete', 'input_required'];

function judgeValues(asked: readonly Asked[]): Saw | undefined {
  const results = asked.filter(({ answer }) => answer.result !== undefined);
  const typed = results.filter(({ answer }) => typeof answer.result?.resultType === 'string');
  const odd = typed.find(({ answer }) => !CORE.includes(answer.result?.resultType));
  if (odd !== undefined) {
    const values = { method: odd.method, type: String(odd.answer.result?.resultType) };
    return { reason: 'unknown-type', at: odd.answer.spot('/result/resultType'), values };
  }
  const at = typed.at(-1)?.answer.spot('/result/resultType');
  if (at !== undefined) return { reason: 'core-types', at, values: { count: typed.length } };
  return results[0] && { reason: 'without-type', at: results[0].answer.spot('/result') };
}
