// A call that needs elicitation, from a client that declares it and from one that does not.
import type { Answer } from '../../client/peer.ts';
import { MISSING_CLIENT_CAPABILITY } from '../../protocol/error-codes.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Reason, Saw } from '../probe.ts';
import { BLOCKED, forAll, send, SHARED, whyNotServed } from '../shared.ts';
import { whyNoWord } from './busy.ts';
import { NO_STATUS } from './no-status.ts';

const ALL = {
  ...SHARED,
  ...BLOCKED,
  'no-tool': { verdict: 'untestable', message: 'No tool is known here that cannot do without asking the user.' },
  'did-not-ask': {
    verdict: 'untestable',
    message: 'The call that declared elicitation was answered without asking the user, so it needs no capability.',
  },
  'did-without': {
    verdict: 'untestable',
    message:
      'The call that declared nothing was answered all the same, without asking: here it can do without elicitation.',
  },
} satisfies Record<string, Reason>;
const ASKED_ANYWAY = {
  'asked-anyway': {
    verdict: 'blocked',
    blockedBy: 'MCP-MET-010',
    message:
      'The server asked for elicitation although the request did not declare it, so it reported nothing; see MCP-MET-010.',
  },
} satisfies Record<string, Reason>;

export const undeclaredElicitation = probe({
  id: 'undeclared-elicitation',
  title: 'A call that has to ask the user, with elicitation declared and without',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-MET-010', 'MCP-MET-011', 'MCP-MET-012'],
  reasons: {
    'MCP-MET-010': {
      ...SHARED,
      ...BLOCKED,
      'no-tool': ALL['no-tool'],
      'did-not-ask': ALL['did-not-ask'],
      'not-used': {
        verdict: 'pass',
        message: 'The call that declared no elicitation was answered without an elicitation ({summary}).',
        note: 'Nothing was asked of a client that cannot answer.',
      },
      used: {
        verdict: 'fail',
        message: 'The request declared no client capabilities and was answered with an elicitation.',
        note: 'This request declared {}: its client cannot show a form.',
      },
    },
    'MCP-MET-011': {
      ...ALL,
      ...ASKED_ANYWAY,
      listed: {
        verdict: 'pass',
        message: 'The missing capability was reported with -32021 and listed in data.requiredCapabilities.',
        note: 'What to declare next time.',
      },
      'tool-error': {
        verdict: 'fail',
        message: 'The call that needed elicitation was answered with a tool error; expected the error -32021.',
        note: 'A result for the model, where the client needs an error it can act on.',
      },
      'other-code': {
        verdict: 'fail',
        message: 'The call that needed elicitation got {summary}; expected the error -32021.',
        note: 'Not -32021.',
      },
      'no-list': {
        verdict: 'fail',
        message: 'The error -32021 has no data.requiredCapabilities, so the client cannot tell what is missing.',
        note: 'Nothing says which capability is missing.',
      },
      'list-of-names': {
        verdict: 'fail',
        message: 'data.requiredCapabilities of the error -32021 is {found}; expected an object of client capabilities.',
        note: 'The form is that of clientCapabilities, so that it can be read by name.',
      },
      'not-listed': {
        verdict: 'fail',
        message: 'data.requiredCapabilities of the error -32021 does not list elicitation, which the call needed.',
        note: 'elicitation is missing here too.',
      },
    },
    'MCP-MET-012': {
      ...ALL,
      ...NO_STATUS,
      ...ASKED_ANYWAY,
      'bad-request': {
        verdict: 'pass',
        message: 'The error -32021 came with status 400.',
        note: '400 Bad Request.',
      },
      'other-status': {
        verdict: 'fail',
        message: 'The error -32021 came with status {status}; expected 400.',
        note: 'Expected 400 for -32021.',
      },
      'stream-had-begun': {
        verdict: 'fail',
        message:
          'The error -32021 came with status {status}, in a stream that a notification had opened; expected 400.',
        note: 'Sent before the lack was noticed.',
        atMost: 'warning',
      },
      'not-reported': {
        verdict: 'blocked',
        blockedBy: 'MCP-MET-011',
        message:
          'The missing capability was not reported with -32021 ({summary}), so there is no status to look at; see MCP-MET-011.',
      },
    },
  },
  async run(peer) {
    const tool = peer.demo.elicits;
    if (tool === undefined) return forAll(this.settles, { reason: 'no-tool' });
    // A connection for each: what is remembered between them belongs to MCP-STL-004.
    const call = (capabilities: JsonObject) =>
      send(peer, peer.connect(), { method: 'tools/call', params: { ...tool }, capabilities });
    const able = await call({ elicitation: {} });
    const doubt = whyNotServed(able);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    if (asked(able) === undefined) return forAll(this.settles, { reason: 'did-not-ask', at: able.spot('/result') });
    const unable = await call({});
    const silence = whyNoWord(unable);
    if (silence !== undefined) return forAll(this.settles, silence);
    const at = unable.spot('/result/inputRequests');
    if (asked(unable) !== undefined)
      return { ...forAll(this.settles, { reason: 'asked-anyway', at }), 'MCP-MET-010': { reason: 'used', at } };
    const summary = { summary: unable.summary };
    const shown = unable.spot(unable.result === undefined ? '/error/code' : '/result');
    return {
      'MCP-MET-010': { reason: 'not-used', at: shown, values: summary },
      'MCP-MET-011': judgeReport(unable),
      'MCP-MET-012': judgeStatus(unable),
    };
  },
});

/** The elicitation that an answer asks for. */
const asked = ({ result }: Answer): JsonObject | undefined => {
  const requests = isObject(result?.inputRequests) ? Object.values(result.inputRequests) : [];
  return requests.filter(isObject).find(({ method }) => method === 'elicitation/create');
};

const didWithout = ({ result }: Answer): boolean => result !== undefined && result.isError !== true;

function judgeReport(answer: Answer): Saw {
  if (didWithout(answer)) return { reason: 'did-without', at: answer.spot('/result') };
  if (answer.result !== undefined) return { reason: 'tool-error', at: answer.spot('/result/isError') };
  if (answer.errorCode !== MISSING_CLIENT_CAPABILITY)
    return { reason: 'other-code', at: answer.spot('/error/code'), values: { summary: answer.summary } };
  const list = answer.read('/error/data/requiredCapabilities');
  const at = answer.spot('/error/data/requiredCapabilities');
  if (list === undefined) return { reason: 'no-list', at: answer.spot('/error/code') };
  if (!isObject(list)) return { reason: 'list-of-names', at, values: { found: JSON.stringify(list) } };
  return { reason: isObject(list.elicitation) ? 'listed' : 'not-listed', at };
}

function judgeStatus(answer: Answer): Saw {
  if (didWithout(answer)) return { reason: 'did-without', at: answer.spot('/result') };
  if (answer.errorCode !== MISSING_CLIENT_CAPABILITY)
    return { reason: 'not-reported', values: { summary: answer.summary } };
  if (answer.status === undefined) return { reason: 'no-status' };
  if (answer.status === 400) return { reason: 'bad-request', at: answer.spot() };
  const reason = answer.notifications.length > 0 ? 'stream-had-begun' : 'other-status';
  return { reason, at: answer.spot(), values: { status: answer.status } };
}
