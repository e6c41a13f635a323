// What comes along with a response: progress of a call, a listen stream, a call that asks the user.
import type { Answer, Peer } from '../../client/peer.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send, SHARED, whyNotServed } from '../shared.ts';
import { FORM, judgeForm, NOTIFICATION_IDS, receivedIn } from './received.ts';

export const streams = probe({
  id: 'streams',
  title: 'A call that reports progress, a listen stream, a call that asks the user',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-RPC-002', 'MCP-RPC-018', 'MCP-RPC-020'],
  reasons: {
    'MCP-RPC-002': FORM,
    'MCP-RPC-018': {
      ...SHARED,
      ...NOTIFICATION_IDS,
      'no-notification': {
        verdict: 'untestable',
        message: 'No notification came, neither with a call that could report progress nor on a listen stream.',
      },
    },
    'MCP-RPC-020': {
      ...SHARED,
      'only-answers': {
        verdict: 'pass',
        message: 'No message that came was a request of the server (seen: {count}).',
        note: 'What it wants to ask stands inside a result.',
      },
      'request-sent': {
        verdict: 'fail',
        message: 'The server sent a request of its own, {method}, with the id {id}.',
        note: 'This revision gives the client no way to answer it.',
      },
      'nothing-tried': {
        verdict: 'untestable',
        message: 'No tool is known here that asks the user or reports progress, so the server had no occasion to ask.',
      },
    },
  },
  async run(peer) {
    const answers = await askAll(peer);
    const [first] = answers;
    const doubt = first && whyNotServed(first, false);
    const { elicits, worksInSteps } = peer.demo;
    const hasTried = elicits !== undefined || worksInSteps !== undefined;
    return {
      'MCP-RPC-002': judgeForm(answers),
      'MCP-RPC-018': judgeNotifications(answers) ?? doubt ?? { reason: 'no-notification' },
      'MCP-RPC-020': judgeRequests(answers, hasTried) ?? doubt ?? { reason: 'nothing-tried' },
    };
  },
});

async function askAll(peer: Peer): Promise<Answer[]> {
  const connection = peer.connect();
  const { elicits, worksInSteps } = peer.demo;
  const discover = await send(peer, connection, { method: 'server/discover' });
  const answers = [discover];
  const call = async (params: JsonObject, rest: Partial<Parameters<typeof send>[2]>): Promise<void> => {
    answers.push(await send(peer, connection, { method: 'tools/call', params, ...rest }));
  };
  if (worksInSteps !== undefined) {
    const { name, task, steps, pause } = worksInSteps;
    await call({ name, arguments: { [task]: 'streams', [steps]: 2, [pause]: 20 } }, { meta: { progressToken: 'p-1' } });
  }
  if (discover.read('/result/capabilities/tools/listChanged') === true) {
    const params = { notifications: { toolsListChanged: true } };
    answers.push(await send(peer, connection, { method: 'subscriptions/listen', params }));
  }
  if (elicits !== undefined) await call({ ...elicits }, { capabilities: { elicitation: {} } });
  return answers;
}

const isNotification = ({ method }: JsonObject): boolean =>
  typeof method === 'string' && method.startsWith('notifications/');

function judgeNotifications(answers: readonly Answer[]): Saw | undefined {
  const found = answers.flatMap(receivedIn).filter(({ value }) => isObject(value) && isNotification(value));
  for (const { value, at } of found) {
    if (!isObject(value) || !('id' in value)) continue;
    const values = { method: String(value.method), id: JSON.stringify(value.id) };
    return { reason: 'with-id', at: at('/id'), values };
  }
  const [first] = found;
  return first && { reason: 'without-id', at: first.at('/method'), values: { count: found.length } };
}

/** A notification with an id is no request; it is MCP-RPC-018. */
function judgeRequests(answers: readonly Answer[], hasTried: boolean): Saw | undefined {
  const all = answers.flatMap(receivedIn);
  for (const { value, at } of all) {
    if (!isObject(value) || value.id === undefined || typeof value.method !== 'string' || isNotification(value))
      continue;
    const values = { method: value.method, id: JSON.stringify(value.id) };
    return { reason: 'request-sent', at: at('/method'), values };
  }
  const last = all.at(-1);
  if (!hasTried || answers.every(({ result }) => result === undefined)) return undefined;
  return last && { reason: 'only-answers', at: last.at(), values: { count: all.length } };
}
