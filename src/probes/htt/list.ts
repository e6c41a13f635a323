// The probes of HTT, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'closed-stream': async () => (await import('./closed-stream.ts')).closedStream,
  'closed-stream-while-listening': async () =>
    (await import('./closed-stream-while-listening.ts')).closedStreamWhileListening,
  'foreign-origin': async () => (await import('./foreign-origin.ts')).foreignOrigin,
  'no-credentials': async () => (await import('./no-credentials.ts')).noCredentials,
  'parallel-work': async () => (await import('./parallel-work.ts')).parallelWork,
  'posted-notifications': async () => (await import('./posted-notifications.ts')).postedNotifications,
  'posted-requests': async () => (await import('./posted-requests.ts')).postedRequests,
  'streamed-work': async () => (await import('./streamed-work.ts')).streamedWork,
  'unknown-method': async () => (await import('./unknown-method.ts')).unknownMethod,
  'version-of-1900': async () => (await import('./version-of-1900.ts')).versionOf1900,
  'watched-streams': async () => (await import('./watched-streams.ts')).watchedStreams,
};
