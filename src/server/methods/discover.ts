// server/discover: the server says which versions it speaks, what it offers and who it is.
import type { JsonObject } from '../../protocol/json.ts';
import type { Definition } from '../definition.ts';
import type { Method } from './list.ts';

/** What the server offers (spec: server/discover#discoverresult). */
export const capabilitiesOf = (definition: Definition): JsonObject =>
  definition.tools.length > 0 ? { tools: {} } : {};

export const discover: Method = {
  name: 'server/discover',
  isCacheable: true,
  isOffered: () => true,
  needs: () => ({}),
  run: ({ definition }) => ({
    supportedVersions: [...definition.supportedVersions],
    capabilities: capabilitiesOf(definition),
    ...(definition.instructions === undefined ? {} : { instructions: definition.instructions }),
  }),
};
