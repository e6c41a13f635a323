// Says in a sentence what came back for a request, where that shows, and by what its rules are found.
import { readMessages } from '../../client/answer.ts';
import type { BackTurn, SilenceTurn, Spot } from '../../exchange/exchange.ts';
import { formatDuration, formatStatus, isEventStream } from '../../exchange/labels.ts';
import {
  ERROR_NAMES,
  HEADER_MISMATCH,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  INVALID_REQUEST,
  METHOD_NOT_FOUND,
  MISSING_CLIENT_CAPABILITY,
  PARSE_ERROR,
  UNSUPPORTED_VERSION,
} from '../../protocol/error-codes.ts';
import { findHeader } from '../../protocol/headers.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { NOT_SHOWN } from '../check/fetch-handler.ts';
import { REVISION } from '../../protocol/revision.ts';

export interface Described {
  /** In a few words: status, error code or kind of result. */
  said: string;
  /** What it is, in a sentence or two. */
  sentence: string;
  /** Where it shows, in the turn alone. */
  at?: Spot;
  /** What the rules that speak of it name: an error code, or else the status. */
  names?: string;
}

const MEANINGS: Readonly<Record<number, string>> = {
  [PARSE_ERROR]: 'the body is no JSON',
  [INVALID_REQUEST]: 'the message is no request as this server takes it',
  [METHOD_NOT_FOUND]: 'the server does not have this method, or does not offer it',
  [INVALID_PARAMS]: 'the parameters, or what they name, are wrong',
  [INTERNAL_ERROR]: 'the server failed, and says no more',
  [HEADER_MISMATCH]: 'the headers contradict the body, or a required one is missing or malformed',
  [MISSING_CLIENT_CAPABILITY]:
    'the call needs a capability that this request did not declare; data.requiredCapabilities lists it',
  [UNSUPPORTED_VERSION]: 'the server does not serve this version; data.supported lists those it does',
};

const STATUSES: Readonly<Record<number, string>> = {
  202: 'Accepted. A notification gets no answer beyond this.',
  204: 'A success without a body. What was sent as a notification would get 202.',
  401: 'The server wants a token. Its WWW-Authenticate header says where one is to be had.',
  403: 'The server refuses: the token does not allow it, or the origin is not welcome.',
  404: 'Nothing is at this path, or the server knows no such session.',
  405: 'The server does not take this HTTP method here.',
  406: 'The server cannot answer in a form that the Accept header allows.',
  415: 'The server does not take a body of this type.',
  429: 'Too many requests: the server asks to wait.',
};

const WHAT_PAGES_NEED =
  'To be asked by a page, a server has to answer the browser’s OPTIONS request and allow this origin and the headers of the request. The curl command needs none of that: if it works, the server lacks CORS.';

/** Describes the end of a request: the answer, or that none came. */
export function describeEnd(turn: BackTurn | SilenceTurn): Described {
  if (turn.kind === 'silence') {
    const said = 'no answer';
    if (turn.error === undefined) return { said, sentence: `Nothing came within ${formatDuration(turn.waited)}.` };
    const error = turn.error.replace(/^./, (first) => first.toUpperCase()).replace(/\.?$/, '.');
    return { said, sentence: join(error, turn.error === NOT_SHOWN ? WHAT_PAGES_NEED : undefined) };
  }
  const { response } = turn;
  const messages = readMessages(response).filter((message) => message !== undefined);
  const index = messages.findLastIndex((message) => 'result' in message || 'error' in message);
  const message = messages[index];
  const status = formatStatus(response.status);
  const stream = describeStream(turn, messages, index);
  const at = (pointer: string): Spot => {
    const spot = { turn: 0, part: 'body', pointer } as const;
    return messages.length > 1 ? { ...spot, event: index } : spot;
  };
  if (message === undefined) {
    const known = isEventStream(response.headers) ? undefined : describeStatus(turn);
    return { said: status, sentence: join(known, stream), names: String(response.status) };
  }
  if (isObject(message.error)) {
    const { code, message: text } = message.error;
    if (typeof code !== 'number') return { said: status, sentence: 'An error without a code.', at: at('/error') };
    const name = ERROR_NAMES[code] ?? 'An error of the server’s own';
    const own = typeof text === 'string' && text !== '' ? ` It says: ${text}` : '';
    return {
      said: `${status}, ${minus(code)}`,
      sentence: join(`${name}: ${MEANINGS[code] ?? 'its number has no meaning in this revision'}.${own}`, stream),
      at: at('/error/code'),
      names: String(code),
    };
  }
  const result = isObject(message.result) ? message.result : {};
  const { resultType } = result;
  const pointer = resultType === undefined ? '/result' : '/result/resultType';
  const kind = typeof resultType === 'string' ? resultType : 'a result without resultType';
  return { said: `${status}, ${kind}`, sentence: join(describeResult(result), stream), at: at(pointer) };
}

const minus = (code: number): string => String(code).replace('-', '−');
const join = (...sentences: (string | undefined)[]): string => sentences.filter(Boolean).join(' ');

function describeResult(result: JsonObject): string {
  if (result.resultType === 'input_required') {
    const asked = isObject(result.inputRequests) ? Object.keys(result.inputRequests) : [];
    const state = result.requestState === undefined ? '' : ', and with its requestState as it came';
    return `Not done yet: the server asks for input (${asked.join(', ') || 'nothing it names'}). The same request is sent again with inputResponses${state}.`;
  }
  if (typeof result.protocolVersion === 'string' && result.resultType === undefined)
    return `The answer to the handshake of the era before: from here on the server expects ${result.protocolVersion}.`;
  if (result.resultType === undefined)
    return `A result of the era before: revision ${REVISION} says in resultType what kind it is.`;
  if (result.resultType !== 'complete') return 'A result of a kind that this revision does not name.';
  if (result.isError === true) return 'The tool ran and failed. That is a result, so that the model can read why.';
  return 'Done: the result is complete.';
}

function describeStatus({ response }: BackTurn): string {
  const { status, headers, body } = response;
  const type = findHeader(headers, 'Content-Type') ?? '';
  if (/^text\/html/i.test(type)) return 'A web page, not the answer of an MCP endpoint. Look at the path.';
  if (status >= 300 && status < 400) return 'A redirect. It is not followed here.';
  const known = STATUSES[status];
  if (known !== undefined && (status !== 202 || body === '')) return known;
  if (status >= 500) return 'The server, or a proxy before it, failed.';
  return body === '' ? 'There is no body.' : 'The body is no JSON-RPC message.';
}

/** What a stream brought besides the response. */
function describeStream({ response }: BackTurn, messages: readonly JsonObject[], index: number): string | undefined {
  if (!isEventStream(response.headers)) return undefined;
  const others = messages.length - (index >= 0 ? 1 : 0);
  const count = others === 0 ? 'nothing else' : `${others} ${others === 1 ? 'notification' : 'notifications'}`;
  const came =
    index >= 0 ? `It came on a stream, with ${count} before it.` : `A stream: ${count} came, and no response.`;
  return response.open ? `${came} The stream was still open; it was left, which cancels the request.` : came;
}
