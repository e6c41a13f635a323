// Breaks MCP-MET-001: every reserved key that it does not know is taken for text and logged.
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { CLIENT_CAPABILITIES, CLIENT_INFO, LOG_LEVEL, PROTOCOL_VERSION } from '../../protocol/meta.ts';
import { envelope } from '../../server/steps/envelope.ts';
import { fault } from '../fault.ts';

const KNOWN: readonly string[] = [PROTOCOL_VERSION, CLIENT_CAPABILITIES, CLIENT_INFO, LOG_LEVEL];

export const readsUnknownKeysAsText = fault({
  id: 'reads-unknown-keys-as-text',
  does: 'Shortens the value of each unknown reserved key for its log, as if it were a string.',
  definition: 'open',
  breaks: ['MCP-MET-001'],
  blinds: [],
  steps: () => {
    const log: string[] = [];
    return {
      envelope: (call) => {
        const meta: JsonObject = isObject(call.message.params?._meta) ? call.message.params._meta : {};
        for (const key of Object.keys(meta).filter((one) => one.startsWith('io.modelcontextprotocol/'))) {
          if (!KNOWN.includes(key)) log.push((meta[key] as string).slice(0, 80));
        }
        return envelope(call);
      },
    };
  },
});
