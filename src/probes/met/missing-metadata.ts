// Requests that lack what every request has to say of itself.
import type { Answer, Peer } from '../../client/peer.ts';
import { createRequest } from '../../client/request.ts';
import type { RequestOptions } from '../../client/request.ts';
import { HEADER_MISMATCH, INVALID_PARAMS } from '../../protocol/error-codes.ts';
import type { Connection } from '../../protocol/message.ts';
import { probe } from '../probe.ts';
import type { Reason, Saw } from '../probe.ts';
import { askEra, BLOCKED, forAll, send, SHARED, whyNotServed } from '../shared.ts';
import { whyNoWord } from './busy.ts';
import { NO_STATUS } from './no-status.ts';

const ERA_UNCLEAR = {
  'era-unclear': {
    verdict: 'untestable',
    message:
      'The server serves the earlier era too, and a request without a version in _meta may pass for one of that era there; it got {summary}.',
  },
} satisfies Record<string, Reason>;
const BUSY = {
  busy: {
    verdict: 'untestable',
    message: 'A request without required _meta fields got {summary}, which says that something on the way was busy.',
  },
} satisfies Record<string, Reason>;

interface Lacking {
  what: string;
  answer: Answer;
}

export const missingMetadata = probe({
  id: 'missing-metadata',
  title: 'A complete request, then one without _meta and one without each required key',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-MET-007', 'MCP-MET-008'],
  reasons: {
    'MCP-MET-007': {
      ...SHARED,
      ...BLOCKED,
      'invalid-params': {
        verdict: 'pass',
        message: 'All three requests without required _meta fields were rejected with -32602.',
        note: 'Invalid params: a required key is missing.',
      },
      'as-a-mismatch': {
        verdict: 'pass',
        message:
          'All three requests were rejected, a request without a version with -32020: its header has no counterpart in the body, so that code can be argued too.',
        note: 'Read as a header that differs from the body, which can be argued.',
      },
      served: {
        verdict: 'fail',
        message: 'The request without {what} was answered with a result; expected the error -32602.',
        note: 'Served, although {what} is missing.',
      },
      'other-code': {
        verdict: 'fail',
        message: 'The request without {what} got {summary}; expected the error -32602.',
        note: 'Not -32602.',
      },
      ...ERA_UNCLEAR,
      ...BUSY,
    },
    'MCP-MET-008': {
      ...SHARED,
      ...BLOCKED,
      ...NO_STATUS,
      'bad-request': {
        verdict: 'pass',
        message: 'Each error to a request without required _meta fields came with status 400.',
        note: '400 Bad Request.',
      },
      'other-status': {
        verdict: 'fail',
        message: 'The error to the request without {what} came with status {status}; expected 400.',
        note: 'Proxies and logs read the status, and this one says something else.',
      },
      'not-rejected': {
        verdict: 'blocked',
        blockedBy: 'MCP-MET-007',
        message:
          'No request without required _meta fields got a JSON-RPC error, so there is no status to look at; see MCP-MET-007.',
      },
      ...ERA_UNCLEAR,
      ...BUSY,
    },
  },
  async run(peer) {
    const connection = peer.connect();
    // Over stdio a server of both eras may settle on one by the first request other than discovery.
    if (peer.transport === 'stdio') await send(peer, connection, { method: 'tools/list' });
    const complete = await send(peer, connection, { method: 'server/discover' });
    const doubt = whyNotServed(complete);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    const lacking: Lacking[] = [];
    for (const [what, options] of CASES) {
      const answer = await sendLacking(peer, connection, what, options);
      const silence = whyNoWord(answer, 'busy');
      if (silence !== undefined) return forAll(this.settles, silence);
      lacking.push({ what, answer });
    }
    // Without a version in the body a request may pass for one of the era before, where that is spoken.
    const unclear = lacking.slice(0, 2).find(({ answer }) => !isOfThisEra(answer))?.answer;
    if (unclear === undefined || (await askEra(peer)).result === undefined) return judge(lacking);
    const judged = judge(lacking.slice(2));
    const given = { reason: 'era-unclear', at: unclear.spot(), values: { summary: unclear.summary } };
    return Object.fromEntries(
      Object.entries(judged).map(([rule, saw]) => [rule, PASSES.includes(saw.reason) ? given : saw]),
    );
  },
});

const PASSES = ['invalid-params', 'bad-request'];
const judge = (lacking: readonly Lacking[]) => ({
  'MCP-MET-007': judgeCodes(lacking),
  'MCP-MET-008': judgeStatus(lacking),
});

const CASES: readonly [what: string, options: Partial<RequestOptions>][] = [
  ['_meta', {}],
  ['protocolVersion', { version: null }],
  ['clientCapabilities', { capabilities: null }],
];

function sendLacking(peer: Peer, connection: Connection, what: string, options: Partial<RequestOptions>) {
  const id = peer.nextId();
  const request = createRequest({ id, method: 'server/discover', ...options });
  const body = JSON.stringify({ jsonrpc: '2.0', id, method: 'server/discover', params: {} });
  return peer.send(what === '_meta' ? { ...request, body } : request, connection);
}

const isArguable = ({ errorCode }: Answer): boolean => errorCode === INVALID_PARAMS || errorCode === HEADER_MISMATCH;
/** The era before has -32602 too, and sends it with a status of its own. */
const isOfThisEra = (answer: Answer): boolean => isArguable(answer) && [undefined, 400].includes(answer.status);

function judgeCodes(lacking: readonly Lacking[]): Saw {
  for (const { what, answer } of lacking) {
    const values = { what, summary: answer.summary };
    if (answer.result !== undefined) return { reason: 'served', at: answer.spot('/result'), values };
    const isRight = what === 'clientCapabilities' ? answer.errorCode === INVALID_PARAMS : isArguable(answer);
    if (!isRight) return { reason: 'other-code', at: answer.spot('/error/code'), values };
  }
  const argued = lacking.find(({ answer }) => answer.errorCode !== INVALID_PARAMS);
  const shown = argued ?? lacking.at(-1);
  return {
    reason: argued ? 'as-a-mismatch' : 'invalid-params',
    ...(shown && { at: shown.answer.spot('/error/code') }),
  };
}

function judgeStatus(lacking: readonly Lacking[]): Saw {
  const rejected = lacking.filter(({ answer }) => answer.errorCode !== undefined);
  if (rejected[0] !== undefined && rejected[0].answer.status === undefined) return { reason: 'no-status' };
  const wrong = rejected.find(({ answer }) => answer.status !== 400);
  if (wrong !== undefined) {
    const values = { what: wrong.what, status: wrong.answer.status ?? 0 };
    return { reason: 'other-status', at: wrong.answer.spot(), values };
  }
  const shown = rejected.at(-1);
  return shown === undefined ? { reason: 'not-rejected' } : { reason: 'bad-request', at: shown.answer.spot() };
}
