// Breaks MCP-MET-002: an empty label stands between two dots.
import { fault } from '../fault.ts';
import { addMetadata } from './add-metadata.ts';

export const leavesALabelEmpty = fault({
  id: 'leaves-a-label-empty',
  does: 'Puts its prefix together from an owner and a team, also where there is no team.',
  definition: 'traced',
  breaks: ['MCP-MET-002'],
  blinds: [],
  define: addMetadata(() => ({ 'com..example/trace': 'run-7' })),
});
