// Two subscriptions to different kinds of changes, then a change of the one kind.
import type { Answer, Heard, OpenStream } from '../../client/peer.ts';
import type { RequestId } from '../../protocol/json-rpc.ts';
import { SUBSCRIPTION_ID } from '../../protocol/meta.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { forAll } from '../shared.ts';
import {
  ACKNOWLEDGED,
  changeTools,
  findKinds,
  isResponse,
  LISTENING,
  listenRequest,
  metaOf,
  TOOLS_CHANGED,
  whyNotOpened,
} from './listen.ts';

/** What came on a subscription, and its id. */
interface Told {
  id: RequestId;
  heard: readonly Heard[];
  answer: Answer;
}

export const twoSubscriptions = probe({
  id: 'two-subscriptions',
  title: 'Two subscriptions to different kinds of changes, then a change of the list of tools',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-SUB-001', 'MCP-SUB-002'],
  reasons: {
    'MCP-SUB-001': {
      ...LISTENING,
      tagged: {
        verdict: 'pass',
        message: 'Each notification carried the id of its subscription, {count} of them.',
        note: 'The id of the listen request, type included.',
      },
      untagged: {
        verdict: 'fail',
        message: '{method} came without the id of its subscription in _meta.',
        note: 'Which subscription this belongs to is not said.',
      },
      'other-id': {
        verdict: 'fail',
        message: '{method} carried the subscription id {found}; the listen request had {id}.',
        note: 'Not the id of the listen request, value and type.',
      },
      'no-notifications': { verdict: 'untestable', message: 'No notification came on the subscriptions.' },
    },
    'MCP-SUB-002': {
      ...LISTENING,
      'as-asked': {
        verdict: 'pass',
        message: 'The subscription to {asked} alone heard nothing of a change of the list of tools.',
        note: 'What was asked for, and nothing else.',
      },
      unrequested: {
        verdict: 'fail',
        message: '{method} came on a subscription that had asked for {asked} alone.',
        note: 'Nobody asked for this on this stream.',
      },
      'one-kind': {
        verdict: 'untestable',
        message: 'The server advertises one kind of change only, so there is none that was not asked for.',
      },
      'no-change': {
        verdict: 'untestable',
        message:
          'No change of the list of tools was notified to the subscription that asked for it, so there is no control.',
      },
      'ended-early': {
        verdict: 'untestable',
        message:
          'The subscription that could have shown something unrequested was ended by the server before the change.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const found = await findKinds(peer, connection);
    if ('doubt' in found) return forAll(this.settles, found.doubt);
    const [heardKind = '', otherKind = heardKind] = found.kinds;
    const listen = (id: RequestId, kind: string): Promise<OpenStream> =>
      peer.open(listenRequest(id, kind), peer.connect());
    const control = await listen(4711, heardKind);
    const other = await listen('sub-a', otherKind);
    await control.until(() => true, 500);
    await other.until(() => true, 500);
    const wasOpen = !other.ended;
    const changed = heardKind === 'toolsListChanged' && (await changeTools(peer, connection, control));
    await peer.quiet(500);
    const ends = [other.ended, control.ended];
    const told: Told[] = [
      { id: 'sub-a', heard: other.heard, answer: await other.close() },
      { id: 4711, heard: control.heard, answer: await control.close() },
    ];
    const refusal = told.map(({ answer }, index) => whyNotOpened(answer, ends[index])).find((saw) => saw !== undefined);
    if (refusal !== undefined) return forAll(this.settles, refusal);
    const methods = new Set([ACKNOWLEDGED, 'notifications/cancelled', methodOf(otherKind)]);
    const stray = other.heard.find(({ message }) => !isResponse(message) && !methods.has(String(message.method)));
    const asked = otherKind;
    const answer = told[0]?.answer as Answer;
    const judge = (): Saw => {
      if (stray !== undefined) {
        const values = { method: String(stray.message.method), asked };
        return { reason: 'unrequested', at: answer.spotOf(stray.index, '/method'), values };
      }
      if (otherKind === heardKind) return { reason: 'one-kind' };
      if (!wasOpen) return { reason: 'ended-early', at: answer.spot() };
      if (!changed) return { reason: 'no-change' };
      return { reason: 'as-asked', at: answer.came ? answer.spotOf(0, '/method') : answer.spot(), values: { asked } };
    };
    return { 'MCP-SUB-001': judgeIds(told), 'MCP-SUB-002': judge() };
  },
});

const methodOf = (kind: string): string =>
  kind === 'toolsListChanged' ? TOOLS_CHANGED : `notifications/${kind.replace('ListChanged', '')}/list_changed`;

function judgeIds(told: readonly Told[]): Saw {
  const all = told.flatMap(({ id, heard, answer }) =>
    heard.filter(({ message }) => !isResponse(message)).map(({ message, index }) => ({ id, message, index, answer })),
  );
  const wrong = all.find(({ id, message }) => metaOf(message)[SUBSCRIPTION_ID] !== id);
  if (wrong !== undefined) {
    const found = metaOf(wrong.message)[SUBSCRIPTION_ID];
    const method = String(wrong.message.method);
    if (found === undefined) {
      return { reason: 'untagged', at: wrong.answer.spotOf(wrong.index, '/method'), values: { method } };
    }
    const values = { method, found: JSON.stringify(found), id: JSON.stringify(wrong.id) };
    const at = wrong.answer.spotOf(wrong.index, '/params/_meta/io.modelcontextprotocol~1subscriptionId');
    return { reason: 'other-id', at, values };
  }
  const last = all.at(-1);
  if (last === undefined) return { reason: 'no-notifications' };
  const at = last.answer.spotOf(last.index, '/params/_meta/io.modelcontextprotocol~1subscriptionId');
  return { reason: 'tagged', at, values: { count: all.length } };
}
