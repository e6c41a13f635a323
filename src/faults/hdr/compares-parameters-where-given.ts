// Breaks MCP-HDR-033.
import { readHeader } from '../../server/compare-header.ts';
import { checkParameter } from '../../server/steps/parameter-headers.ts';
import { compareWith } from './standard-headers.ts';
import { fault } from '../fault.ts';

export const comparesParametersWhereGiven = fault({
  id: 'compares-parameters-where-given',
  does: 'Compares a mirrored argument with its header where the header is given, and does without it otherwise.',
  definition: 'mirrored',
  breaks: ['MCP-HDR-033'],
  blinds: [],
  steps: () =>
    compareWith({
      parameter: (call, header, value) =>
        readHeader(call, header) === undefined ? undefined : checkParameter(call, header, value),
    }),
});
