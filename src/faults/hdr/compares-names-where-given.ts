// Breaks MCP-HDR-039.
import { NAME_HEADER } from '../../protocol/headers.ts';
import { compareIfThere, compareWith, nameOf } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const comparesNamesWhereGiven = fault({
  id: 'compares-names-where-given',
  does: 'Compares Mcp-Name with the body where the header is given, and does without it otherwise.',
  definition: 'open',
  breaks: ['MCP-HDR-039'],
  blinds: [],
  steps: () =>
    compareWith({
      name: (call) => {
        const name = nameOf(call);
        return name === undefined ? undefined : compareIfThere(call, NAME_HEADER, name);
      },
    }),
});
