// Retries whose requestState was never made by any server.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { send, whyNotServed } from '../shared.ts';
import { ASKED, call, retryOf, stateOf, whyNotAsked } from './input.ts';
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
        message: 'A retry with {what} as its requestState got no answer, and neither did an ordinary request after it.',
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
    const doubt = whyNotAsked(first);
    if (doubt !== undefined) return settle(doubt);
    if (stateOf(first) === undefined) return settle({ reason: 'no-state', at: first.spot('/result') });

    let last = first;
    for (const [what, requestState] of HOSTILE) {
      last = await call(peer, connection, use, { retry: { ...retryOf(first), requestState } });
      if (last.isUnauthorized || last.came) continue;
      const after = await send(peer, peer.connect(), { method: 'server/discover' });
      const reason = whyNotServed(after, false) === undefined ? 'unanswered' : 'gone';
      return settle({ reason, at: (reason === 'gone' ? after : last).spot(), values: { what, waited: 2000 } });
    }
    return settle({ reason: 'orderly', at: last.spot('/error/code') });
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
