// Runs a scripted exchange of a card's variant or a lesson's step.
import { createPeer } from '../client/peer.ts';
import { createRequest } from '../client/request.ts';
import { isSent } from '../exchange/exchange.ts';
import type { Turn } from '../exchange/exchange.ts';
import { readMessage } from '../client/answer.ts';
import { ERROR_NAMES } from '../protocol/error-codes.ts';
import { isObject, readPointer } from '../protocol/json.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { Connection } from '../protocol/message.ts';
import { createVirtualClock } from './clock.ts';
import { createEnvironment } from './environment.ts';
import { createTarget, loadFault } from './target.ts';

/** The shape that `schemas/scenario.ts` checks; written here too, since no zod may enter the engine. */
export interface ScriptedRequest {
  method: string;
  params: JsonObject;
  capabilities: JsonObject | null;
  client: string | null;
  version?: string | null | undefined;
  headers: Record<string, string | null>;
  connection: number;
}
export interface Script {
  definition: string;
  fault?: string | undefined;
  requests: ScriptedRequest[];
}

/** Sends the requests in order and gives the recorded turns. */
export async function runScenario(script: Script): Promise<Turn[]> {
  const environment = createEnvironment(createVirtualClock());
  const fault = script.fault === undefined ? undefined : await loadFault(script.fault);
  const { handler } = await createTarget(script.definition, environment, fault);
  const peer = createPeer(handler, environment, {});
  const connections = new Map<number, Connection>();
  for (const request of script.requests) {
    const connection = connections.get(request.connection) ?? { number: request.connection };
    connections.set(request.connection, connection);
    const { method, params, capabilities, headers, version } = request;
    const client = request.client === null ? null : { name: request.client, version: '1.0.0' };
    const options = { id: peer.nextId(), method, params, capabilities, client, headers };
    await peer.send(createRequest(version === undefined ? options : { ...options, version }), connection);
  }
  return [...peer.turns];
}

/** Says in a line what the nth request (from 1) got: status, error code and data, or kind of result. */
export function describeAnswer(turns: readonly Turn[], request: number): string {
  const turn = turns.find((one) => one.exchange === request && !isSent(one));
  if (turn?.kind !== 'back') return 'no answer';
  const message = readMessage(turn.response);
  const code = readPointer(message, '/error/code');
  if (typeof code === 'number') {
    const data = readPointer(message, '/error/data');
    const name = ERROR_NAMES[code];
    return `${turn.response.status}, ${code}${name === undefined ? '' : ` ${name}`}${data === undefined ? '' : `, data ${JSON.stringify(data)}`}`;
  }
  const result = isObject(message?.result) ? message.result : undefined;
  if (result === undefined) return String(turn.response.status);
  const tools = Array.isArray(result.tools)
    ? `, tools ${result.tools.map((tool) => (isObject(tool) ? tool.name : '')).join(', ')}`
    : '';
  const asks = isObject(result.inputRequests) ? `, input requests ${Object.keys(result.inputRequests).join(', ')}` : '';
  const text = readPointer(result, '/content/0/text');
  const said = typeof text === 'string' ? `, text ${JSON.stringify(text)}` : '';
  const failed = result.isError === true ? ', isError true' : '';
  return `${turn.response.status}, resultType ${String(result.resultType)}${failed}${said}${asks}${tools}`;
}
