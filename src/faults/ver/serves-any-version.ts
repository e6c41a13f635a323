// Breaks MCP-VER-001: header and body agree, and nobody asks whether the version exists.
import { fault } from '../fault.ts';

export const servesAnyVersion = fault({
  id: 'serves-any-version',
  does: 'Compares the version in the header with the one in the body and serves whatever both say.',
  definition: 'open',
  breaks: ['MCP-VER-001'],
  blinds: ['MCP-HTT-021', 'MCP-RPC-001'],
  steps: () => ({ version: () => undefined }),
});
