// Every line that a server writes while it answers: progress of a call, a call that asks the user.
import type { HeardLine } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send, SHARED, whyNotServed } from '../shared.ts';
import { NOTIFICATION_IDS } from './received.ts';

/** How long it is listened to at the end, in milliseconds: a limit of ours. */
const LISTEN = 500;

/** Over stdio nobody asks for a token. */
const DOUBTS = { 'no-answer': SHARED['no-answer'], 'not-served': SHARED['not-served'] };

export const unaskedLines = probe({
  id: 'unasked-lines',
  title: 'Three requests over stdio, and every line that comes',
  transports: ['stdio'],
  definition: 'full',
  settles: ['MCP-RPC-018', 'MCP-RPC-020'],
  reasons: {
    'MCP-RPC-018': {
      ...DOUBTS,
      ...NOTIFICATION_IDS,
      'no-notification-written': {
        verdict: 'untestable',
        message: 'No line was a notification, so none can have an id.',
      },
    },
    'MCP-RPC-020': {
      ...DOUBTS,
      'only-answers-written': {
        verdict: 'pass',
        message: 'No line that came was a request of the server (seen: {count}).',
        note: 'A response, and whatever it asks stands inside it.',
      },
      'request-written': {
        verdict: 'fail',
        message: 'The server wrote a request of its own, {method}, with the id {id}.',
        note: 'This revision gives the client no way to answer it.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const { elicits, worksInSteps } = peer.demo;
    const first = await send(peer, connection, { method: 'server/discover' });
    let last = first;
    if (worksInSteps !== undefined) {
      const { name, task, steps, pause } = worksInSteps;
      const params = { name, arguments: { [task]: 'lines', [steps]: 2, [pause]: 20 } };
      await send(peer, connection, { method: 'tools/call', params, meta: { progressToken: 'p-1' } });
    }
    if (elicits !== undefined)
      last = await send(peer, connection, {
        method: 'tools/call',
        params: { ...elicits },
        capabilities: { elicitation: {} },
      });
    await peer.quiet(LISTEN);
    const heard = peer.heard(connection);
    const doubt = whyNotServed(first, false);
    const values = { count: heard.length };
    return {
      'MCP-RPC-018': judgeNotifications(heard) ?? doubt ?? { reason: 'no-notification-written' },
      'MCP-RPC-020': find(heard, 'request-written', (line) => hasId(line) && isMethod(line) && !isNotification(line)) ??
        doubt ?? { reason: 'only-answers-written', at: last.spot('/id'), values },
    };
  },
});

const hasId = ({ message }: HeardLine): boolean => message.id !== undefined;
const isMethod = ({ message }: HeardLine): boolean => typeof message.method === 'string';
const isNotification = ({ message }: HeardLine): boolean => String(message.method).startsWith('notifications/');

function find(heard: readonly HeardLine[], reason: string, test: (line: HeardLine) => boolean): Saw | undefined {
  const line = heard.find(test);
  if (line === undefined) return undefined;
  const { message, turn } = line;
  const values = { method: String(message.method), id: JSON.stringify(message.id) };
  return { reason, at: { turn, part: 'body', pointer: reason === 'with-id' ? '/id' : '/method' }, values };
}

function judgeNotifications(heard: readonly HeardLine[]): Saw | undefined {
  const notifications = heard.filter(isNotification);
  const wrong = find(notifications, 'with-id', hasId);
  const right = find(notifications, 'without-id', () => true);
  return wrong ?? (right && { ...right, values: { count: notifications.length } });
}
