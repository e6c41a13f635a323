// Breaks MCP-MRT-004: two helpers ask under the same name, and the writer of the JSON does not notice.
import { fault } from '../fault.ts';

export const repeatsAKey = fault({
  id: 'repeats-a-key',
  does: 'Writes inputRequests entry by entry, each under the key "question".',
  definition: 'full',
  breaks: ['MCP-MRT-004'],
  blinds: [],
  wrap: (next) => async (request, connection, closed) => {
    const response = await next(request, connection, closed);
    if (typeof response.body !== 'string' || !response.body.includes('"sampling/createMessage"')) return response;
    // No object of JavaScript holds a key twice; a writer that goes through a list of pairs puts down both.
    return { ...response, body: response.body.replace(/"(recipient|text)":(?=\{"method":)/g, '"question":') };
  },
});
