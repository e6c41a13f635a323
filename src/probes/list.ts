// Every probe by id, each loaded when it is needed.
import type { Probe } from './probe.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
  'call-without-handle': async () => (await import('./stl/call-without-handle.ts')).callWithoutHandle,
  'cold-list': async () => (await import('./stl/cold-list.ts')).coldList,
  'get-and-delete': async () => (await import('./stl/get-and-delete.ts')).getAndDelete,
  'handle-on-another-connection': async () =>
    (await import('./stl/handle-on-another-connection.ts')).handleOnAnotherConnection,
  'last-event-id': async () => (await import('./stl/last-event-id.ts')).lastEventId,
  'list-per-connection': async () => (await import('./stl/list-per-connection.ts')).listPerConnection,
  'overlapping-calls': async () => (await import('./stl/overlapping-calls.ts')).overlappingCalls,
  'session-header': async () => (await import('./stl/session-header.ts')).sessionHeader,
  'two-callers': async () => (await import('./stl/two-callers.ts')).twoCallers,
  'two-declarations': async () => (await import('./stl/two-declarations.ts')).twoDeclarations,
};
