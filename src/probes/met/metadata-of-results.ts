// What every result says of its server, and the keys under which anything else is said.
import type { Answer } from '../../client/peer.ts';
import { isObject } from '../../protocol/json.ts';
import { SERVER_INFO } from '../../protocol/meta.ts';
import { probe } from '../probe.ts';
import type { Reason, Saw } from '../probe.ts';
import { BLOCKED, forAll, send, SHARED, whyNotServed } from '../shared.ts';
import { entriesOf, judgeLabels, judgeName, judgeOrder, judgePrefix } from './metadata.ts';
import { judgeBaggage, judgeTrace } from './trace-context.ts';

const ALL = { ...SHARED, ...BLOCKED } satisfies Record<string, Reason>;
const NO_PREFIX = {
  'no-prefix': {
    verdict: 'untestable',
    message: 'No key with a prefix stands in the _meta of any answer, so there is no prefix to look at.',
  },
} satisfies Record<string, Reason>;

/** What the call hands over: a trace that was begun, and baggage. */
const TRACE = {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01',
  baggage: 'tenant=acme,plan=trial',
};

export const metadataOfResults = probe({
  id: 'metadata-of-results',
  title: 'Discovery, the list of tools, and a call with a trace',
  transports: ['http', 'stdio'],
  definition: 'traced',
  settles: ['MCP-MET-002', 'MCP-MET-003', 'MCP-MET-004', 'MCP-MET-005', 'MCP-MET-013', 'MCP-MET-016', 'MCP-MET-017'],
  reasons: {
    'MCP-MET-002': {
      ...ALL,
      ...NO_PREFIX,
      labels: {
        verdict: 'pass',
        message:
          'Each prefix of a _meta key has labels parted by single dots before its slash (prefixes seen: {count}).',
        note: 'Labels, dots, a slash.',
      },
      'no-label': {
        verdict: 'fail',
        message: 'The _meta key "{key}" begins with a slash; a prefix has at least one label before it.',
        note: 'A prefix without a label.',
      },
      'empty-label': {
        verdict: 'fail',
        message: 'The prefix of the _meta key "{key}" has an empty label.',
        note: 'Nothing stands between two dots, or before or after them.',
      },
    },
    'MCP-MET-003': {
      ...ALL,
      ...NO_PREFIX,
      'well-formed': {
        verdict: 'pass',
        message:
          'Each label of a _meta prefix starts with a letter and ends with a letter or digit (prefixes seen: {count}).',
        note: 'Each label is well formed.',
      },
      'bad-start': {
        verdict: 'fail',
        message: 'In the _meta key "{key}" the label "{label}" does not start with a letter.',
        note: '"{label}" starts with no letter.',
      },
      'bad-end': {
        verdict: 'fail',
        message: 'In the _meta key "{key}" the label "{label}" ends with neither a letter nor a digit.',
        note: '"{label}" ends with no letter or digit.',
      },
      'bad-character': {
        verdict: 'fail',
        message: 'In the _meta key "{key}" the label "{label}" holds something other than letters, digits and hyphens.',
        note: 'Not a letter, a digit or a hyphen.',
        atMost: 'warning',
      },
      'not-ascii': {
        verdict: 'fail',
        message:
          'In the _meta key "{key}" the label "{label}" has a letter or digit outside ASCII, which not every reader counts as one.',
        note: 'A letter or digit outside ASCII.',
        atMost: 'warning',
      },
    },
    'MCP-MET-004': {
      ...ALL,
      reverse: {
        verdict: 'pass',
        message: 'Each vendor prefix of a _meta key begins with a top-level domain (prefixes seen: {count}).',
        note: 'The top-level domain comes first.',
      },
      forward: {
        verdict: 'fail',
        message:
          'The prefix of the _meta key "{key}" ends with a top-level domain; in reverse DNS notation it is "{expected}".',
        note: 'Written as in a URL: {expected} turns it round.',
      },
      'order-unclear': {
        verdict: 'untestable',
        message:
          'Which end of the prefix of "{key}" is the top-level domain cannot be told by Wireproof’s short list; a person has to look.',
      },
      'no-vendor-prefix': {
        verdict: 'untestable',
        message:
          'No key with a vendor’s prefix stands in the _meta of any answer; the reserved ones have their order from the specification.',
      },
    },
    'MCP-MET-005': {
      ...ALL,
      'well-formed': {
        verdict: 'pass',
        message: 'The name of each _meta key begins and ends with a letter or digit (keys seen: {count}).',
        note: 'It begins and ends with an alphanumeric.',
      },
      'bad-start': {
        verdict: 'fail',
        message: 'The name "{name}" of the _meta key "{key}" begins with neither a letter nor a digit.',
        note: 'The first character of "{name}" is not allowed there.',
      },
      'bad-end': {
        verdict: 'fail',
        message: 'The name "{name}" of the _meta key "{key}" ends with neither a letter nor a digit.',
        note: 'The last character of "{name}" is not allowed there.',
      },
      'no-key': { verdict: 'untestable', message: 'No answer has a key in _meta, so there is no name to look at.' },
    },
    'MCP-MET-013': {
      ...ALL,
      'in-every-result': {
        verdict: 'pass',
        message: 'Each result of {methods} named the server and its version in _meta.',
        note: 'Who answered, and in which version.',
      },
      'in-some': {
        verdict: 'fail',
        message: 'The result of {method} has no serverInfo in _meta, though another result had.',
        note: 'This result does not say whose it is.',
      },
      'in-none': {
        verdict: 'untestable',
        message:
          'No result has serverInfo in _meta. A server may be configured to leave it out everywhere, which cannot be seen from outside.',
        note: 'This result does not say whose it is.',
      },
      'no-version': {
        verdict: 'fail',
        message: 'The serverInfo in the result of {method} lacks a name or a version that is a string.',
        note: 'An Implementation has a name and a version.',
      },
      'discovery-alone': {
        verdict: 'untestable',
        message: 'Nothing but server/discover gave a result; whether that one names the server is MCP-DSC-002.',
      },
    },
    'MCP-MET-016': {
      ...ALL,
      'well-formed': {
        verdict: 'pass',
        message: 'The trace context in _meta has the format of W3C Trace Context.',
        note: 'Version, trace, span and flags.',
      },
      'no-string': {
        verdict: 'fail',
        message: 'The value of {key} in _meta is no string.',
        note: 'The format of {key} is a string.',
      },
      malformed: {
        verdict: 'fail',
        message:
          'traceparent is "{value}"; expected a version, a trace id, a parent id and flags: 2, 32, 16 and 2 lower-case hexadecimal digits, parted by hyphens.',
        note: 'Not version-trace-parent-flags.',
      },
      'zero-id': {
        verdict: 'fail',
        message: 'traceparent is "{value}": a trace id or a parent id of zeros alone names nothing and is forbidden.',
        note: 'An id of zeros alone.',
      },
      'forbidden-version': {
        verdict: 'fail',
        message: 'traceparent is "{value}": the version ff is forbidden.',
        note: 'ff is no version.',
      },
      'malformed-state': {
        verdict: 'fail',
        message: 'tracestate has the member "{member}", which is no key and value of W3C Trace Context.',
        note: 'Expected key=value members, parted by commas.',
      },
      'no-trace': {
        verdict: 'untestable',
        message: 'No answer has traceparent or tracestate in _meta; to send them is optional.',
      },
    },
    'MCP-MET-017': {
      ...ALL,
      'well-formed': {
        verdict: 'pass',
        message: 'The baggage in _meta has the format of W3C Baggage.',
        note: 'Names and values in one string.',
      },
      'no-string': {
        verdict: 'fail',
        message: 'The value of baggage in _meta is no string; expected members such as tenant=acme, parted by commas.',
        note: 'W3C Baggage is one string, in JSON too.',
      },
      malformed: {
        verdict: 'fail',
        message: 'baggage has the member "{member}", which is no name=value of W3C Baggage.',
        note: 'Not a member: a name, an equals sign, an encoded value.',
      },
      'no-baggage': { verdict: 'untestable', message: 'No answer has baggage in _meta; to send it is optional.' },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const discovered = await send(peer, connection, { method: 'server/discover' });
    const doubt = whyNotServed(discovered);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    const answers: [method: string, Answer][] = [['server/discover', discovered]];
    if (isObject(discovered.read('/result/capabilities/tools'))) {
      answers.push(['tools/list', await send(peer, connection, { method: 'tools/list' })]);
      const tool = peer.demo.continuesTrace;
      if (tool !== undefined) {
        const call = await send(peer, connection, { method: 'tools/call', params: { ...tool }, meta: TRACE });
        answers.push(['tools/call', call]);
      }
    }
    const entries = entriesOf(answers.map(([, answer]) => answer));
    return {
      'MCP-MET-002': judgePrefix(entries),
      'MCP-MET-003': judgeLabels(entries),
      'MCP-MET-004': judgeOrder(entries),
      'MCP-MET-005': judgeName(entries),
      'MCP-MET-013': judgeIdentity(answers),
      'MCP-MET-016': judgeTrace(entries),
      'MCP-MET-017': judgeBaggage(entries),
    };
  },
});

const POINTER = `/result/_meta/${SERVER_INFO.replace('/', '~1')}`;

/** MCP-MET-013, without the result of server/discover, which is MCP-DSC-002. */
function judgeIdentity(answers: readonly [method: string, Answer][]): Saw {
  const results = answers.slice(1).filter(([, answer]) => answer.result !== undefined);
  const last = results.at(-1)?.[1];
  if (last === undefined) return { reason: 'discovery-alone' };
  const nameless = results.find(([, answer]) => answer.read(POINTER) === undefined);
  if (nameless !== undefined) {
    const [method, answer] = nameless;
    const isElsewhere = answers.some(([, other]) => other.read(POINTER) !== undefined);
    const at = answer.spot(answer.read('/result/_meta') === undefined ? '/result' : '/result/_meta');
    return { reason: isElsewhere ? 'in-some' : 'in-none', at, values: { method } };
  }
  for (const [method, answer] of results) {
    const info = answer.read(POINTER);
    if (!isObject(info) || typeof info.name !== 'string' || typeof info.version !== 'string')
      return { reason: 'no-version', at: answer.spot(POINTER), values: { method } };
  }
  const methods = results.map(([method]) => method).join(' and ');
  return { reason: 'in-every-result', at: last.spot(POINTER), values: { methods } };
}
