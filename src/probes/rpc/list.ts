// The probes of RPC, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'advertised-patterns': async () => (await import('./advertised-patterns.ts')).advertisedPatterns,
  'every-method': async () => (await import('./every-method.ts')).everyMethod,
  'refused-requests': async () => (await import('./refused-requests.ts')).refusedRequests,
  streams: async () => (await import('./streams.ts')).streams,
  'three-ids': async () => (await import('./three-ids.ts')).threeIds,
  'unasked-lines': async () => (await import('./unasked-lines.ts')).unaskedLines,
  'unknown-notification': async () => (await import('./unknown-notification.ts')).unknownNotification,
  'unknown-notification-line': async () => (await import('./unknown-notification-line.ts')).unknownNotificationLine,
};
