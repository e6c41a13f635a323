// A call that depends on state, without the handle that names it.
import type { Answer } from '../../client/peer.ts';
import type { Connection } from '../../protocol/message.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';

export const callWithoutHandle = probe({
  id: 'call-without-handle',
  title: 'A dependent call without its handle, on the same and on a fresh connection',
  transports: ['http', 'stdio'],
  definition: 'open',
  needs: ['connections'],
  settles: ['MCP-STL-012'],
  reasons: {
    'MCP-STL-012': {
      ...SHARED,
      ...BLOCKED,
      'asks-for-handle': {
        verdict: 'pass',
        message: 'A call without a handle did not reach the state of an earlier request.',
        note: 'No handle, no state.',
      },
      'implicit-state': {
        verdict: 'fail',
        message: 'A call that names no handle used the state of an earlier request on the same connection.',
        note: 'The request names no basket. The connection stood in for it.',
      },
      'account-data': {
        verdict: 'untestable',
        message:
          'A fresh connection saw the state too. It may be data of the account, which needs no handle; a person has to look.',
      },
      'no-stateful-tools': {
        verdict: 'untestable',
        message: 'No pair of tools is known here that shares state, so there is nothing to leave out.',
      },
    },
  },
  async run(peer) {
    const { createsHandle: create, usesHandle: use } = peer.demo;
    if (create === undefined || use === undefined) return settle({ reason: 'no-stateful-tools' });
    const call = (connection: Connection, name: string, args = {}) =>
      send(peer, connection, { method: 'tools/call', params: { name, arguments: args } });

    const used = peer.connect();
    const made = await call(used, create.name, create.arguments);
    const doubt = whyNotServed(made);
    if (doubt !== undefined) return settle(doubt);
    const dependent = await call(used, use.name, use.arguments);
    const fresh = await call(peer.connect(), use.name, use.arguments);
    const at = dependent.spot(dependent.result ? '/result/content/0/text' : '/error/message');
    if (!works(dependent)) return settle({ reason: 'asks-for-handle', at });
    return settle({ reason: works(fresh) ? 'account-data' : 'implicit-state', at });
  },
});

const settle = (saw: Saw) => ({ 'MCP-STL-012': saw });
const works = (answer: Answer): boolean => answer.result !== undefined && answer.result.isError !== true;
