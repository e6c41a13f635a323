// Breaks MCP-MET-004: a prefix is written as in a URL.
import { fault } from '../fault.ts';
import { addMetadata } from './add-metadata.ts';

export const writesItsDomainForward = fault({
  id: 'writes-its-domain-forward',
  does: 'Uses its domain as a prefix, as it stands in a URL.',
  definition: 'traced',
  breaks: ['MCP-MET-004'],
  blinds: [],
  define: addMetadata(() => ({ 'example.com/cost': 0.2 })),
});
