// Breaks MCP-MET-003: a label of its prefix starts with a digit.
import { fault } from '../fault.ts';
import { addMetadata } from './add-metadata.ts';

export const startsALabelWithADigit = fault({
  id: 'starts-a-label-with-a-digit',
  does: 'Takes the name of the company into its prefix as it is.',
  definition: 'traced',
  breaks: ['MCP-MET-003'],
  blinds: [],
  define: addMetadata(() => ({ 'com.3d-studio/scene': 'harbour' })),
});
