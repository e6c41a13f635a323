// The named definitions of the reference server, each loaded when it is needed.
import type { CreateDefinition } from '../definition.ts';

export const definitions = {
  open: async () => (await import('./open.ts')).createOpen,
  minimal: async () => (await import('./minimal.ts')).createMinimal,
  'dual-era': async () => (await import('./dual-era.ts')).createDualEra,
  full: async () => (await import('./full.ts')).createFull,
  protected: async () => (await import('./protected.ts')).createProtected,
} satisfies Record<string, () => Promise<CreateDefinition>>;

export type DefinitionName = keyof typeof definitions;

/** All names, in the order they are crossed and listed. */
export const definitionNames = Object.keys(definitions) as DefinitionName[];
