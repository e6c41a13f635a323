// The tools that the official conformance suite lists or calls for their input schemas.
import { textResult } from '../../src/server/answer.ts';
import type { Tool } from '../../src/server/definition.ts';
import { describeTool } from './describe-tool.ts';

/** One whose schema uses what JSON Schema 2020-12 has over its predecessors, and one whose argument stands in a header. */
export const schemaTools: readonly Tool[] = [
  describeTool('json_schema_2020_12_tool', 'Takes a name and one way to reach its owner.', () => textResult('Valid.'), {
    inputSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      $defs: {
        address: {
          $anchor: 'addressDef',
          type: 'object',
          properties: { street: { type: 'string' }, city: { type: 'string' } },
        },
      },
      properties: {
        name: { type: 'string' },
        address: { $ref: '#/$defs/address' },
        contactMethod: { type: 'string', enum: ['phone', 'email'] },
        phone: { type: 'string' },
        email: { type: 'string' },
      },
      allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
      if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
      then: { required: ['phone'] },
      else: { required: ['email'] },
      additionalProperties: false,
    },
  }),
  describeTool(
    'test_header_parameters',
    'Takes a region, which a header repeats.',
    ({ region }) => textResult(`Region ${JSON.stringify(region)}`),
    {
      inputSchema: {
        type: 'object',
        properties: { region: { type: 'string', 'x-mcp-header': 'Region' } },
        required: ['region'],
      },
    },
  ),
];
