// A server of the era before and of no other: what a client of this revision meets in the wild.
import { createDualEra, SESSION_HEADER } from '../legacy/dual-era.ts';
import { LEGACY_REVISION } from '../legacy/legacy-client.ts';
import { INVALID_REQUEST } from '../protocol/error-codes.ts';
import type { Environment } from '../protocol/clock.ts';
import type { RpcErrorResponse } from '../protocol/json-rpc.ts';
import type { Handler } from '../protocol/message.ts';
import type { Definition } from '../server/definition.ts';
import type { Steps } from '../server/steps.ts';

/**
 * What a server of that time knows of this revision: nothing. `_meta` is none of its business. The steps before any message
 * is read are handed over: imported here, they would leave the engine's first chunk, and all of them would weigh more.
 */
export function createLegacyHandler(
  definition: Definition,
  environment: Environment,
  { origin, method, parse }: Pick<Steps, 'origin' | 'method' | 'parse'>,
): Handler {
  const front = createDualEra();
  return async (request, connection, signal = new AbortController().signal) => {
    const arrival = { request, connection, definition, environment, signal };
    const refused = origin(arrival) ?? method(arrival);
    if (refused !== undefined) return refused.refused;
    const parsed = parse(arrival);
    if ('refused' in parsed) return parsed.refused;
    if ('notification' in parsed) return { status: 202, headers: [], body: '' };
    const { _meta: _, ...params } = parsed.message.params ?? {};
    const message = { ...parsed.message, params };
    return (await front({ ...arrival, message })) ?? refuse({ jsonrpc: '2.0', id: message.id, error: NO_SESSION });
  };
}

const refuse = (response: RpcErrorResponse) => ({
  status: 400,
  headers: [['Content-Type', 'application/json']] as const,
  body: JSON.stringify(response),
});

const NO_SESSION = {
  code: INVALID_REQUEST,
  message: `Bad request: no ${SESSION_HEADER} header. This server speaks ${LEGACY_REVISION}: open a session with initialize`,
};
