// Breaks MCP-MET-007: what a request does not say of itself is assumed.
import { isObject } from '../../protocol/json.ts';
import { CLIENT_CAPABILITIES, PROTOCOL_VERSION } from '../../protocol/meta.ts';
import { REVISION } from '../../protocol/revision.ts';
import { envelope } from '../../server/steps/envelope.ts';
import { fault } from '../fault.ts';

export const fillsInMissingMetadata = fault({
  id: 'fills-in-missing-metadata',
  does: 'Takes a request without metadata for one of the newest version from a client without capabilities.',
  definition: 'open',
  breaks: ['MCP-MET-007'],
  blinds: ['MCP-MET-008'],
  steps: () => ({
    envelope: (call) => {
      const sent = isObject(call.message.params?._meta) ? call.message.params._meta : {};
      const meta = { [PROTOCOL_VERSION]: REVISION, [CLIENT_CAPABILITIES]: {}, ...sent };
      return envelope({ ...call, message: { ...call.message, params: { ...call.message.params, _meta: meta } } });
    },
  }),
});
