// The faults of STL, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'draws-a-feature-group': async () => (await import('./draws-a-feature-group.ts')).drawsAFeatureGroup,
  'ends-a-session-on-delete': async () => (await import('./ends-a-session-on-delete.ts')).endsASessionOnDelete,
  'keeps-arguments-in-a-global': async () => (await import('./keeps-arguments-in-a-global.ts')).keepsArgumentsInAGlobal,
  'keeps-baskets-on-the-connection': async () =>
    (await import('./keeps-baskets-on-the-connection.ts')).keepsBasketsOnTheConnection,
  'looks-up-the-event': async () => (await import('./looks-up-the-event.ts')).looksUpTheEvent,
  'looks-up-the-session': async () => (await import('./looks-up-the-session.ts')).looksUpTheSession,
  'mints-a-session-id': async () => (await import('./mints-a-session-id.ts')).mintsASessionId,
  'opens-a-stream-on-get': async () => (await import('./opens-a-stream-on-get.ts')).opensAStreamOnGet,
  'remembers-capabilities': async () => (await import('./remembers-capabilities.ts')).remembersCapabilities,
  'remembers-client-info': async () => (await import('./remembers-client-info.ts')).remembersClientInfo,
  'uses-the-last-basket': async () => (await import('./uses-the-last-basket.ts')).usesTheLastBasket,
  'waits-for-initialize': async () => (await import('./waits-for-initialize.ts')).waitsForInitialize,
};
