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
  blinds: 'the rest',
  // Rules that a refusal keeps too, and those whose probes run over stdio alone, which this does not wrap.
  spares: [
    'MCP-CAN-016',
    'MCP-CAN-020',
    'MCP-CAN-021',
    'MCP-ERR-001',
    'MCP-ERR-002',
    'MCP-ERR-003',
    'MCP-ERR-005',
    'MCP-ERR-010',
    'MCP-HTT-001',
    'MCP-HTT-011',
    'MCP-RPC-002',
    'MCP-RPC-014',
    'MCP-RPC-015',
    'MCP-RPC-016',
    'MCP-RPC-020',
    'MCP-VER-001',
  ],
  define: (definition) => ({ ...definition, legacy: answerInitialize }),
  wrap: (next) => {
    const initialized = new WeakSet<Connection>();
    return async (request, connection) => {
      const message = typeof request.body === 'string' ? parseJson(request.body) : undefined;
      if (isObject(message) && message.method === 'initialize') initialized.add(connection);
      if (request.method !== 'POST' || initialized.has(connection)) return next(request, connection);
      const id = isObject(message) ? message.id : undefined;
      const isId = typeof id === 'string' || typeof id === 'number';
      return refuse(400, isId ? id : undefined, INVALID_REQUEST, 'Server not initialized').refused;
    };
  },
});
