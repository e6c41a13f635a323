// Four requests that a server has to refuse, with ids that it can read.
import type { Answer, Peer } from '../../client/peer.ts';
import { createRequest } from '../../client/request.ts';
import { isObject } from '../../protocol/json.ts';
import type { RequestId } from '../../protocol/json-rpc.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { SHARED, whyNotServed } from '../shared.ts';
import { FORM, isRpc, judgeForm, receivedIn, sendForAny } from './received.ts';

const NOT_REFUSED = {
  'needs-token': SHARED['needs-token'],
  'no-answer': SHARED['no-answer'],
  'not-refused': {
    verdict: 'untestable',
    message: 'None of the four requests was refused with a JSON-RPC error, so there is no error response to look at.',
  },
} as const;

export const refusedRequests = probe({
  id: 'refused-requests',
  title: 'An unknown method twice, an empty _meta, an unknown version',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-RPC-002', 'MCP-RPC-014', 'MCP-RPC-015'],
  reasons: {
    'MCP-RPC-002': FORM,
    'MCP-RPC-014': {
      ...NOT_REFUSED,
      'same-id': {
        verdict: 'pass',
        message: 'Each error response had the id of its request (seen: {count}).',
        note: 'The client knows which request this refuses.',
      },
      'id-missing': {
        verdict: 'fail',
        message: 'The error to {what} has no id, though its request had the readable id {id}.',
        note: 'Which request failed? Nothing here says it.',
      },
      'id-null': {
        verdict: 'fail',
        message: 'The error to {what} has the id null, though its request had the readable id {id}.',
        note: 'null stands for an id that could not be read; this one could.',
      },
      'id-differs': {
        verdict: 'fail',
        message: 'The error to {what} has the id {got}; its request had {id}.',
        note: 'Value and type have to be those of the request.',
      },
    },
    'MCP-RPC-015': {
      ...NOT_REFUSED,
      'code-and-message': {
        verdict: 'pass',
        message: 'Each error response had a code and a message (seen: {count}).',
        note: 'The code is for programs, the message for people.',
      },
      'error-no-object': {
        verdict: 'fail',
        message: 'The error to {what} is no object, so it has no code.',
        note: 'A client that reads error.code finds nothing.',
      },
      'code-missing': {
        verdict: 'fail',
        message: 'The error to {what} has no code.',
        note: 'No program can tell this error from another one.',
      },
      'message-missing': {
        verdict: 'fail',
        message: 'The error to {what} has no message that is a string.',
        note: 'A log has nothing to show here.',
      },
    },
  },
  async run(peer) {
    const refused = await askAll(peer);
    const answers = refused.map(({ answer }) => answer);
    const errors = refused.filter(({ answer }) => isError(answer));
    const [first] = answers;
    const doubt: Saw = (first && first.result === undefined && whyNotAnswered(first)) || { reason: 'not-refused' };
    return {
      'MCP-RPC-002': judgeForm(answers),
      'MCP-RPC-014': errors.length === 0 ? doubt : judgeIds(errors),
      'MCP-RPC-015': errors.length === 0 ? doubt : judgeErrors(errors),
    };
  },
});

interface Refused {
  what: string;
  id: RequestId;
  answer: Answer;
}

/** The first request has complete metadata, which settles the era of a server that serves two. */
async function askAll(peer: Peer): Promise<Refused[]> {
  const connection = peer.connect();
  const ask = async (what: string, options: Parameters<typeof createRequest>[0]): Promise<Refused> => ({
    what,
    id: options.id,
    answer: await sendForAny(peer, createRequest(options), connection),
  });
  const nothing = { capabilities: null, client: null, version: null };
  return [
    await ask('an unknown method', { id: 'unknown-1', method: 'x/unknown' }),
    await ask('an unknown method', { id: 0, method: 'x/unknown' }),
    await ask('an empty _meta', { id: peer.nextId(), method: 'server/discover', ...nothing }),
    await ask('an unknown version', { id: peer.nextId(), method: 'server/discover', version: '1900-01-01' }),
  ];
}

/** These can come before the body is read, from a server or a gateway that cannot know an id yet. */
const BEFORE_THE_BODY: readonly (number | undefined)[] = [
  401, 403, 405, 406, 407, 408, 411, 413, 414, 415, 417, 429, 431, 502, 503, 504,
];

const isError = (answer: Answer): boolean =>
  !BEFORE_THE_BODY.includes(answer.status) &&
  receivedIn(answer).some(({ value }) => isObject(value) && isRpc(value) && (value.error ?? null) !== null);

const whyNotAnswered = (answer: Answer): Saw | undefined => {
  const saw = whyNotServed(answer, false);
  return saw?.reason === 'not-served' ? undefined : saw;
};

const pass = (reason: string, pointer: string, errors: readonly Refused[]): Saw => {
  const values = { count: errors.length };
  return errors[0] === undefined ? { reason, values } : { reason, at: errors[0].answer.spot(pointer), values };
};

function judgeIds(errors: readonly Refused[]): Saw {
  for (const { what, id, answer } of errors) {
    const got = answer.message?.id;
    if (got === id) continue;
    const values = { what, id: JSON.stringify(id), got: JSON.stringify(got ?? null) };
    if (got === undefined) return { reason: 'id-missing', at: answer.spot('/error'), values };
    return { reason: got === null ? 'id-null' : 'id-differs', at: answer.spot('/id'), values };
  }
  return pass('same-id', '/id', errors);
}

function judgeErrors(errors: readonly Refused[]): Saw {
  for (const { what, answer } of errors) {
    const error = answer.message?.error;
    const found = (reason: string): Saw => ({ reason, at: answer.spot('/error'), values: { what } });
    if (!isObject(error)) return found('error-no-object');
    if (!('code' in error)) return found('code-missing');
    if (typeof error.message !== 'string') return found('message-missing');
  }
  return pass('code-and-message', '/error/message', errors);
}
