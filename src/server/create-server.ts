// The reference server: one pure walk from a request to its answer. It keeps nothing between requests.
import { INTERNAL_ERROR } from '../protocol/error-codes.ts';
import type { Environment } from '../protocol/clock.ts';
import type { Handler, HttpResponse } from '../protocol/message.ts';
import { emptyResponse, jsonResponse, refuse } from './answer.ts';
import type { Definition } from './definition.ts';
import { isRefusal } from './steps.ts';
import type { Arrival, Parsed, Steps } from './steps.ts';
import { capability } from './steps/capability.ts';
import { envelope } from './steps/envelope.ts';
import { handler } from './steps/handler.ts';
import { headers } from './steps/headers.ts';
import { method } from './steps/method.ts';
import { origin } from './steps/origin.ts';
import { parse } from './steps/parse.ts';
import { route } from './steps/route.ts';
import { stamp } from './steps/stamp.ts';
import { version } from './steps/version.ts';

/** The steps as the specification wants them; a fault replaces some. */
export const referenceSteps: Steps = {
  origin,
  method,
  parse,
  envelope,
  headers,
  version,
  route,
  capability,
  handler,
  stamp,
};

/** Creates a server from what it offers. The same definition, environment and requests give the same bytes. */
export function createServer(definition: Definition, environment: Environment, steps: Steps = referenceSteps): Handler {
  return (request, connection) => accept({ request, connection, definition, environment }, steps);
}

async function accept(arrival: Arrival, steps: Steps): Promise<HttpResponse> {
  const refusal = steps.origin(arrival) ?? steps.method(arrival);
  if (refusal) return refusal.refused;
  const parsed = steps.parse(arrival);
  if (isRefusal(parsed)) return parsed.refused;
  // This revision defines no notification that a client sends over HTTP; what comes is accepted and dropped.
  if ('notification' in parsed) return emptyResponse(202);
  const call = { ...arrival, message: parsed.message };
  const legacy = arrival.definition.legacy?.(call.message, arrival.definition);
  if (legacy) return legacy;
  try {
    return await answer(call, steps);
  } catch {
    return refuse(500, call.message.id, INTERNAL_ERROR, 'Internal error').refused;
  }
}

async function answer(parsed: Parsed, steps: Steps): Promise<HttpResponse> {
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
