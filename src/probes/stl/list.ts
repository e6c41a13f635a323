// The probes of STL, each loaded when it is needed.
import type { Probe } from '../probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'call-without-handle': async () => (await import('./call-without-handle.ts')).callWithoutHandle,
  'cold-list': async () => (await import('./cold-list.ts')).coldList,
  'get-and-delete': async () => (await import('./get-and-delete.ts')).getAndDelete,
  'handle-on-another-connection': async () =>
    (await import('./handle-on-another-connection.ts')).handleOnAnotherConnection,
  'last-event-id': async () => (await import('./last-event-id.ts')).lastEventId,
  'list-per-connection': async () => (await import('./list-per-connection.ts')).listPerConnection,
  'overlapping-calls': async () => (await import('./overlapping-calls.ts')).overlappingCalls,
  'session-header': async () => (await import('./session-header.ts')).sessionHeader,
  'two-callers': async () => (await import('./two-callers.ts')).twoCallers,
  'two-declarations': async () => (await import('./two-declarations.ts')).twoDeclarations,
};
