// The same request with and without a reserved key that no specification fills yet.
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { whyNoWord } from './busy.ts';
import { BLOCKED, essence, send, SHARED, whyNotServed } from '../shared.ts';

/** An extension may define such a key one day, and a client that uses it will send it to servers that do not. */
const UNKNOWN = { 'io.modelcontextprotocol/unknownToWireproof': { level: 3, tags: ['a', 'b'] } };

export const unknownReservedKey = probe({
  id: 'unknown-reserved-key',
  title: 'Discovery with and without an unknown reserved key in _meta',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-MET-001'],
  reasons: {
    'MCP-MET-001': {
      ...SHARED,
      ...BLOCKED,
      'no-difference': {
        verdict: 'pass',
        message: 'An unknown reserved key that held an object made no difference to the answer.',
        note: 'The same answer as without the key.',
      },
      refused: {
        verdict: 'fail',
        message: 'An unknown reserved key that held an object turned a result into {summary}.',
        note: 'Without the key the same request is served.',
        atMost: 'warning',
      },
      changed: {
        verdict: 'fail',
        message: 'An unknown reserved key that held an object changed the result.',
        note: 'Without the key the result is another one.',
        atMost: 'warning',
      },
      'changes-by-itself': {
        verdict: 'untestable',
        message: 'Two requests without the key were answered differently, so a third answer proves nothing.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const ask = (meta: JsonObject) => send(peer, connection, { method: 'server/discover', meta });
    const before = await ask({});
    const doubt = whyNotServed(before);
    if (doubt !== undefined) return settle(doubt);
    const marked = await ask(UNKNOWN);
    const silence = whyNoWord(marked);
    if (silence !== undefined) return settle(silence);
    const after = await ask({});
    if (essence(before) !== essence(after)) return settle({ reason: 'changes-by-itself', at: after.spot('/result') });
    if (marked.result === undefined)
      return settle({ reason: 'refused', at: marked.spot('/error/code'), values: { summary: marked.summary } });
    const reason = essence(marked) === essence(before) ? 'no-difference' : 'changed';
    return settle({ reason, at: marked.spot('/result') });
  },
});

const settle = (saw: Saw) => ({ 'MCP-MET-001': saw });
