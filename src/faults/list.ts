// Every fault by id, each loaded when it is needed.
import type { Fault } from './fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'draws-a-feature-group': async () => (await import('./stl/draws-a-feature-group.ts')).drawsAFeatureGroup,
  'ends-a-session-on-delete': async () => (await import('./stl/ends-a-session-on-delete.ts')).endsASessionOnDelete,
  'keeps-arguments-in-a-global': async () =>
    (await import('./stl/keeps-arguments-in-a-global.ts')).keepsArgumentsInAGlobal,
  'keeps-baskets-on-the-connection': async () =>
    (await import('./stl/keeps-baskets-on-the-connection.ts')).keepsBasketsOnTheConnection,
  'looks-up-the-event': async () => (await import('./stl/looks-up-the-event.ts')).looksUpTheEvent,
  'looks-up-the-session': async () => (await import('./stl/looks-up-the-session.ts')).looksUpTheSession,
  'mints-a-session-id': async () => (await import('./stl/mints-a-session-id.ts')).mintsASessionId,
  'opens-a-stream-on-get': async () => (await import('./stl/opens-a-stream-on-get.ts')).opensAStreamOnGet,
  'remembers-capabilities': async () => (await import('./stl/remembers-capabilities.ts')).remembersCapabilities,
  'remembers-client-info': async () => (await import('./stl/remembers-client-info.ts')).remembersClientInfo,
  'uses-the-last-basket': async () => (await import('./stl/uses-the-last-basket.ts')).usesTheLastBasket,
  'waits-for-initialize': async () => (await import('./stl/waits-for-initialize.ts')).waitsForInitialize,
};
