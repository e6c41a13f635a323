// One call of very many small steps, with a progress token.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';
import { progressOf, spotOf } from './told-progress.ts';

/** Notifications in a second; the specification names no number, this one is Wireproof's. */
const MOST = 100;

export const manySteps = probe({
  id: 'many-steps',
  title: 'A call of 120 steps of a millisecond, with a progress token',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-PRG-008'],
  reasons: {
    'MCP-PRG-008': {
      ...SHARED,
      ...BLOCKED,
      moderate: {
        verdict: 'pass',
        message: 'A call of {steps} steps brought {count} progress notifications within {seconds} s.',
        note: 'Not every step was reported.',
      },
      flood: {
        verdict: 'fail',
        message:
          'A call of {steps} steps brought {count} progress notifications within {seconds} s; Wireproof calls more than {most} a second a flood.',
        note: 'One more than {most} a second.',
      },
      'no-progress': {
        verdict: 'untestable',
        message: 'A call of {steps} steps with a progress token brought no progress notification.',
      },
      'no-tool': { verdict: 'untestable', message: 'No tool is known here that can be told to do many small steps.' },
    },
  },
  async run(peer) {
    const tool = peer.demo.worksInSteps;
    if (tool === undefined) return settle({ reason: 'no-tool' });
    const steps = 120;
    const params = { name: tool.name, arguments: { [tool.task]: 'p-2', [tool.steps]: steps, [tool.pause]: 1 } };
    const meta = { progressToken: 'p-2' };
    const answer = await send(peer, peer.connect(), { method: 'tools/call', params, meta });
    const doubt = whyNotServed(answer);
    if (doubt !== undefined) return settle(doubt);
    const told = progressOf(answer);
    const count = told.length;
    // Over the whole call, so that a proxy that holds events back and lets them go at once makes no flood.
    const took = (peer.turns[answer.turn]?.at ?? 0) - (peer.turns[answer.sentTurn]?.at ?? 0);
    const seconds = Math.max(1, Math.ceil(took / 1000));
    const reason = count === 0 ? 'no-progress' : count > MOST * seconds ? 'flood' : 'moderate';
    const excess = reason === 'flood' ? told[MOST * seconds] : undefined;
    const at = excess === undefined ? answer.spot('/result') : spotOf(excess, 'progress');
    return settle({ reason, at, values: { steps, count, seconds, most: MOST } });
  },
});

const settle = (saw: Saw) => ({ 'MCP-PRG-008': saw });
