// The paged definition: a little of everything that can be listed and cached, on pages of two.
import type { CreateDefinition } from '../definition.ts';
import { brainstorm } from '../demo/prompts.ts';
import { clock, dot, handbook, readme } from '../demo/resources.ts';
import { bookTable, echo, slowEcho, whoami } from '../tools.ts';
import { createOpen } from './open.ts';

export const createPaged: CreateDefinition = (environment) => ({
  ...createOpen(environment),
  name: 'paged',
  tools: [echo, slowEcho, whoami, bookTable],
  resources: [readme, dot, clock],
  templates: [handbook],
  prompts: [brainstorm],
  pageSize: 2,
});
