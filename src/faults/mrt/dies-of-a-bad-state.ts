// Breaks MCP-MRT-006: what decodes the state throws where nothing catches it.
import { isObject, parseJson } from '../../protocol/json.ts';
import { fault } from '../fault.ts';

export const diesOfABadState = fault({
  id: 'dies-of-a-bad-state',
  does: 'Decodes the state in a callback; what throws there ends the process.',
  definition: 'full',
  breaks: ['MCP-MRT-006'],
  blinds: [],
  wrap: (next) => {
    let isDown = false;
    return (request, connection, closed) => {
      if (isDown) throw new Error('connect ECONNREFUSED');
      try {
        logLength(String(request.body));
      } catch {
        isDown = true;
        throw new Error('socket hang up');
      }
      return next(request, connection, closed);
    };
  },
});

/** For the metrics: how long the state is. */
function logLength(body: string): number {
  const message = parseJson(body);
  const params = isObject(message) && isObject(message.params) ? message.params : {};
  if (typeof params.requestState !== 'string') return 0;
  return atob(params.requestState.replaceAll('-', '+').replaceAll('_', '/')).length;
}
