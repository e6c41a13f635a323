// The probes of MET, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'missing-metadata': async () => (await import('./missing-metadata.ts')).missingMetadata,
  'undeclared-elicitation': async () => (await import('./undeclared-elicitation.ts')).undeclaredElicitation,
  'metadata-of-results': async () => (await import('./metadata-of-results.ts')).metadataOfResults,
  'unknown-reserved-key': async () => (await import('./unknown-reserved-key.ts')).unknownReservedKey,
  'other-client-names': async () => (await import('./other-client-names.ts')).otherClientNames,
  'names-instead-of-a-token': async () => (await import('./names-instead-of-a-token.ts')).namesInsteadOfAToken,
};
