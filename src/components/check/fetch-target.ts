// A server as a web page can reach it, as what is validated; what the browser hides from the page is judged by no probe.
import { createPeer } from '../../client/peer.ts';
import type { Peer } from '../../client/peer.ts';
import { findHeader } from '../../protocol/headers.ts';
import type { Handler, HttpRequest } from '../../protocol/message.ts';
import { createRealClock } from '../../run/clock.ts';
import type { Subject } from '../../run/validate.ts';
import { isHidden } from './browser-headers.ts';
import { createFetchHandler, FIRST_TIMEOUT, TIMEOUT } from './fetch-handler.ts';
import type { FetchLimits } from './fetch-handler.ts';

export interface FetchSubjectOptions extends FetchLimits {
  /** Sent with every request, unless a probe sends that header itself or wants none: tokens. Recordings hide their values. */
  headers?: readonly (readonly [name: string, value: string])[];
}

/** What stands in a recording where a header or a parameter may be a secret. */
const HIDDEN = '[secret]';
/** Where the probes believe that the endpoint is. */
const ENDPOINT = '/mcp';

/** Creates the subject for an MCP endpoint, as this page can reach it. */
export function createFetchSubject(url: URL, options: FetchSubjectOptions = {}): Subject {
  const { timeout = TIMEOUT, firstTimeout = FIRST_TIMEOUT, headers = [] } = options;
  const path = url.pathname + url.search;
  const shownPath = url.pathname + hideParameters(url);
  // A pair of a recording stands for the one that is sent.
  const added = new Map(headers.map((pair) => [[pair[0], HIDDEN] as const, pair]));
  const reach = createFetchHandler(url, options);

  /** The request as it is recorded: with the target's path and the reader's headers, and without their values. */
  const dress = (request: HttpRequest): HttpRequest => ({
    ...request,
    path: request.path === ENDPOINT ? shownPath : request.path,
    headers: [
      ...request.headers,
      ...[...added.keys()].filter(([name]) => !request.bare && findHeader(request.headers, name) === undefined),
    ],
  });
  const handler: Handler = (request, connection, closed) => {
    const asSent = {
      ...request,
      path: request.path === shownPath ? path : request.path,
      headers: request.headers.map((pair) => added.get(pair as readonly [string, typeof HIDDEN]) ?? pair),
    };
    return reach(asSent, connection, closed);
  };

  const create = (facts: Parameters<Subject['createPeer']>[0]): Peer => {
    // The handler has limits of its own; those of the peer only stand behind them.
    const patience = { answer: timeout, stream: timeout, grace: firstTimeout };
    const sight = { lacks: ['connections', 'spelling'] as const, hides: isHidden };
    const peer = createPeer(handler, createRealClock(), facts, undefined, patience, sight);
    return {
      ...peer,
      send: (request, connection) => peer.send(dress(request), connection),
      open: (request, connection) => peer.open(dress(request), connection),
    };
  };
  return { transport: 'http', name: url.origin + shownPath, createPeer: create };
}

/** A query may carry a key: its names are shown, its values are not. */
function hideParameters({ searchParams }: URL): string {
  const names = [...searchParams.keys()].map((name) => `${encodeURIComponent(name)}=${HIDDEN}`);
  return names.length === 0 ? '' : `?${names.join('&')}`;
}
