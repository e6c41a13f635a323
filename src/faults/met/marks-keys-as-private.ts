// Breaks MCP-MET-005: a name begins with an underscore.
import { fault } from '../fault.ts';
import { addMetadata } from './add-metadata.ts';

export const marksKeysAsPrivate = fault({
  id: 'marks-keys-as-private',
  does: 'Begins the name of a key with an underscore, to say that it is nobody’s business.',
  definition: 'traced',
  breaks: ['MCP-MET-005'],
  blinds: [],
  define: addMetadata(() => ({ 'com.example/_internal': true })),
});
