// The resources and the template that the official conformance suite reads.
import type { Resource, ResourceTemplate } from '../../src/server/definition.ts';
import { PIXEL } from './media.ts';

export const resources: readonly Resource[] = [
  {
    uri: 'test://static-text',
    name: 'static-text',
    description: 'A text that never changes.',
    mimeType: 'text/plain',
    read: () => ({
      contents: [
        {
          uri: 'test://static-text',
          mimeType: 'text/plain',
          text: 'This is the content of the static text resource.',
        },
      ],
    }),
  },
  {
    uri: 'test://static-binary',
    name: 'static-binary',
    description: 'An image that never changes.',
    mimeType: PIXEL.mimeType,
    read: () => ({ contents: [{ uri: 'test://static-binary', mimeType: PIXEL.mimeType, blob: PIXEL.data }] }),
  },
];

export const templates: readonly ResourceTemplate[] = [
  {
    uriTemplate: 'test://template/{id}/data',
    name: 'template-data',
    description: 'Data made from the id in its URI.',
    mimeType: 'application/json',
    read: ({ id = '' }) => ({
      contents: [
        {
          uri: `test://template/${id}/data`,
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
        },
      ],
    }),
  },
];
