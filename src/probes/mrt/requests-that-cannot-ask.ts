// Every request that may not be answered by asking for input, from a client that could be asked anything.
import type { Answer, Peer } from '../../client/peer.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { Connection } from '../../protocol/message.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send, SHARED, whyNotServed } from '../shared.ts';
import { ALL_KINDS, isAsking } from './input.ts';

export const requestsThatCannotAsk = probe({
  id: 'requests-that-cannot-ask',
  title: 'Discovery, lists and completion, with every kind of input declared',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-MRT-003'],
  reasons: {
    'MCP-MRT-003': {
      ...SHARED,
      'none-asked': {
        verdict: 'pass',
        message: 'None of the requests that may not ask for input was answered with input_required ({methods}).',
        note: 'An answer, and no question.',
      },
      asked: {
        verdict: 'fail',
        message: '{method} was answered with input_required; only tools/call, prompts/get and resources/read may be.',
        note: 'No client retries {method} with an answer.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const ask = (method: string, params: JsonObject = {}) =>
      send(peer, connection, { method, params, capabilities: ALL_KINDS });
    const discovery = await ask('server/discover');
    if (isAsking(discovery)) return settle(asked('server/discover', discovery));
    const doubt = whyNotServed(discovery, false);
    if (doubt !== undefined) return settle(doubt);

    const offered = discovery.result?.capabilities;
    const methods = Object.entries(LISTS).flatMap(([name, lists]) =>
      isObject(offered) && isObject(offered[name]) ? lists : [],
    );
    const sent = ['server/discover'];
    let last = discovery;
    for (const method of methods) {
      last = await ask(method);
      sent.push(method);
      if (isAsking(last)) return settle(asked(method, last));
      if (method !== 'prompts/list' || !isObject(offered) || !isObject(offered.completions)) continue;
      const completion = await complete(peer, connection, last);
      if (completion !== undefined && isAsking(completion)) return settle(asked('completion/complete', completion));
      if (completion !== undefined) sent.push('completion/complete');
    }
    return settle({ reason: 'none-asked', at: last.spot('/result/resultType'), values: { methods: sent.join(', ') } });
  },
});

const LISTS: Readonly<Record<string, readonly string[]>> = {
  tools: ['tools/list'],
  prompts: ['prompts/list'],
  resources: ['resources/list', 'resources/templates/list'],
};

const settle = (saw: Saw) => ({ 'MCP-MRT-003': saw });

const asked = (method: string, answer: Answer): Saw => ({
  reason: 'asked',
  at: answer.spot('/result/resultType'),
  values: { method },
});

/** Completes the first argument of the first prompt that has one. */
async function complete(peer: Peer, connection: Connection, list: Answer): Promise<Answer | undefined> {
  const prompts = Array.isArray(list.result?.prompts) ? list.result.prompts : [];
  for (const prompt of prompts) {
    const name = isObject(prompt) ? prompt.name : undefined;
    const argument = isObject(prompt) && Array.isArray(prompt.arguments) ? prompt.arguments[0] : undefined;
    if (typeof name !== 'string' || !isObject(argument)) continue;
    const params = { ref: { type: 'ref/prompt', name }, argument: { name: argument.name, value: '' } };
    return send(peer, connection, { method: 'completion/complete', params, capabilities: ALL_KINDS });
  }
  return undefined;
}
