// The mirrored definition: two tools, one of them with arguments that are repeated in headers.
import type { CreateDefinition } from '../definition.ts';
import { routeQuery } from '../demo/header-tool.ts';
import { echo } from '../tools.ts';
import { createOpen } from './open.ts';

export const createMirrored: CreateDefinition = (environment) => ({
  ...createOpen(environment),
  name: 'mirrored',
  tools: [echo, routeQuery],
});
