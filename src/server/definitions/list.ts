// The named definitions of the reference server, each loaded when it is needed.
import type { CreateDefinition } from '../definition.ts';

export const definitions = {
  open: async () => (await import('./open.ts')).createOpen,
  minimal: async () => (await import('./minimal.ts')).createMinimal,
  'dual-era': async () => (await import('./dual-era.ts')).createDualEra,
  mirrored: async () => (await import('./mirrored.ts')).createMirrored,
  full: async () => (await import('./full.ts')).createFull,
  protected: async () => (await import('./protected.ts')).createProtected,
  paged: async () => (await import('./paged.ts')).createPaged,
  'two-users': async () => (await import('./two-users.ts')).createTwoUsers,
  traced: async () => (await import('./traced.ts')).createTraced,
} satisfies Record<string, () => Promise<CreateDefinition>>;

export type DefinitionName = keyof typeof definitions;

/** All names, in the order they are crossed and listed. */
export const definitionNames = Object.keys(definitions) as DefinitionName[];
