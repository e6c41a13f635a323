// What an answer to a version that no server knows says of MCP-VER-001; the probe runs over HTTP and over stdio.
import type { Answer, Peer } from '../../client/peer.ts';
import { UNSUPPORTED_VERSION } from '../../protocol/error-codes.ts';
import type { JsonValue } from '../../protocol/json.ts';
import type { Reason, RuleId, Saw } from '../probe.ts';
import { BLOCKED, isBusy, send, SHARED, whyNotServed } from '../shared.ts';

const UNKNOWN = '1900-01-01';

export const VERSION_REASONS = {
  'no-answer': SHARED['no-answer'],
  'not-served': SHARED['not-served'],
  ...BLOCKED,
  'refused-with-list': {
    verdict: 'pass',
    message: 'The version 1900-01-01 was refused both times with -32022, which lists {versions}.',
    note: 'The client takes one of these and asks again.',
  },
  served: {
    verdict: 'fail',
    message: 'A request of the version 1900-01-01 was answered with a result.',
    note: 'A result of which version?',
  },
  'served-later': {
    verdict: 'fail',
    message:
      'A request of the version 1900-01-01 was refused at first, and served after one of 2026-07-28 on the connection.',
    note: 'This request declared 1900-01-01. The server went by an earlier one.',
  },
  'other-error': {
    verdict: 'fail',
    message: 'The version 1900-01-01 was refused with {summary}; expected -32022.',
    note: 'Nothing here says that the version is the trouble.',
  },
  'no-list': {
    verdict: 'fail',
    message: 'The error -32022 has no data.supported that lists versions.',
    note: 'The client cannot know which version to try next.',
  },
  'list-disagrees': {
    verdict: 'fail',
    message: 'The error -32022 lists {versions}; server/discover names other versions.',
    note: 'Two lists of one server, with nothing in common.',
  },
  'wrong-requested': {
    verdict: 'fail',
    atMost: 'warning',
    message:
      'The error -32022 lists versions but does not repeat 1900-01-01 as data.requested. Only the schema asks for that member, so this counts as a warning.',
    note: 'The schema has a second member here: the version that was requested.',
  },
} satisfies Record<string, Reason>;

/** Asks in that version first on a connection, and again after a request of this revision. */
export async function askInUnknownVersion(peer: Peer): Promise<Record<RuleId, Saw>> {
  const connection = peer.connect();
  const ask = () => send(peer, connection, { method: 'server/discover', version: UNKNOWN });
  const first = await ask();
  // Complete and of this revision; not server/discover, which some servers leave out of account.
  await send(peer, connection, { method: 'tools/list' });
  const second = await ask();
  const known = await send(peer, connection, { method: 'server/discover' });
  const saws = [first, second].map((answer) => judge(answer, known));
  const [one, two] = saws;
  // A server that refuses every request says nothing of versions by refusing this one.
  const doubt = saws.some(({ reason }) => reason === 'other-error') ? whyNotServed(known) : undefined;
  if (doubt !== undefined) return { 'MCP-VER-001': doubt };
  if (one?.reason === 'refused-with-list' && two?.reason === 'served')
    return { 'MCP-VER-001': { ...two, reason: 'served-later' } };
  const [worst] = saws.toSorted((a, b) => rank(a) - rank(b));
  return { 'MCP-VER-001': worst ?? { reason: 'no-list' } };
}

/** What was seen wrong comes before what could not be seen, and a pass comes last. */
function rank({ reason }: Saw): number {
  const said = (VERSION_REASONS as Record<string, Reason>)[reason];
  if (said?.verdict === 'fail') return said.atMost === undefined ? 0 : 1;
  return said?.verdict === 'pass' ? 3 : 2;
}

function judge(answer: Answer, known: Answer): Saw {
  if (answer.result !== undefined) return { reason: 'served', at: answer.spot('/result') };
  const doubt = whyNotServed(answer, false) ?? { reason: 'not-served' };
  const values = { summary: answer.summary };
  const isElsewhere = answer.isUnauthorized || isBusy(answer);
  if (isElsewhere || (answer.errorCode === undefined && answer.status !== 400)) return doubt;
  if (answer.errorCode !== UNSUPPORTED_VERSION)
    return { reason: 'other-error', at: answer.spot('/error/code'), values };
  const supported = answer.read('/error/data/supported');
  if (!isList(supported)) return { reason: 'no-list', at: answer.spot('/error') };
  const versions = { versions: supported.join(', ') };
  const named = known.result?.supportedVersions;
  if (isList(named) && !supported.some((version) => named.includes(version)))
    return { reason: 'list-disagrees', at: answer.spot('/error/data/supported'), values: versions };
  if (answer.read('/error/data/requested') !== UNKNOWN)
    return { reason: 'wrong-requested', at: answer.spot('/error/data') };
  return { reason: 'refused-with-list', at: answer.spot('/error/data/supported'), values: versions };
}

const isList = (value: JsonValue | undefined): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string');
