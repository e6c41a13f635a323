// server/discover: the server says which versions it speaks, what it offers and who it is.
import type { JsonObject } from '../../protocol/json.ts';
import type { Definition } from '../definition.ts';
import { hasCompletions } from './completion-complete.ts';
import type { Method } from './list.ts';
import { hasPrompts } from './prompts-list.ts';
import { hasResources } from './resources-list.ts';

/** What the server offers; what is not named is not there (spec: server/discover#discoverresult). */
export function capabilitiesOf(definition: Definition): JsonObject {
  const listChanged = definition.changes === undefined ? {} : { listChanged: true };
  const subscribe = definition.changes === undefined ? {} : { subscribe: true };
  return {
    ...(definition.tools.length > 0 ? { tools: { ...listChanged } } : {}),
    ...(hasResources(definition) ? { resources: { ...listChanged, ...subscribe } } : {}),
    ...(hasPrompts(definition) ? { prompts: { ...listChanged } } : {}),
    ...(hasCompletions(definition) ? { completions: {} } : {}),
    ...(definition.logging ? { logging: {} } : {}),
  };
}

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
