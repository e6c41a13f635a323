// The minimal definition: what every server must have, and no tools.
import type { CreateDefinition } from '../definition.ts';
import { createOpen } from './open.ts';

export const createMinimal: CreateDefinition = (environment) => ({
  ...createOpen(environment),
  name: 'minimal',
  instructions: 'A demonstration server that offers nothing but server/discover.',
  tools: [],
});
