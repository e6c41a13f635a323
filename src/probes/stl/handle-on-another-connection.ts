// A handle made on one connection, used on another.
import type { Answer } from '../../client/peer.ts';
import { pointerKey } from '../../protocol/json.ts';
import type { Connection } from '../../protocol/message.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';

export const handleOnAnotherConnection = probe({
  id: 'handle-on-another-connection',
  title: 'A handle made on one connection, used on another',
  // Over stdio another connection is another process, which may keep its state to itself in memory.
  transports: ['http'],
  definition: 'open',
  needs: ['connections'],
  settles: ['MCP-STL-010'],
  reasons: {
    'MCP-STL-010': {
      ...SHARED,
      ...BLOCKED,
      'works-anywhere': {
        verdict: 'pass',
        message: 'The handle made on one connection worked on another.',
        note: 'Another connection, the same basket.',
      },
      'tied-to-connection': {
        verdict: 'fail',
        message: 'The handle was refused on a new connection and accepted on the one that made it.',
        note: 'The handle is known, but only where it was made.',
      },
      'no-stateful-tools': {
        verdict: 'untestable',
        message: 'No pair of tools is known here that shares state through a handle.',
      },
      'no-handle': { verdict: 'untestable', message: 'The tool that creates state returned no handle to carry over.' },
      'refused-everywhere': {
        verdict: 'untestable',
        message: 'The handle was refused on both connections ({summary}), so the connection is not the cause.',
      },
    },
  },
  async run(peer) {
    const { createsHandle: create, usesHandle: use } = peer.demo;
    if (create === undefined || use === undefined) return settle({ reason: 'no-stateful-tools' });
    const home = peer.connect();
    const made = await send(peer, home, {
      method: 'tools/call',
      params: { name: create.name, arguments: create.arguments },
    });
    const doubt = whyNotServed(made);
    if (doubt !== undefined) return settle(doubt);
    const handle = made.read(`/result/structuredContent/${pointerKey(create.handle)}`);
    if (typeof handle !== 'string') return settle({ reason: 'no-handle', at: made.spot('/result') });
    const args = { ...use.arguments, [create.handle]: handle };
    const useOn = (connection: Connection) =>
      send(peer, connection, { method: 'tools/call', params: { name: use.name, arguments: args } });

    const away = await useOn(peer.connect());
    if (works(away)) return settle({ reason: 'works-anywhere', at: away.spot('/result/content/0/text') });
    const athome = await useOn(home);
    const reason = works(athome) ? 'tied-to-connection' : 'refused-everywhere';
    return settle({
      reason,
      at: away.spot(away.result ? '/result/content/0/text' : '/error/message'),
      values: { summary: away.summary },
    });
  },
});

const settle = (saw: Saw) => ({ 'MCP-STL-010': saw });
const works = (answer: Answer): boolean => answer.result !== undefined && answer.result.isError !== true;
