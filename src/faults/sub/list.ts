// The faults of SUB, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'acknowledges-nothing': async () => (await import('./acknowledges-nothing.ts')).acknowledgesNothing,
  'answers-listen-at-once': async () => (await import('./answers-listen-at-once.ts')).answersListenAtOnce,
  'closes-streams-on-shutdown': async () => (await import('./closes-streams-on-shutdown.ts')).closesStreamsOnShutdown,
  'grants-every-kind-of-change': async () => (await import('./grants-every-kind-of-change.ts')).grantsEveryKindOfChange,
  'replays-changes-before-acknowledging': async () =>
    (await import('./replays-changes-before-acknowledging.ts')).replaysChangesBeforeAcknowledging,
  'sends-changes-untagged': async () => (await import('./sends-changes-untagged.ts')).sendsChangesUntagged,
  'turns-subscription-ids-into-strings': async () =>
    (await import('./turns-subscription-ids-into-strings.ts')).turnsSubscriptionIdsIntoStrings,
};
