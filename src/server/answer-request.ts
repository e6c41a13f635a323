// The walk of one JSON-RPC request, the same over every transport: from `envelope` to `stamp`.
import { INTERNAL_ERROR } from '../protocol/error-codes.ts';
import type { TextResponse } from '../protocol/message.ts';
import { jsonResponse, refuse } from './answer.ts';
import { isRefusal } from './steps.ts';
import type { Parsed, Routed, Steps } from './steps.ts';

/**
 * Answers a request; the body is the one JSON-RPC response. Never throws nor rejects: what throws is an internal error.
 * A refusal needs no waiting and comes back as it is; a promise means that work has begun.
 */
export function answerRequest(parsed: Parsed, steps: Steps): TextResponse | Promise<TextResponse> {
  const fail = () => refuse(500, parsed.message.id, INTERNAL_ERROR, 'Internal error').refused;
  try {
    const answer = walk(parsed, steps);
    return answer instanceof Promise ? answer.catch(fail) : answer;
  } catch {
    return fail();
  }
}

function walk(parsed: Parsed, steps: Steps): TextResponse | Promise<TextResponse> {
  const meta = steps.envelope(parsed);
  if (isRefusal(meta)) return meta.refused;
  const described = { ...parsed, meta };
  const refusal = steps.headers(described) ?? steps.version(described);
  if (refusal) return refusal.refused;
  const method = steps.route(described);
  if (isRefusal(method)) return method.refused;
  const routed = { ...described, method };
  const incapable = steps.capability(routed, method.needs(routed));
  if (incapable) return incapable.refused;
  return work(routed, steps);
}

async function work(routed: Routed, steps: Steps): Promise<TextResponse> {
  const result = await steps.handler(routed);
  if (isRefusal(result)) return result.refused;
  return jsonResponse(200, { jsonrpc: '2.0', id: routed.message.id, result: steps.stamp(routed, result) });
}
