// Demonstration tools for each kind of content that a result can carry (spec: server/tools#tool-result).
import type { JsonObject } from '../../protocol/json.ts';
import { textResult, toolError } from '../answer.ts';
import type { Tool } from '../definition.ts';
import { DOT_PNG, TONE_WAV } from './media.ts';

const NO_ARGUMENTS = { type: 'object', additionalProperties: false };
const READ_ONLY = { readOnlyHint: true };
const content = (...blocks: JsonObject[]): JsonObject => ({ content: blocks });

const drawDot: Tool = {
  name: 'draw_dot',
  title: 'Draw a dot',
  description: 'Returns a small picture.',
  inputSchema: NO_ARGUMENTS,
  annotations: READ_ONLY,
  run: () => content({ type: 'image', data: DOT_PNG, mimeType: 'image/png', annotations: { audience: ['user'] } }),
};

const playTone: Tool = {
  name: 'play_tone',
  title: 'Play a tone',
  description: 'Returns a very short tone.',
  inputSchema: NO_ARGUMENTS,
  annotations: READ_ONLY,
  run: () => content({ type: 'audio', data: TONE_WAV, mimeType: 'audio/wav' }),
};

const attachMenu: Tool = {
  name: 'attach_menu',
  title: 'Attach the menu',
  description: 'Returns the menu as an embedded resource.',
  inputSchema: NO_ARGUMENTS,
  annotations: READ_ONLY,
  run: () =>
    content({
      type: 'resource',
      resource: { uri: 'demo://menu', mimeType: 'text/plain', text: 'Soup, dumplings, plum cake.' },
    }),
};

const linkReadme: Tool = {
  name: 'link_readme',
  title: 'Link the read me',
  description: 'Returns a link to a resource, which can be read with resources/read.',
  inputSchema: NO_ARGUMENTS,
  annotations: READ_ONLY,
  run: () => content({ type: 'resource_link', uri: 'demo://readme', name: 'readme', mimeType: 'text/plain' }),
};

const compareMedia: Tool = {
  name: 'compare_media',
  title: 'Compare media',
  description: 'Returns text, a picture and a tone in one result.',
  inputSchema: NO_ARGUMENTS,
  annotations: READ_ONLY,
  run: () =>
    content(
      { type: 'text', text: 'One is to be seen, one to be heard.' },
      { type: 'image', data: DOT_PNG, mimeType: 'image/png' },
      { type: 'audio', data: TONE_WAV, mimeType: 'audio/wav' },
    ),
};

/** The same twice: as data that fits outputSchema, and as text for clients that read no data (spec: server/tools#structured-content). */
const forecast: Tool = {
  name: 'forecast',
  title: 'Weather forecast',
  description: 'Says tomorrow’s weather in a city. Made up, and always the same.',
  inputSchema: {
    type: 'object',
    properties: {
      city: { type: 'string', minLength: 1, description: 'Name of the city' },
      unit: { enum: ['celsius', 'fahrenheit'], default: 'celsius', description: 'Unit of the temperature' },
    },
    required: ['city'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: {
      city: { type: 'string' },
      temperature: { type: 'number' },
      unit: { enum: ['celsius', 'fahrenheit'] },
    },
    required: ['city', 'temperature', 'unit'],
    additionalProperties: false,
  },
  annotations: READ_ONLY,
  run: ({ city, unit = 'celsius' }) => {
    const structuredContent = { city, temperature: unit === 'celsius' ? 21 : 69.8, unit };
    return textResult(JSON.stringify(structuredContent), { structuredContent });
  },
};

/** Structured content can be any JSON value, a list too. */
const listPrimes: Tool = {
  name: 'list_primes',
  title: 'List primes',
  description: 'Lists the prime numbers up to a limit.',
  inputSchema: {
    type: 'object',
    properties: { limit: { type: 'integer', minimum: 2, maximum: 1000, description: 'The highest number to look at' } },
    required: ['limit'],
  },
  outputSchema: { type: 'array', items: { type: 'integer', minimum: 2 } },
  annotations: READ_ONLY,
  run: ({ limit }) => {
    const numbers = Array.from({ length: Number(limit) - 1 }, (_, at) => at + 2);
    const structuredContent = numbers.filter((number) =>
      numbers.every((other) => other >= number || number % other > 0),
    );
    return textResult(JSON.stringify(structuredContent), { structuredContent });
  },
};

const alwaysFails: Tool = {
  name: 'always_fails',
  title: 'Always fails',
  description: 'Fails with an error that the model can read.',
  inputSchema: NO_ARGUMENTS,
  run: () => toolError('The oven is cold: wait ten minutes and try again.'),
};

export const contentTools: readonly Tool[] = [
  drawDot,
  playTone,
  attachMenu,
  linkReadme,
  compareMedia,
  forecast,
  listPrimes,
  alwaysFails,
];
