// The walk of one JSON-RPC request, the same over every transport: from `envelope` to `stamp`.
import { INTERNAL_ERROR } from '../protocol/error-codes.ts';
import type { TextResponse } from '../protocol/message.ts';
import { jsonResponse, refuse } from './answer.ts';
import { isRefusal } from './steps.ts';
import type { Parsed, Steps } from './steps.ts';

/** Answers a request; the body is the one JSON-RPC response. Never rejects: what throws is an internal error. */
export async function answerRequest(parsed: Parsed, steps: Steps): Promise<TextResponse> {
  try {
    return await walk(parsed, steps);
  } catch {
    return refuse(500, parsed.message.id, INTERNAL_ERROR, 'Internal error').refused;
  }
}

async function walk(parsed: Parsed, steps: Steps): Promise<TextResponse> {
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
  const result = await steps.handler(routed);
  if (isRefusal(result)) return result.refused;
  return jsonResponse(200, { jsonrpc: '2.0', id: parsed.message.id, result: steps.stamp(routed, result) });
}
