// Over stdio: a call that is cancelled while it works, and the record of how far it got.
import { createRequest } from '../../client/request.ts';
import { parseJson } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Reason, Saw } from '../probe.ts';
import { forAll, send, SHARED, whyNotServed } from '../shared.ts';

/** Twenty steps of 50 ms: a second, which is cancelled after the first tenth. */
const STEPS = 20;
const PAUSE = 50;

const ALL = {
  'no-answer': SHARED['no-answer'],
  'not-served': SHARED['not-served'],
  'no-tool': { verdict: 'untestable', message: 'No tool is known here that can be told to take a while.' },
  'ended-before': {
    verdict: 'untestable',
    message: 'The call was answered before it could be cancelled.',
  },
} satisfies Record<string, Reason>;

export const cancelledCall = probe({
  id: 'cancelled-call',
  title: 'A call of a second that is cancelled after a tenth',
  transports: ['stdio'],
  definition: 'full',
  settles: ['MCP-CAN-012', 'MCP-CAN-014'],
  reasons: {
    'MCP-CAN-012': {
      ...ALL,
      stopped: {
        verdict: 'pass',
        message: 'The cancelled call stopped after {done} of {steps} steps.',
        note: 'It did not go on.',
      },
      'ran-on': {
        verdict: 'fail',
        message: 'The cancelled call ran to its end: all {steps} steps were done.',
        note: 'All of it, for nobody.',
      },
      'no-record': {
        verdict: 'untestable',
        message: 'How far the cancelled call got cannot be read here: no tool says it, or not in a number.',
      },
    },
    'MCP-CAN-014': {
      ...ALL,
      'no-response': {
        verdict: 'pass',
        message: 'No response with the id of the cancelled call came, not even after the time it would have taken.',
        note: 'Until here, nothing with the id of the call.',
      },
      responded: {
        verdict: 'fail',
        message: 'The cancelled call was answered with {summary}; expected no response.',
        note: 'The client no longer waits for this id.',
      },
    },
  },
  async run(peer) {
    const { worksInSteps: tool, looksAtWork: look } = peer.demo;
    if (tool === undefined) return forAll(this.settles, { reason: 'no-tool' });
    const connection = peer.connect();
    const task = 'c-2';
    const args = { [tool.task]: task, [tool.steps]: STEPS, [tool.pause]: PAUSE };
    // Settles the era for a server of both, and shows that it serves requests at all.
    const first = await send(peer, connection, { method: 'tools/list' });
    const doubt = whyNotServed(first, false);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    const id = peer.nextId();
    const call = createRequest({ id, method: 'tools/call', params: { name: tool.name, arguments: args } });
    const responses = () => peer.heard(connection).filter(({ message }) => message.id === id && !('method' in message));
    peer.say(parseJson(String(call.body)) as JsonObject, connection);
    await peer.quiet((STEPS * PAUSE) / 10 + PAUSE / 2);
    const early = responses()[0];
    if (early !== undefined)
      return forAll(this.settles, { reason: 'ended-before', at: { turn: early.turn, part: 'message' } });
    const params = { requestId: id, reason: 'The user asked for it' };
    peer.say({ jsonrpc: '2.0', method: 'notifications/cancelled', params }, connection);
    await send(peer, connection, { method: 'server/discover' });
    await peer.quiet(STEPS * PAUSE);
    const record =
      look &&
      (await send(peer, connection, {
        method: 'tools/call',
        params: { name: look.name, arguments: { [look.task]: task } },
      }));
    const late = responses()[0];
    const isResult = late !== undefined && 'result' in late.message;
    const done = Number.parseInt(String(record?.read('/result/content/0/text')), 10);
    const judge = (): Saw => {
      if (record === undefined || Number.isNaN(done)) return { reason: 'no-record' };
      const reason = done >= STEPS ? 'ran-on' : 'stopped';
      return { reason, at: record.spot('/result/content/0/text'), values: { done, steps: STEPS } };
    };
    const end = { turn: peer.turns.length - 1, part: 'message' } as const;
    return {
      'MCP-CAN-012': judge(),
      'MCP-CAN-014':
        late === undefined
          ? { reason: 'no-response', at: end }
          : {
              reason: 'responded',
              at: { turn: late.turn, part: 'body', pointer: '/id' },
              values: { summary: isResult ? 'a result' : 'an error' },
            },
    };
  },
});
