// Runs a scripted exchange of a card's variant or a lesson's step.
import { readMessages } from '../client/answer.ts';
import { createLinePeer } from '../client/line-peer.ts';
import { createPeer } from '../client/peer.ts';
import type { OpenStream, Peer } from '../client/peer.ts';
import { createRequest } from '../client/request.ts';
import { isSent } from '../exchange/exchange.ts';
import type { Turn } from '../exchange/exchange.ts';
import { METHOD_HEADER, NAME_HEADER, PROTOCOL_VERSION_HEADER } from '../protocol/headers.ts';
import { isObject, parseJson, readPointer } from '../protocol/json.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { Connection, HttpRequest } from '../protocol/message.ts';
import { createVirtualClock } from './clock.ts';
import { createEnvironment } from './environment.ts';
import { createLegacyTarget, createLineTarget, createTarget, loadFault } from './target.ts';

/** The shape that `schemas/scenario.ts` checks; written here too, since no zod may enter the engine. */
export interface ScriptedRequest {
  method: string;
  params: JsonObject;
  capabilities: JsonObject | null;
  client: string | null;
  version?: string | null | undefined;
  meta?: JsonObject | undefined;
  headers: Record<string, string | null>;
  connection: number;
  take?: readonly Taken[] | undefined;
  notification?: true | undefined;
  legacy?: true | undefined;
  verb?: string | undefined;
  body?: string | undefined;
  waits?: number | undefined;
  closes?: number | undefined;
  stays?: true | undefined;
}
interface Taken {
  from: number;
  at: string;
  to: string;
  tamper?: true | undefined;
}
export interface Script {
  definition: string;
  fault?: string | undefined;
  transport?: 'stdio' | undefined;
  legacy?: true | undefined;
  requests: ScriptedRequest[];
}

/** How long streams that stay are read after the last request, in milliseconds. */
const LAST_LOOK = 100;

/** Sends the requests in order and gives the recorded turns. */
export async function runScenario(script: Script): Promise<Turn[]> {
  const peer = await createScriptedPeer(script);
  const connections = new Map<number, Connection>();
  const streams = new Map<number, OpenStream>();
  for (const [index, request] of script.requests.entries()) {
    const { connection: number, closes, stays, waits } = request;
    const connection = connections.get(number) ?? connect(peer, number);
    connections.set(number, connection);
    if (waits !== undefined) await peer.quiet(waits);
    if (closes !== undefined) {
      await streams.get(closes)?.close();
      streams.delete(closes);
    }
    const http = createScripted(request, peer);
    if (peer.transport === 'http' && stays) {
      streams.set(index + 1, await peer.open(http, connection));
      await peer.quiet(1);
    } else if (peer.transport === 'stdio' && (stays || request.notification)) {
      peer.say(String(http.body), connection);
    } else await peer.send(http, connection);
  }
  if (script.requests.some(({ stays, notification }) => stays || notification)) await peer.quiet(LAST_LOOK);
  for (const stream of streams.values()) await stream.close();
  return [...peer.turns];
}

async function createScriptedPeer({ definition, fault: id, transport, legacy }: Script): Promise<Peer> {
  const environment = createEnvironment(createVirtualClock());
  const fault = id === undefined ? undefined : await loadFault(id);
  if (legacy) return createPeer(await createLegacyTarget(definition, environment), environment, {});
  if (transport === 'stdio') {
    return createLinePeer(await createLineTarget(definition, environment, fault), environment, {});
  }
  return createPeer((await createTarget(definition, environment, fault)).handler, environment, {});
}

/** Over stdio a connection is a process, numbered as they start. */
const connect = (peer: Peer, number: number): Connection => (peer.transport === 'stdio' ? peer.connect() : { number });

const BARE = [METHOD_HEADER, NAME_HEADER, PROTOCOL_VERSION_HEADER];

function createScripted(request: ScriptedRequest, peer: Peer): HttpRequest {
  const { method, capabilities, meta, headers, version } = request;
  const client = request.client === null ? null : { name: request.client, version: '1.0.0' };
  const params = structuredClone(request.params);
  for (const taken of request.take ?? []) put(params, taken, peer.turns);
  const id = request.notification || request.verb ? 0 : peer.nextId();
  const rest = { ...(version === undefined ? {} : { version }), ...(meta === undefined ? {} : { meta }) };
  const made = createRequest({ id, method, params, capabilities, client, headers, ...rest });
  if (request.verb !== undefined) {
    const kept = made.headers.filter(
      ([name]) => !['content-type', METHOD_HEADER.toLowerCase()].includes(name.toLowerCase()),
    );
    return { ...made, method: request.verb, headers: kept, body: '' };
  }
  if (request.body !== undefined) return { ...made, body: request.body };
  if (!request.legacy && !request.notification) return made;
  const message = { jsonrpc: '2.0', ...(request.notification ? {} : { id }), method };
  if (!request.legacy) return { ...made, body: JSON.stringify({ ...message, ...readParams(made) }) };
  return {
    ...made,
    headers: made.headers.filter(([name]) => !BARE.includes(name) || headers[name] !== undefined),
    body: JSON.stringify({ ...message, params }),
  };
}

const readParams = ({ body }: HttpRequest): JsonObject => {
  const message = parseJson(String(body));
  return isObject(message) && message.params !== undefined ? { params: message.params } : {};
};

/** Puts what stands in an earlier answer into the params; without it the script is wrong. */
function put(params: JsonObject, { from, at, to, tamper }: Taken, turns: readonly Turn[]): void {
  const value = answersOf(turns, from)
    .map((message) => readPointer(message, at))
    .findLast((found) => found !== undefined);
  if (value === undefined) throw new Error(`scenario: answer ${from} has nothing at ${at}`);
  const keys = to.split('/').slice(1);
  let here: JsonObject = params;
  for (const key of keys.slice(0, -1)) here = (here[key] ??= {}) as JsonObject;
  here[keys.at(-1) ?? ''] = tamper && typeof value === 'string' ? tamperWith(value) : value;
}

/** One character in the middle becomes another. */
const tamperWith = (text: string): string => {
  const middle = text.length >> 1;
  return `${text.slice(0, middle)}${text[middle] === 'A' ? 'B' : 'A'}${text.slice(middle + 1)}`;
};

/** Every message that came back for the nth request. */
const answersOf = (turns: readonly Turn[], exchange: number): (JsonObject | undefined)[] =>
  turns
    .filter((turn) => turn.exchange === exchange && !isSent(turn))
    .flatMap((turn) => {
      if (turn.kind === 'back') return readMessages(turn.response);
      const message = turn.kind === 'line' ? parseJson(turn.line) : undefined;
      return isObject(message) ? [message] : [];
    });
