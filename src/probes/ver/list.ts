// The probes of VER, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'legacy-handshake': async () => (await import('./legacy-handshake.ts')).legacyHandshake,
  'unknown-version': async () => (await import('./unknown-version.ts')).unknownVersion,
  'unknown-version-line': async () => (await import('./unknown-version-line.ts')).unknownVersionLine,
};
