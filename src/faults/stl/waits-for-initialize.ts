// Breaks MCP-STL-003. A server of the earlier era, ported with its handshake.
import { INVALID_REQUEST } from '../../protocol/error-codes.ts';
import { isObject, parseJson } from '../../protocol/json.ts';
import type { Connection } from '../../protocol/message.ts';
import { refuse } from '../../server/answer.ts';
import { answerInitialize } from '../../server/definitions/dual-era.ts';
import { fault } from '../fault.ts';

export const waitsForInitialize = fault({
  id: 'waits-for-initialize',
  does: 'Refuses every request of a connection until that connection has sent initialize.',
  definition: 'open',
  breaks: ['MCP-STL-003'],
  blinds: [
    'MCP-STL-001',
    'MCP-STL-002',
    'MCP-STL-004',
    'MCP-STL-005',
    'MCP-STL-006',
    'MCP-STL-007',
    'MCP-STL-008',
    'MCP-STL-009',
    'MCP-STL-010',
    'MCP-STL-012',
  ],
  define: (definition) => ({ ...definition, legacy: answerInitialize }),
  wrap: (next) => {
    const initialized = new WeakSet<Connection>();
    return async (request, connection) => {
      const message = typeof request.body === 'string' ? parseJson(request.body) : undefined;
      if (isObject(message) && message.method === 'initialize') initialized.add(connection);
      if (request.method !== 'POST' || initialized.has(connection)) return next(request, connection);
      const id = isObject(message) && typeof message.id === 'number' ? message.id : undefined;
      return refuse(400, id, INVALID_REQUEST, 'Server not initialized').refused;
    };
  },
});
