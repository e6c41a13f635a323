// Breaks MCP-ERR-008.
import { refuse } from '../../server/answer.ts';
import { changeTool } from '../../server/definition.ts';
import { fault } from '../fault.ts';

const URL_ELICITATION_REQUIRED = -32042;

export const asksByError = fault({
  id: 'asks-by-error',
  does: 'Sends the user to a web page as the revision before did: with an error whose data holds the address.',
  definition: 'full',
  breaks: ['MCP-ERR-008'],
  blinds: [],
  define: (definition) =>
    changeTool(definition, 'connect_calendar', (tool) => ({
      ...tool,
      run: (_, { message }) => {
        const page = { mode: 'url', message: 'Sign in', url: 'https://calendar.wireproof.example/connect' };
        const elicitations = [{ ...page, elicitationId: 'calendar' }];
        return refuse(200, message.id, URL_ELICITATION_REQUIRED, 'Sign in first', { elicitations });
      },
    })),
});
