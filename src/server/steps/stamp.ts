// Step 11. Every result says what kind it is and who answered; cacheable ones say for how long.
import { isObject } from '../../protocol/json.ts';
import { SERVER_INFO } from '../../protocol/meta.ts';
import type { Steps } from '../steps.ts';

/** Adds resultType, serverInfo and caching hints (spec: basic/index#resulttype, server/utilities/caching#cacheable-results). */
export const stamp: Steps['stamp'] = ({ method, definition }, result) => {
  const resultType = result.resultType ?? 'complete';
  const hints = method.isCacheable && resultType === 'complete' ? definition.cache : {};
  const meta = isObject(result._meta) ? result._meta : {};
  return { resultType, ...result, ...hints, _meta: { ...meta, [SERVER_INFO]: definition.serverInfo } };
};
