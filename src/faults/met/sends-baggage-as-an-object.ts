// Breaks MCP-MET-017: baggage is an object.
import { fault } from '../fault.ts';
import { addMetadata } from './add-metadata.ts';

export const sendsBaggageAsAnObject = fault({
  id: 'sends-baggage-as-an-object',
  does: 'Sends baggage as a JSON object, since JSON has objects.',
  definition: 'traced',
  breaks: ['MCP-MET-017'],
  blinds: [],
  define: addMetadata(() => ({ baggage: { tenant: 'acme', plan: 'trial' } })),
});
