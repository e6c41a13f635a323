// A server beyond a network as what is validated: every request to its one origin, header by header, within limits.
import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { createPeer } from '../client/peer.ts';
import type { Peer } from '../client/peer.ts';
import { findHeader } from '../protocol/headers.ts';
import type { Connection, Handler, HttpRequest } from '../protocol/message.ts';
import { createRealClock } from '../run/clock.ts';
import type { Subject } from '../run/validate.ts';
import { Failure, HUNG_UP, RUN_BUDGET } from './explain-failure.ts';
import { sendRequest } from './send-request.ts';

export interface HttpSubjectOptions {
  /** Sent with every request, unless a probe sends that header itself: tokens. Recordings hide their values. */
  headers?: readonly (readonly [name: string, value: string])[];
  /** Milliseconds until an answer must be whole, and a stream of events must have begun. By default five seconds. */
  timeout?: number;
  /** The longest body that is read, in bytes, of a stream too. By default 8 MiB. */
  bodyLimit?: number;
  /** The longest header section that is read, in bytes. By default 64 KiB. */
  headerLimit?: number;
  /** What is read in the whole run, in bytes. By default 256 MiB. */
  runLimit?: number;
  /** A certificate that is trusted besides the known authorities, as PEM. */
  certificate?: string;
}

/** What stands in a recording where a header or a parameter may be a secret. */
const HIDDEN = '[secret]';
/** Where the probes believe that the endpoint is. */
const ENDPOINT = '/mcp';

/**
 * Creates the subject for an MCP endpoint. A connection of a probe is a socket that is kept; requests that overlap on it
 * need a second one, as HTTP/1.1 has it, and go on the first again when it is free. Redirects are answers, never followed.
 */
export function createHttpSubject(url: URL, options: HttpSubjectOptions = {}): Subject & { close(): void } {
  const { timeout = 5000, bodyLimit = 8 * 1024 * 1024, headerLimit = 64 * 1024, certificate } = options;
  const limits = { timeout, bodyLimit, headerLimit, budget: { left: options.runLimit ?? RUN_BUDGET } };
  const origin = new URL(url.origin);
  const path = url.pathname + url.search;
  const shownPath = url.pathname + hideParameters(url);
  const agents = new Set<Agent>();
  let isClosed = false;
  let hasAnswered = false;
  // A pair of a recording stands for the one that is sent.
  const added = new Map(withCredentials(url, options.headers ?? []).map((pair) => [[pair[0], HIDDEN] as const, pair]));

  const shown = [...added.keys()];

  /** The request as it is recorded: with the target's path and the tester's headers, and without their values. */
  const dress = (request: HttpRequest): HttpRequest => ({
    ...request,
    path: request.path === ENDPOINT ? shownPath : request.path,
    headers: [
      ...request.headers,
      ...shown.filter(([name]) => request.bare !== true && findHeader(request.headers, name) === undefined),
    ],
  });
  const asSent = (request: HttpRequest): HttpRequest => ({
    ...request,
    path: request.path === shownPath ? path : request.path,
    headers: request.headers.map((pair) => added.get(pair as readonly [string, typeof HIDDEN]) ?? pair),
  });

  const create = (facts: Parameters<Subject['createPeer']>[0]): Peer => {
    const own = new Map<Connection['number'], Agent>();
    const agentOf = ({ number }: Connection): Agent => {
      // A probe that was left behind must not go on speaking to the server.
      if (isClosed) throw new Failure('the run is over');
      const agent = own.get(number) ?? createAgent(url, certificate);
      own.set(number, agent);
      agents.add(agent);
      return agent;
    };
    const handler: Handler = async (request, connection, closed) => {
      try {
        const response = await sendRequest(origin, agentOf(connection), asSent(request), limits, closed);
        hasAnswered = true;
        return response;
      } catch (error) {
        const { message } = error as Error;
        const isPuzzling = message === HUNG_UP && !hasAnswered && origin.protocol === 'http:';
        throw isPuzzling ? new Failure(`${message}, as one does that expects https`) : error;
      }
    };
    // The handler has limits of its own, and says which was reached; those of the peer only stand behind them.
    const patience = { answer: timeout, stream: timeout, grace: 1000 };
    const peer = createPeer(handler, createRealClock(), facts, undefined, patience);
    return {
      ...peer,
      send: (request, connection) => peer.send(dress(request), connection),
      open: (request, connection) => peer.open(dress(request), connection),
      close() {
        for (const agent of own.values()) {
          agent.destroy();
          agents.delete(agent);
        }
        own.clear();
      },
    };
  };
  return {
    transport: 'http',
    name: url.origin + shownPath,
    createPeer: create,
    close() {
      isClosed = true;
      agents.forEach((agent) => agent.destroy());
    },
  };
}

const createAgent = ({ protocol }: URL, certificate: string | undefined): Agent => {
  const kept = { keepAlive: true, maxFreeSockets: 1 };
  if (protocol !== 'https:') return new Agent(kept);
  return new SecureAgent({ ...kept, ...(certificate === undefined ? {} : { ca: certificate }) });
};

/** A query may carry a key: its names are shown, its values are not. */
function hideParameters({ searchParams }: URL): string {
  const names = [...searchParams.keys()].map((name) => `${encodeURIComponent(name)}=${HIDDEN}`);
  return names.length === 0 ? '' : `?${names.join('&')}`;
}

/** User and password of a URL go as a header, as every client sends them. */
function withCredentials({ username, password }: URL, headers: HttpSubjectOptions['headers'] & {}) {
  if (username === '' && password === '') return headers;
  const text = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return [['Authorization', `Basic ${Buffer.from(text).toString('base64')}`] as const, ...headers];
}
