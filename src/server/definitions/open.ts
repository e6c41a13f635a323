// The open definition: no authorization, only this revision, all demonstration tools.
import { REVISION } from '../../protocol/revision.ts';
import type { CreateDefinition } from '../definition.ts';
import { bookTable, createBasketTools, echo, slowEcho, whoami } from '../tools.ts';

export const createOpen: CreateDefinition = (environment) => ({
  name: 'open',
  serverInfo: { name: 'wireproof-reference', version: '1.0.0' },
  instructions: 'A demonstration server. Its tools change nothing outside it.',
  supportedVersions: [REVISION],
  allowedOrigins: ['http://localhost:4321'],
  tools: [echo, slowEcho, whoami, bookTable, ...createBasketTools(environment)],
  cache: { ttlMs: 300_000, cacheScope: 'public' },
});
