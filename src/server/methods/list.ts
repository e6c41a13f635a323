// The methods the server knows.
import type { JsonObject } from '../../protocol/json.ts';
import type { Definition } from '../definition.ts';
import type { Described, Refusal } from '../steps.ts';
import { completionComplete } from './completion-complete.ts';
import { discover } from './discover.ts';
import { promptsGet } from './prompts-get.ts';
import { promptsList } from './prompts-list.ts';
import { resourcesList } from './resources-list.ts';
import { resourcesRead } from './resources-read.ts';
import { resourcesTemplatesList } from './resources-templates-list.ts';
import { subscriptionsListen } from './subscriptions-listen.ts';
import { toolsCall } from './tools-call.ts';
import { toolsList } from './tools-list.ts';

export interface Method {
  name: string;
  /** Whether its complete results carry caching hints (spec: server/utilities/caching#cacheable-results). */
  isCacheable: boolean;
  isOffered(definition: Definition): boolean;
  /** The client capabilities that this call cannot do without. */
  needs(call: Described): JsonObject;
  run(call: Described): JsonObject | Refusal | Promise<JsonObject | Refusal>;
}

/** By name. A map, so that a method called `constructor` is not inherited from anywhere. */
export const methods: ReadonlyMap<string, Method> = new Map(
  [
    discover,
    toolsList,
    toolsCall,
    resourcesList,
    resourcesTemplatesList,
    resourcesRead,
    promptsList,
    promptsGet,
    completionComplete,
    subscriptionsListen,
  ].map((method) => [method.name, method]),
);
