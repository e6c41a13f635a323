// Which era a server speaks, found out by asking: not by the versions it lists, which need not name earlier ones.
import type { Answer, Peer } from '../client/peer.ts';
import { createInitialize, createRequest } from '../client/request.ts';
import { HEADER_MISMATCH, MISSING_CLIENT_CAPABILITY, UNSUPPORTED_VERSION } from '../protocol/error-codes.ts';
import type { RecordedResponse, Turn } from '../exchange/exchange.ts';
import { describeSilence, formatStatus } from '../exchange/labels.ts';
import { findHeader } from '../protocol/headers.ts';
import { isObject, parseJson } from '../protocol/json.ts';
import { REVISION } from '../protocol/revision.ts';
import type { Subject } from './validate.ts';

/**
 * `modern`: this revision alone; `dual`: this and an earlier one; `legacy`: earlier ones alone; `other-version`: modern, but not this
 * revision; `closed`: wants a token first; `silent`: nothing came back; `unknown`: what came back is no MCP.
 */
export type Era = 'modern' | 'dual' | 'legacy' | 'other-version' | 'closed' | 'silent' | 'unknown';

export interface EraAnswer {
  era: Era;
  /** One sentence for the report. */
  message: string;
  turns: readonly Turn[];
  /** What the server says of itself, where it does: name and version. */
  server?: string;
}

const OF_THIS_ERA: readonly (number | undefined)[] = [HEADER_MISMATCH, MISSING_CLIENT_CAPABILITY, UNSUPPORTED_VERSION];

/**
 * Asks a complete request of this revision and discovery on one connection, and the handshake of the era before on
 * another. Over stdio the complete request comes first: a bare message or discovery alone may settle the era of a process.
 */
export async function askEra(subject: Subject): Promise<EraAnswer> {
  const peer = subject.createPeer({});
  const ask = (method: string, connection: ReturnType<Peer['connect']>): Promise<Answer> =>
    peer.send(createRequest({ id: peer.nextId(), method }), connection);
  const connection = peer.connect();
  const list = await ask('tools/list', connection);
  const discover = await ask('server/discover', connection);
  const hello = await peer.send(createInitialize(peer.nextId()), peer.connect());
  await peer.close?.();
  const answers = [list, discover, hello];
  const speaksThis = discover.result?.supportedVersions !== undefined || typeof list.result?.resultType === 'string';
  const knowsEra = speaksThis || OF_THIS_ERA.includes(list.errorCode) || OF_THIS_ERA.includes(discover.errorCode);
  const speaksEarlier = typeof hello.result?.protocolVersion === 'string';
  const say = (era: Era, message: string): EraAnswer => {
    const name = nameOf(discover) ?? nameOf(hello);
    return { era, message, turns: peer.turns, ...(name === undefined ? {} : { server: name }) };
  };

  if (speaksThis && speaksEarlier) {
    return say('dual', `It serves revision ${REVISION}, and clients of ${String(hello.result?.protocolVersion)} too.`);
  }
  if (speaksThis) return say('modern', `It serves revision ${REVISION}.`);
  if (discover.errorCode === UNSUPPORTED_VERSION || list.errorCode === UNSUPPORTED_VERSION) {
    const versions = [list, discover].map((answer) => answer.read('/error/data/supported')).find(Array.isArray);
    return say(
      'other-version',
      `It does not serve revision ${REVISION}; it names ${versions?.join(', ') || 'no versions'}.`,
    );
  }
  if (knowsEra) {
    const told = describeAnswers([list, discover], peer.turns);
    return say(
      'modern',
      `It answers in the manner of revision ${REVISION}, but served neither tools/list nor server/discover: ${told}.`,
    );
  }
  // What a browser kept from a page says nothing, least of all that the server is of an earlier era.
  const why = peer.sight?.unseen?.why;
  if (why !== undefined) {
    const earlier = speaksEarlier ? ` It does answer the handshake of ${String(hello.result?.protocolVersion)}.` : '';
    return say('silent', `No answer to revision ${REVISION} reached the page: ${why}.${earlier}`);
  }
  if (speaksEarlier) {
    return say(
      'legacy',
      `It speaks ${String(hello.result?.protocolVersion)} and not revision ${REVISION}: it answered the handshake of the era before, and neither tools/list nor server/discover as this revision has them.`,
    );
  }
  const denied = answers.find((answer) => answer.isUnauthorized);
  if (denied !== undefined)
    return say('closed', `It answered ${denied.status}: it wants a token before it can be judged.`);
  const told = describeAnswers(answers, peer.turns);
  if (answers.some((answer) => answer.came)) return say('unknown', `What came back is no MCP: ${told}.`);
  return say('silent', `No answer could be read: ${told}.${describeStrayLine(peer.turns)}`);
}

/** What came, each thing once. */
function describeAnswers(answers: readonly Answer[], turns: readonly Turn[]): string {
  const longest = Math.max(...answers.map(({ waited }) => waited));
  return [...new Set(answers.map((answer) => describeAnswer(answer, turns, longest)))].join('; ');
}

/** What came for one request, in a few words that say what to look at. */
function describeAnswer(answer: Answer, turns: readonly Turn[], waited: number): string {
  const turn = turns[answer.turn];
  if (turn?.kind === 'silence') return describeSilence({ ...turn, waited });
  const status = turn?.kind === 'back' ? `${formatStatus(turn.response.status)} with ` : '';
  if (answer.message?.jsonrpc === '2.0') return `${status}${describeMessage(answer)}`;
  return turn?.kind === 'back' ? `${describeBody(turn.response)}` : 'a line that is no message';
}

/** Over stdio something else may have been written, which tells what the command is. */
function describeStrayLine(turns: readonly Turn[]): string {
  const lines = turns.flatMap((turn) => (turn.kind === 'line' && turn.from === 'server' ? [turn.line] : []));
  const stray = lines.find((line) => !isObject(parseJson(line))) ?? lines[0];
  if (stray === undefined) return '';
  const what = isObject(parseJson(stray)) ? 'answers nothing' : 'is no message';
  return ` It wrote ${JSON.stringify(stray.slice(0, 80))}, which ${what}.`;
}

function describeMessage(answer: Answer): string {
  if (answer.result !== undefined) return 'a result, but not of the kind that was asked for';
  if (answer.errorCode === undefined) return 'a message that is no answer';
  return `the error ${answer.errorCode} (${String(answer.read('/error/message')).slice(0, 200)})`;
}

function describeBody({ status, headers, body }: RecordedResponse): string {
  const location = findHeader(headers, 'Location');
  if (status >= 300 && status < 400 && location !== undefined)
    return `${status} to ${location}, and redirects are not followed`;
  const type = findHeader(headers, 'Content-Type')?.split(';')[0]?.trim();
  const isNoJson = type === 'application/json' && parseJson(body) === undefined;
  const flaw = type === 'text/event-stream' ? ' that has no message' : isNoJson ? ' that is no JSON' : '';
  const what = body === '' ? 'an empty body' : `${type ?? 'a body of no type'}${flaw}`;
  return `${formatStatus(status)} with ${what}`;
}

function nameOf(answer: Answer): string | undefined {
  const info =
    answer.read('/result/serverInfo') ?? answer.read('/result/_meta/io.modelcontextprotocol~1serverInfo') ?? undefined;
  if (typeof info !== 'object' || info === null || Array.isArray(info)) return undefined;
  return [info.name, info.version].filter((part) => typeof part === 'string').join(' ') || undefined;
}
