// What a listen stream may carry: asked for by the client, granted as far as the definition offers it.
import { isObject } from '../protocol/json.ts';
import type { JsonValue } from '../protocol/json.ts';
import type { Definition } from './definition.ts';

/** The kinds of notifications on a stream; what is left out is not sent (spec: basic/patterns/subscriptions#notification-filter). */
export interface SubscriptionFilter {
  toolsListChanged?: boolean;
  promptsListChanged?: boolean;
  resourcesListChanged?: boolean;
  /** URIs of resources whose content is watched. */
  resourceSubscriptions?: string[];
}

const FLAGS = ['toolsListChanged', 'promptsListChanged', 'resourcesListChanged'] as const;

/** Asks whether a value has the shape of a filter. Keys that this revision does not know are left alone. */
export function isFilter(value: JsonValue | undefined): value is JsonValue & SubscriptionFilter {
  if (!isObject(value)) return false;
  const { resourceSubscriptions: uris = [] } = value;
  const areFlags = FLAGS.every((flag) => value[flag] === undefined || typeof value[flag] === 'boolean');
  return areFlags && Array.isArray(uris) && uris.every((uri) => typeof uri === 'string');
}

/** Grants the kinds that are both asked for and offered (spec: basic/patterns/subscriptions#acknowledgment). */
export function grantFilter(asked: SubscriptionFilter, definition: Definition): SubscriptionFilter {
  const { tools, prompts = [], resources = [], templates = [] } = definition;
  const hasResources = resources.length + templates.length > 0;
  const offers = {
    toolsListChanged: tools.length > 0,
    promptsListChanged: prompts.length > 0,
    resourcesListChanged: hasResources,
  };
  const flags = FLAGS.filter((flag) => asked[flag] === true && offers[flag]).map((flag) => [flag, true] as const);
  // A URI need not exist yet: whoever watches it wants to hear when it does.
  const uris = asked.resourceSubscriptions && hasResources ? [...new Set(asked.resourceSubscriptions)] : undefined;
  return { ...Object.fromEntries(flags), ...(uris && { resourceSubscriptions: uris }) };
}
