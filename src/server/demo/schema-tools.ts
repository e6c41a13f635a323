// Demonstration tools whose schemas show the two dialects and what a schema can demand (spec: basic/index#schema-dialect).
import { textResult } from '../answer.ts';
import type { Tool } from '../definition.ts';

/** Without `$schema` it is of 2020-12, which has `dependentRequired` and `$defs`. */
const shipParcel: Tool = {
  name: 'ship_parcel',
  title: 'Ship a parcel',
  description: 'Says how a parcel would be shipped. Ships nothing.',
  inputSchema: {
    type: 'object',
    properties: {
      to: { $ref: '#/$defs/address' },
      weight: { type: 'number', exclusiveMinimum: 0, maximum: 30, description: 'Kilograms' },
      insured_value: { type: 'number', minimum: 1, description: 'What is insured; needs contents too' },
      contents: { type: 'string', description: 'What is inside' },
    },
    required: ['to', 'weight'],
    dependentRequired: { insured_value: ['contents'] },
    additionalProperties: false,
    $defs: {
      address: {
        type: 'object',
        properties: { city: { type: 'string', description: 'City' }, country: { enum: ['AT', 'DE', 'CH'] } },
        required: ['city', 'country'],
        additionalProperties: false,
      },
    },
  },
  annotations: { readOnlyHint: true },
  run: ({ weight }) => textResult(Number(weight) > 10 ? 'By lorry' : 'By bicycle'),
};

/** Draft-07, where `items` may be a list: one schema for each place. In 2020-12 that is `prefixItems`. */
const plotPoint: Tool = {
  name: 'plot_point',
  title: 'Plot a point',
  description: 'Says in which quadrant a point lies.',
  inputSchema: {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: {
      point: {
        type: 'array',
        items: [
          { type: 'number', description: 'x' },
          { type: 'number', description: 'y' },
        ],
        additionalItems: false,
        minItems: 2,
      },
    },
    required: ['point'],
  },
  annotations: { readOnlyHint: true },
  run: ({ point }) => {
    const [x, y] = (point as [number, number]).map((place) => place >= 0);
    return textResult(`Quadrant ${y ? (x ? 1 : 2) : x ? 4 : 3}`);
  },
};

export const schemaTools: readonly Tool[] = [shipParcel, plotPoint];
