// A long call whose stream is closed after the first step, and a second tool that counts the steps from outside.
import type { Peer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { forAll, SHARED, whyNotServed } from '../shared.ts';
import { countSteps, createWork, isStream, tokenOf } from './work.ts';

const TASK = 'left-early';
const STEPS = 6;
/** Milliseconds a step: long against what a network needs to tell that a stream was closed. */
const PAUSE = 500;
/** Steps that may still be done after the closing, our limit. */
const GRACE = 2;
/** How often the steps are counted, at most, until they are all done or no more of them are. */
const LOOKS = 6;

const NO_WORK = {
  'no-work': {
    verdict: 'untestable',
    message: 'No tool is known here that can be cancelled and whose steps can be counted from outside.',
  },
  'no-stream': {
    verdict: 'untestable',
    message: 'The call was answered without reporting progress first, so there was no stream to close.',
  },
  'no-count': {
    verdict: 'untestable',
    message: 'How many steps were done could not be read after the stream was closed.',
  },
  'over-already': {
    verdict: 'untestable',
    message: 'All {steps} steps were done when the stream had been closed, so nothing was left to cancel.',
  },
  'still-at-it': {
    verdict: 'untestable',
    message:
      'The call did its steps more slowly than it was told to, so when Wireproof looked last, at step {count}, nothing was decided.',
  },
} as const;

const RAN_ON = {
  stopped: {
    verdict: 'pass',
    message: 'The call was cancelled by closing its stream: it stopped at {count} of {steps} steps.',
    note: 'Still the same count: the work has stopped.',
  },
  'ran-to-its-end': {
    verdict: 'fail',
    message: 'The call did all its {steps} steps although its stream was closed after step {first}.',
    note: 'All steps done, for a client that had left.',
  },
} as const;

export const closedStream = probe({
  id: 'closed-stream',
  title: 'A call of six steps, whose stream is closed after the first',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-HTT-018', 'MCP-HTT-019', 'MCP-CAN-004'],
  reasons: {
    'MCP-HTT-018': { ...SHARED, ...NO_WORK, ...RAN_ON },
    'MCP-CAN-004': { ...SHARED, ...NO_WORK, ...RAN_ON },
    'MCP-HTT-019': {
      ...SHARED,
      ...NO_WORK,
      'stopped-soon': {
        verdict: 'pass',
        message: 'After the stream was closed the call did {more} more steps; Wireproof allows {grace}.',
        note: 'As good as no step since the stream was closed.',
      },
      'stopped-late': {
        verdict: 'fail',
        message:
          'After the stream was closed the call did {more} more steps before it stopped; Wireproof allows {grace}.',
        note: 'Steps done after the client had left.',
      },
      'ran-to-its-end': {
        verdict: 'blocked',
        blockedBy: 'MCP-HTT-018',
        message: 'The call was not cancelled at all, so how soon it stopped cannot be judged; see MCP-HTT-018.',
      },
    },
  },
  async run(peer) {
    const all = (saw: Saw) => forAll(this.settles, saw);
    const work = createWork(peer, TASK, STEPS, PAUSE);
    if (work === undefined || peer.demo.looksAtWork === undefined) return all({ reason: 'no-work' });
    const stream = await peer.open(work, peer.connect());
    const began = await stream.until((message) => tokenOf(message) === TASK, 2000);
    const left = await stream.close();
    if (began === undefined || !isStream(left)) {
      const doubt = left.message?.method === undefined ? whyNotServed(left, false) : undefined;
      return all(doubt ?? { reason: 'no-stream', at: left.spot() });
    }
    const { before, last, isStill } = await watch(peer);
    if (before === undefined || last === undefined) return all({ reason: 'no-work' });
    const at = last.answer.spot('/result/content/0/text');
    const values = { steps: STEPS, first: 1, count: last.count, more: last.count - before.count, grace: GRACE };
    if (Number.isNaN(values.more)) return all({ reason: 'no-count', at });
    if (before.count >= STEPS) return all({ reason: 'over-already', at, values });
    if (last.count < STEPS && !isStill) return all({ reason: 'still-at-it', at, values });
    const end = { reason: last.count >= STEPS ? 'ran-to-its-end' : 'stopped', at, values };
    const soon = values.more > GRACE ? 'stopped-late' : 'stopped-soon';
    const how = end.reason === 'stopped' ? { ...end, reason: soon } : end;
    return { 'MCP-HTT-018': end, 'MCP-HTT-019': how, 'MCP-CAN-004': end };
  },
});

/** Counts right after the closing, after the time of four steps, then after that of two each, until the work has ended or stands still. */
async function watch(peer: Peer) {
  const before = await countSteps(peer, TASK);
  let last = before;
  for (let look = 2; look <= LOOKS && last !== undefined; look++) {
    await peer.quiet((look === 2 ? 4 : 2) * PAUSE);
    const now = await countSteps(peer, TASK);
    const isStill = look > 2 && now?.count === last.count;
    last = now;
    if (isStill || now === undefined || !(now.count < STEPS)) return { before, last, isStill };
  }
  return { before, last, isStill: false };
}
