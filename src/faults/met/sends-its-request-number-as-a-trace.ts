// Breaks MCP-MET-016: what stands in traceparent is no trace context.
import { fault } from '../fault.ts';
import { addMetadata } from './add-metadata.ts';

export const sendsItsRequestNumberAsATrace = fault({
  id: 'sends-its-request-number-as-a-trace',
  does: 'Puts the number under which its log holds the request where a trace is expected.',
  definition: 'traced',
  breaks: ['MCP-MET-016'],
  blinds: [],
  define: addMetadata(() => ({ traceparent: 'abc123' })),
});
