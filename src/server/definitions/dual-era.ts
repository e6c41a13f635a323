// The dual-era definition: serves this revision, and opens the door to clients of 2025-11-25.
import { createDualEra as createFront } from '../../legacy/dual-era.ts';
import { initializeResult } from '../../legacy/legacy-client.ts';
import { isObject } from '../../protocol/json.ts';
import { PROTOCOL_VERSION } from '../../protocol/meta.ts';
import { jsonResponse } from '../answer.ts';
import type { CreateDefinition, Definition } from '../definition.ts';
import { createOpen } from './open.ts';

/**
 * Answers the handshake of the earlier era and nothing else, without a session. What makes a request modern is that it
 * carries its version in `_meta` (spec: basic/versioning#compatibility-matrix).
 */
export const answerInitialize: NonNullable<Definition['legacy']> = ({ message, definition }) => {
  const meta = message.params?._meta;
  if (message.method !== 'initialize' || (isObject(meta) && PROTOCOL_VERSION in meta)) return undefined;
  return jsonResponse(200, { jsonrpc: '2.0', id: message.id, result: initializeResult(definition) });
};

export const createDualEra: CreateDefinition = (environment) => ({
  ...createOpen(environment),
  name: 'dual-era',
  legacy: createFront(),
});
