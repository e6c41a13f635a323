// Breaks MCP-ERR-010.
import { refuse } from '../../server/answer.ts';
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

const CREDIT_EXHAUSTED = -32100;

export const numbersItsOwnErrors = fault({
  id: 'numbers-its-own-errors',
  does: 'Numbers its own errors from -32100 on, just below the range that it knows to be reserved.',
  definition: 'full',
  breaks: ['MCP-ERR-010'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'always_fails', (tool) => ({
      ...tool,
      run: (_, { message }) => refuse(200, message.id, CREDIT_EXHAUSTED, 'Your credit is used up'),
    })),
});
