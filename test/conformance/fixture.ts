// The server under test of the official conformance suite: our own, with the tools, prompts and resources it looks for.
import { REVISION } from '../../src/protocol/revision.ts';
import { createChanges } from '../../src/server/changes.ts';
import type { CreateDefinition } from '../../src/server/definition.ts';
import { contentTools } from './content-tools.ts';
import { inputTools } from './input-tools.ts';
import { prompts } from './prompts.ts';
import { resources, templates } from './resources.ts';
import { schemaTools } from './schema-tools.ts';
import { createWorkTools } from './work-tools.ts';

/** Creates the fixture; web pages of the given origins may call it. */
export const createFixture =
  (allowedOrigins: readonly string[]): CreateDefinition =>
  () => {
    const changes = createChanges();
    return {
      name: 'conformance',
      serverInfo: { name: 'wireproof-conformance', version: '1.0.0' },
      supportedVersions: [REVISION],
      allowedOrigins,
      tools: [...contentTools, ...createWorkTools(changes), ...inputTools, ...schemaTools],
      resources,
      templates,
      prompts,
      cache: { ttlMs: 60_000, cacheScope: 'public' },
      changes,
      logging: true,
    };
  };
