// The named definitions of the reference server.
import type { CreateDefinition } from '../definition.ts';
import { createDualEra } from './dual-era.ts';
import { createFull } from './full.ts';
import { createMinimal } from './minimal.ts';
import { createOpen } from './open.ts';
import { createProtected } from './protected.ts';

export const definitions = {
  open: createOpen,
  minimal: createMinimal,
  'dual-era': createDualEra,
  full: createFull,
  protected: createProtected,
} satisfies Record<string, CreateDefinition>;

export type DefinitionName = keyof typeof definitions;

/** All names, in the order they are crossed and listed. */
export const definitionNames = Object.keys(definitions) as DefinitionName[];
