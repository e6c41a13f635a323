// The mistakes that clients make most, one request each, and the code of every error that comes.
import type { Answer } from '../../client/peer.ts';
import { ERROR_NAMES } from '../../protocol/error-codes.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, forAll, send, SHARED, whyNotServed } from '../shared.ts';
import { CODE_REASONS, codeIn, judgeCodes } from './codes.ts';

/** All that a client can declare, so that no error can be about a capability. */
const EVERYTHING: JsonObject = { elicitation: { form: {}, url: {} }, sampling: { tools: {}, context: {} }, roots: {} };
const DEFINED: readonly (number | undefined)[] = [-32020, -32021, -32022];
const RETIRED = -32002;

export const commonMistakes = probe({
  id: 'common-mistakes',
  title: 'An unknown method, tool and resource, a cursor of the wrong type, a tool that fails',
  transports: ['http', 'stdio'],
  definition: 'full',
  settles: ['MCP-ERR-001', 'MCP-ERR-002', 'MCP-ERR-003', 'MCP-ERR-005', 'MCP-ERR-006', 'MCP-ERR-007', 'MCP-ERR-010'],
  reasons: {
    ...Object.fromEntries(
      Object.entries(CODE_REASONS).map(([rule, reasons]) => [rule, { ...SHARED, ...BLOCKED, ...reasons }]),
    ),
    'MCP-ERR-006': {
      ...SHARED,
      ...BLOCKED,
      'well-used': {
        verdict: 'pass',
        message: 'None of -32020, -32021 and -32022 stood for something they do not mean.',
        note: 'The general code, for a general mistake.',
      },
      misused: {
        verdict: 'fail',
        message: 'The answer to {what} has the code {code}, {name}, which means something else.',
        note: 'Nothing of the kind was wrong with this request.',
      },
      'no-code': {
        verdict: 'untestable',
        message: 'None of the refused requests was answered with a JSON-RPC error, so there is no code to look at.',
      },
    },
    'MCP-ERR-007': {
      ...SHARED,
      ...BLOCKED,
      'another-code': {
        verdict: 'pass',
        message: 'A resource that does not exist was answered with {code}, and not with -32002.',
        note: 'Not the retired code.',
      },
      'retired-code': {
        verdict: 'fail',
        message: 'The answer to {what} has the code -32002, which this revision retired.',
        note: 'Replaced by -32602.',
      },
      'no-resources': {
        verdict: 'not-applicable',
        message: 'The server offers no resources, which is what -32002 was about.',
        note: 'No resources among its capabilities.',
      },
      'no-error': {
        verdict: 'untestable',
        message: 'Reading a resource that should not exist brought no JSON-RPC error, so there is no code to look at.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const ask = (method: string, params: JsonObject = {}) =>
      send(peer, connection, { method, params, capabilities: EVERYTHING });
    const discover = await ask('server/discover');
    const doubt = whyNotServed(discover);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    const offers = isObject(discover.result?.capabilities) ? discover.result.capabilities : {};

    const asked = [{ what: 'an unknown method', answer: await ask('wireproof/no-such-method') }];
    if ('tools' in offers) {
      asked.push({ what: 'a cursor that is a number', answer: await ask('tools/list', { cursor: 7 }) });
      const unknown = { name: 'wireproof_no_such_tool', arguments: {} };
      asked.push({ what: 'an unknown tool', answer: await ask('tools/call', unknown) });
    }
    const missing =
      'resources' in offers ? await ask('resources/read', { uri: 'wireproof://no-such-resource' }) : undefined;
    if (missing !== undefined) asked.push({ what: 'a missing resource', answer: missing });
    const misused = asked.find(({ answer }) => DEFINED.includes(answer.errorCode));
    // Only now the tool that fails: it may need an extension, and so be entitled to -32021.
    const failing = 'tools' in offers && peer.demo.fails ? await ask('tools/call', { ...peer.demo.fails }) : undefined;
    if (failing !== undefined) asked.push({ what: 'a failing tool', answer: failing });

    const answers = asked.map(({ answer }) => answer);
    return {
      ...judgeCodes(peer.demo, answers),
      'MCP-ERR-006': misused ? sawMisuse(misused) : sawNone(answers),
      'MCP-ERR-007': sawResource(asked, missing, discover),
    };
  },
});

interface Asked {
  what: string;
  answer: Answer;
}

const sawMisuse = ({ what, answer }: Asked): Saw => {
  const code = answer.errorCode ?? 0;
  return { reason: 'misused', at: answer.spot('/error/code'), values: { what, code, name: ERROR_NAMES[code] ?? '' } };
};

function sawNone(answers: readonly Answer[]): Saw {
  const coded = answers.findLast((answer) => codeIn(answer) !== undefined);
  if (coded !== undefined) return { reason: 'well-used', at: coded.spot('/error/code') };
  return notServed(answers) ?? { reason: 'no-code' };
}

function sawResource(asked: readonly Asked[], missing: Answer | undefined, discover: Answer): Saw {
  const retired = asked.find(({ answer }) => answer.errorCode === RETIRED);
  if (retired !== undefined)
    return { reason: 'retired-code', at: retired.answer.spot('/error/code'), values: { what: retired.what } };
  if (missing === undefined) return { reason: 'no-resources', at: discover.spot('/result/capabilities') };
  const code = codeIn(missing);
  if (code !== undefined)
    return { reason: 'another-code', at: missing.spot('/error/code'), values: { code: JSON.stringify(code) } };
  return notServed([missing]) ?? { reason: 'no-error', at: missing.spot('/result') };
}

/** Silence or a closed door among the answers, if there is any. */
function notServed(answers: readonly Answer[]): Saw | undefined {
  const closed = answers.find((answer) => !answer.came || answer.isUnauthorized);
  return closed && whyNotServed(closed, false);
}
