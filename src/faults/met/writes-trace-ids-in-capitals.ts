// Breaks MCP-MET-016: the hexadecimal digits of a trace are capitals.
import { fault } from '../fault.ts';
import { addMetadata } from './add-metadata.ts';

export const writesTraceIdsInCapitals = fault({
  id: 'writes-trace-ids-in-capitals',
  does: 'Formats the ids of a trace with a function that gives capital letters.',
  definition: 'traced',
  breaks: ['MCP-MET-016'],
  blinds: [],
  define: addMetadata(({ traceparent }) => ({ traceparent: String(traceparent).toUpperCase() })),
});
