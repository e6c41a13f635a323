import { expect, test } from 'vitest';
import { createFull } from '../definitions/full.ts';
import type { Definition } from '../definition.ts';
import { createAsk } from '../fixtures/ask.ts';

const without = (...keys: (keyof Definition)[]) => ({ ...Object.fromEntries(keys.map((key) => [key, undefined])) });

test.each<[string, object, object]>([
  [
    'everything',
    {},
    {
      tools: { listChanged: true },
      resources: { listChanged: true, subscribe: true },
      prompts: { listChanged: true },
      completions: {},
      logging: {},
    },
  ],
  ['nothing that changes', without('changes'), { tools: {}, resources: {}, prompts: {}, completions: {}, logging: {} }],
  [
    'templates alone',
    without('changes', 'prompts', 'resources', 'logging'),
    { tools: {}, resources: {}, completions: {} },
  ],
  [
    'nothing to complete',
    { ...without('changes', 'templates', 'logging', 'resources'), prompts: [{ name: 'p' }] },
    { tools: {}, prompts: {} },
  ],
  ['no tools', { ...without('changes', 'templates', 'logging', 'resources', 'prompts'), tools: [] }, {}],
])('a server that offers %s declares that', async (_, parts, capabilities) => {
  const ask = createAsk(createFull, (definition) => ({ ...definition, ...parts }));
  expect((await ask('server/discover')).result.capabilities).toEqual(capabilities);
});
