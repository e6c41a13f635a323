// One HTTP request over node:http just as it is given, and what comes back, within limits of time and memory.
import { request as openPlain } from 'node:http';
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { request as openSecure } from 'node:https';
import type { Socket } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import { findHeader } from '../protocol/headers.ts';
import type { HeaderList, HttpRequest, HttpResponse } from '../protocol/message.ts';
import { explainDelay, explainFailure, Failure, HUNG_UP } from './explain-failure.ts';
import type { Progress } from './explain-failure.ts';
import { isEventStream, readPieces } from './read-body.ts';
import type { ExchangeLimits, Watch } from './read-body.ts';

/**
 * Sends a request and gives the answer: a stream where it is one of events, else the whole text. Throws one sentence.
 * A connection that the server had closed while it was idle is no trouble: the request is sent once more, on another.
 */
export async function sendRequest(
  origin: URL,
  agent: Agent,
  request: HttpRequest,
  limits: ExchangeLimits,
  closed?: AbortSignal,
): Promise<HttpResponse> {
  const again = { isStale: false };
  try {
    return await sendOnce(origin, agent, request, limits, closed, again);
  } catch (error) {
    if (!again.isStale || closed?.aborted === true) throw error;
    return sendOnce(origin, agent, request, limits, closed, again);
  }
}

async function sendOnce(
  origin: URL,
  agent: Agent,
  request: HttpRequest,
  limits: ExchangeLimits,
  closed: AbortSignal | undefined,
  again: { isStale: boolean },
): Promise<HttpResponse> {
  const secure = origin.protocol === 'https:';
  const where = `${origin.hostname}:${origin.port || (secure ? 443 : 80)}`;
  const progress: Progress = { where, secure, stage: 'connect', received: 0, headerLimit: limits.headerLimit };
  const watch: Watch = { progress, bytesBefore: 0 };
  let timer: NodeJS.Timeout | undefined;
  let outgoing: ClientRequest | undefined;
  const giveUp = (): void => {
    noticeBeginning(watch, outgoing);
    watch.cause = new Failure(explainDelay(progress, limits.timeout));
    outgoing?.destroy(watch.cause);
  };
  const leave = (): void => void outgoing?.destroy();
  try {
    outgoing = open(origin, agent, request, limits);
    watchSocket(outgoing, watch);
    timer = setTimeout(giveUp, limits.timeout);
    closed?.addEventListener('abort', leave, { once: true });
    if (closed?.aborted) leave();
    const incoming = await awaitAnswer(outgoing, request, watch);
    const headers = listHeaders(incoming.rawHeaders);
    const pieces = readPieces(incoming, headers, watch, limits);
    const status = incoming.statusCode ?? 0;
    if (isEventStream(headers)) return { status, headers, body: pieces };
    let body = '';
    for await (const piece of pieces) body += piece;
    return { status, headers, body };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isReset = code === 'ECONNRESET' || code === 'EPIPE';
    noticeBeginning(watch, outgoing);
    again.isStale = isReset && outgoing?.reusedSocket === true && progress.stage === 'answer';
    outgoing?.destroy();
    throw new Failure(explainFailure(watch.cause ?? error, progress), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Opens the request. Given as a raw list and without defaults, headers go out in their order and spelling. */
function open(
  origin: URL,
  agent: Agent,
  { method, path, headers, body }: HttpRequest,
  { headerLimit }: ExchangeLimits,
) {
  const { hostname, port } = urlToHttpOptions(origin);
  const has = (name: string): boolean => findHeader(headers, name) !== undefined;
  const isFramed = has('Content-Length') || has('Transfer-Encoding');
  const needsLength = !isFramed && (body.length > 0 || (method !== 'GET' && method !== 'HEAD' && method !== 'DELETE'));
  const list = [
    ...(has('Host') ? [] : ['Host', origin.host]),
    ...headers.flat(),
    ...(needsLength ? ['Content-Length', String(Buffer.byteLength(body))] : []),
  ];
  const send = origin.protocol === 'https:' ? openSecure : openPlain;
  const outgoing = send({
    agent,
    method,
    path,
    hostname,
    ...(port === undefined || port === '' ? {} : { port }),
    headers: list,
    setDefaultHeaders: false,
    maxHeaderSize: headerLimit,
  });
  outgoing.maxHeadersCount = 0;
  return outgoing;
}

/** Follows how far the connection has come. */
function watchSocket(outgoing: ClientRequest, watch: Watch): void {
  const { progress } = watch;
  const isReady = ({ bytesRead }: Socket): void => {
    progress.stage = 'answer';
    watch.bytesBefore = bytesRead;
  };
  outgoing.on('socket', (socket: Socket) => {
    if (outgoing.reusedSocket) return isReady(socket);
    socket.once('connect', () => {
      if (progress.secure) progress.stage = 'handshake';
      else isReady(socket);
    });
    if (progress.secure) socket.once('secureConnect', () => isReady(socket));
  });
}

/** Looks whether an answer has begun. In TLS that cannot be told from what TLS itself says. */
function noticeBeginning({ progress, bytesBefore }: Watch, outgoing: ClientRequest | undefined): void {
  const bytes = outgoing?.socket?.bytesRead ?? 0;
  if (progress.stage === 'answer' && !progress.secure && bytes > bytesBefore) progress.stage = 'headers';
}

/** Writes the request and waits for the headers of the answer. Later errors are kept as the cause. */
const awaitAnswer = (outgoing: ClientRequest, { body }: HttpRequest, watch: Watch): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    outgoing.on('response', (incoming) => {
      watch.progress.stage = 'body';
      // Whoever reads is told; who does not read must not bring the process down.
      incoming.on('error', () => undefined);
      resolve(incoming);
    });
    outgoing.on('error', (error) => {
      watch.cause ??= error;
      reject(error);
    });
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new Failure('the answer is 101 Switching Protocols, which nobody asked for'));
    });
    outgoing.on('close', () => reject(new Failure(HUNG_UP)));
    // Bytes, for a text would have Node write the headers in its encoding, which is not theirs.
    outgoing.end(Buffer.from(body as string));
  });

const listHeaders = (raw: readonly string[]): HeaderList =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []));
