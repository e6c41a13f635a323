// Retries whose requestState was never made by any server.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send } from '../shared.ts';
import { another, ASKED, call, retryOf, whyNoState } from './input.ts';
import { NO_STATE } from './state.ts';

export const hostileStates = probe({
  id: 'hostile-states',
  title: 'Retries with a requestState of control characters, of great length, and of JSON with __proto__',
  transports: ['http', 'stdio'],
  definition: 'full',
  settles: ['MCP-MRT-006'],
  reasons: {
    'MCP-MRT-006': {
      ...ASKED,
      ...NO_STATE,
      orderly: {
        verdict: 'pass',
        message: 'Retries with hostile values of requestState were answered, and the server went on working.',
        note: 'An answer like any other.',
      },
      gone: {
        verdict: 'fail',
        message:
          'After a retry with {what} as its requestState the server answered nothing any more, not even an ordinary request.',
        note: 'The server is gone, for everybody.',
      },
      unanswered: {
        verdict: 'fail',
        atMost: 'warning',
        message:
          'A retry with {what} as its requestState got no answer within {waited} ms, a limit of Wireproof; other requests did.',
        note: 'An error belongs here.',
      },
    },
  },
  async run(peer) {
    const use = peer.demo.keepsState;
    if (use === undefined) return settle({ reason: 'no-tool' });
    const connection = peer.connect();
    const first = await call(peer, connection, use);
    const doubt = whyNoState(first);
    if (doubt !== undefined) return settle(doubt);

    let last = first;
    let sent = '';
    for (const [what, requestState] of HOSTILE) {
      sent = what;
      last = await call(peer, connection, use, { retry: { ...retryOf(first), requestState } });
      if (!last.came) break;
    }
    // What the last one set off may come after its answer.
    const after = await send(peer, another(peer, connection), { method: 'server/discover' });
    const values = { what: sent, waited: last.waited };
    if (!after.came) return settle({ reason: 'gone', at: after.spot(), values });
    if (!last.came) return settle({ reason: 'unanswered', at: last.spot(), values });
    return settle({
      reason: 'orderly',
      at: last.spot(last.result === undefined ? '/error/code' : '/result/resultType'),
    });
  },
});

const settle = (saw: Saw) => ({ 'MCP-MRT-006': saw });

const POLLUTING = '{"__proto__":{"isAdmin":true},"step":99}';

const HOSTILE: readonly (readonly [what: string, state: string])[] = [
  ['control characters', '\u0000\u001f\ufffd\u202e$%\\'],
  ['512 letters', 'A'.repeat(512)],
  ['JSON with a __proto__ key', POLLUTING],
  ['the same JSON in base64', btoa(POLLUTING)],
];
