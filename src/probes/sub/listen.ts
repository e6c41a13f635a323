// What the probes of subscriptions share: what a server offers to hear of, and requests to listen.
import { createRequest } from '../../client/request.ts';
import type { Answer, OpenStream, Peer } from '../../client/peer.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { RequestId } from '../../protocol/json-rpc.ts';
import { SUBSCRIPTION_ID } from '../../protocol/meta.ts';
import type { Connection, HttpRequest } from '../../protocol/message.ts';
import type { Reason, Saw } from '../probe.ts';
import { send, SHARED, whyNotServed } from '../shared.ts';

export const ACKNOWLEDGED = 'notifications/subscriptions/acknowledged';
export const TOOLS_CHANGED = 'notifications/tools/list_changed';

/** Reasons of probes that open a subscription. */
export const LISTENING = {
  ...SHARED,
  'nothing-to-hear': {
    verdict: 'untestable',
    message: 'The server advertises no listChanged, and Wireproof asks to hear of lists alone.',
  },
  'listen-refused': {
    verdict: 'untestable',
    message: 'The server refused to open a subscription ({summary}), as it may, for instance beyond a limit.',
  },
  'connection-lost': {
    verdict: 'untestable',
    message: 'The connection broke off with the subscription; who cut it cannot be told.',
  },
} satisfies Record<string, Reason>;

/** For MCP-SUB-007: the sentence about this id has no keyword, and the schema alone requires it. */
export const UNTAGGED: Reason = {
  verdict: 'fail',
  atMost: 'warning',
  message:
    'The result that ended the subscription does not carry the subscription id in _meta, which the schema requires.',
  note: 'A result, and no subscriptionId in it.',
};

/** Whether a result names the subscription that it ends: the id of its own request. */
export const isTagged = (message: JsonObject | undefined): boolean =>
  isObject(message?.result) && isObject(message.result._meta) && message.result._meta[SUBSCRIPTION_ID] === message.id;

/** Milliseconds that an acknowledgement may take, and how much longer than any other answer: our limits. */
const PATIENCE = 1000;
const SLOWER = 4;

/**
 * The kinds of changes a server advertises, as keys of a filter, tools first, and how many milliseconds to give it for an
 * acknowledgement; or why that cannot be known.
 */
export async function findKinds(
  peer: Peer,
  connection: Connection,
): Promise<{ kinds: string[]; patience: number } | { doubt: Saw }> {
  const discover = await send(peer, connection, { method: 'server/discover' });
  const doubt = whyNotServed(discover, false);
  if (doubt !== undefined) return { doubt };
  const kinds = ['tools', 'prompts', 'resources']
    .filter((kind) => discover.read(`/result/capabilities/${kind}/listChanged`) === true)
    .map((kind) => `${kind}ListChanged`);
  const took = (peer.turns[discover.turn]?.at ?? 0) - (peer.turns[discover.sentTurn]?.at ?? 0);
  return kinds.length > 0
    ? { kinds, patience: Math.max(PATIENCE, SLOWER * took) }
    : { doubt: { reason: 'nothing-to-hear', at: discover.spot('/result/capabilities') } };
}

/** Asks to hear of one kind of change, by its key in the filter. */
export const listenRequest = (id: RequestId, kind: string): HttpRequest =>
  createRequest({ id, method: 'subscriptions/listen', params: { notifications: { [kind]: true } } });

/** Changes the list of tools and, where nobody heard of it, changes it back: whichever way it was, one is a change. */
export async function changeTools(peer: Peer, connection: Connection, stream: OpenStream): Promise<boolean> {
  const { changesTools } = peer.demo;
  const isChange = ({ method }: JsonObject): boolean => method === TOOLS_CHANGED;
  if (changesTools === undefined) return false;
  for (const use of [changesTools.on, changesTools.off]) {
    await send(peer, connection, { method: 'tools/call', params: { ...use } });
    if ((await stream.until(isChange, 500)) !== undefined) return true;
  }
  return false;
}

/** Whether a message is a response: a result or an error. */
export const isResponse = (message: JsonObject): boolean => 'result' in message || 'error' in message;

/** The `_meta` of a notification. */
export const metaOf = ({ params }: JsonObject): JsonObject =>
  isObject(params) && isObject(params._meta) ? params._meta : {};

/** Says why an answer is no subscription: access denied, an error, a status that is none of a stream, a line that broke. */
export function whyNotOpened(answer: Answer, ended = false): Saw | undefined {
  if (ended && answer.response === undefined) return { reason: 'connection-lost', at: answer.spot() };
  const at = answer.spot('/error/message');
  if (answer.isUnauthorized) return { reason: 'needs-token', at, values: { status: answer.status ?? 0 } };
  const isRefused = answer.errorCode !== undefined || (answer.status ?? 200) !== 200;
  return isRefused ? { reason: 'listen-refused', at, values: { summary: answer.summary } } : undefined;
}
