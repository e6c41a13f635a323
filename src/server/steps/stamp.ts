// Step 11. Every result says what kind it is and who answered; cacheable ones say for how long.
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { SERVER_INFO } from '../../protocol/meta.ts';
import type { Routed, Steps } from '../steps.ts';

/** Adds resultType, serverInfo and caching hints (spec: basic/index#resulttype, server/utilities/caching#cacheable-results). */
export const stamp: Steps['stamp'] = (call, result) => {
  const resultType = result.resultType ?? 'complete';
  const hints = call.method.isCacheable && resultType === 'complete' ? cacheHints(call, result) : {};
  const meta = isObject(result._meta) ? result._meta : {};
  return { resultType, ...result, ...hints, _meta: { ...meta, [SERVER_INFO]: call.definition.serverInfo } };
};

/** The method's hints, unless the result brings its own. They are the same for each page of a list, since they come from no page. */
function cacheHints({ method, definition, message }: Routed, result: JsonObject): JsonObject {
  const { ttlMs, cacheScope } = definition.cacheOf?.[method.name] ?? definition.cache;
  // What came of a retry depends on answers that no cache asks for (spec: server/utilities/caching#cache-key).
  const isRetry = message.params?.inputResponses !== undefined || message.params?.requestState !== undefined;
  if (isRetry) return { ttlMs: 0, cacheScope: 'private' };
  return { ttlMs: result.ttlMs ?? ttlMs, cacheScope: result.cacheScope ?? cacheScope };
}
