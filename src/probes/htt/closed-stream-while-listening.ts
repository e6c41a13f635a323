// A call is left early while a listen stream of the same client stays open: does anything of the call turn up there?
import { createRequest } from '../../client/request.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { SHARED, whyNotServed } from '../shared.ts';
import { createWork, isStream, tokenOf } from './work.ts';

const TASK = 'left-while-listening';
const [STEPS, PAUSE, WAIT] = [4, 200, 2000];

export const closedStreamWhileListening = probe({
  id: 'closed-stream-while-listening',
  title: 'A call whose stream is closed after the first step, while a subscription stays open',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-HTT-020'],
  reasons: {
    'MCP-HTT-020': {
      ...SHARED,
      'nothing-more': {
        verdict: 'pass',
        message: 'For {waited} ms after its stream was closed, nothing of the call came on the other open stream.',
        note: 'Nothing of the call that was left.',
      },
      'late-response': {
        verdict: 'fail',
        message: 'The response of the cancelled call came on the stream of a subscription.',
        note: 'The response of a call that was cancelled.',
      },
      'late-progress': {
        verdict: 'fail',
        message: 'Progress of the cancelled call came on the stream of a subscription after the cancellation.',
        note: 'Progress of a call that was cancelled.',
      },
      'no-work': {
        verdict: 'untestable',
        message: 'No tool is known here that reports progress and can be cancelled.',
      },
      'no-stream': {
        verdict: 'untestable',
        message: 'The call was answered without reporting progress first, so there was no stream to close.',
      },
      'no-second-stream': {
        verdict: 'untestable',
        message:
          'subscriptions/listen opened no stream ({summary}), so there is nowhere for a late message to turn up.',
      },
    },
  },
  async run(peer) {
    const settle = (saw: Saw) => ({ 'MCP-HTT-020': saw });
    if (peer.demo.worksInSteps === undefined) return settle({ reason: 'no-work' });
    const listener = await peer.open(createListen(peer.nextId()), peer.connect());
    if ((await listener.until(() => true, WAIT)) === undefined || listener.ended) {
      const answer = await listener.close();
      const doubt = whyNotServed(answer, false);
      if (doubt !== undefined && doubt.reason !== 'not-served') return settle(doubt);
      return settle({ reason: 'no-second-stream', at: answer.spot(), values: { summary: answer.summary } });
    }
    const id = peer.nextId();
    const work = createWork(peer, TASK, STEPS, PAUSE, id);
    const stream = work && (await peer.open(work, peer.connect()));
    const began = await stream?.until((message) => tokenOf(message) === TASK, WAIT);
    const before = listener.heard.length;
    const left = await stream?.close();
    if (began !== undefined) await peer.quiet(WAIT);
    const late = listener.heard.slice(before).find(({ message }) => isAbout(message, id));
    const answer = await listener.close();
    if (left === undefined || began === undefined || !isStream(left)) {
      const doubt = left && left.message?.method === undefined ? whyNotServed(left, false) : undefined;
      return settle(doubt ?? { reason: 'no-stream', ...(left && { at: left.spot() }) });
    }
    if (late === undefined) return settle({ reason: 'nothing-more', at: answer.spot(), values: { waited: WAIT } });
    const reason = late.message.id === id ? 'late-response' : 'late-progress';
    return settle({
      reason,
      at: answer.spotOf(late.index, reason === 'late-response' ? '/id' : '/params/progressToken'),
    });
  },
});

const createListen = (id: number) =>
  createRequest({ id, method: 'subscriptions/listen', params: { notifications: { toolsListChanged: true } } });

/** A notification of cancellation has a rule of its own, and is no message of the call. */
const isAbout = (message: JsonObject, id: number): boolean =>
  tokenOf(message) === TASK || (message.id === id && ('result' in message || 'error' in message));
