// The faults of RPC, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'advertises-without-listen': async () => (await import('./advertises-without-listen.ts')).advertisesWithoutListen,
  'answers-notification-lines': async () => (await import('./answers-notification-lines.ts')).answersNotificationLines,
  'answers-notifications': async () => (await import('./answers-notifications.ts')).answersNotifications,
  'answers-with-the-id-alone': async () => (await import('./answers-with-the-id-alone.ts')).answersWithTheIdAlone,
  'asks-in-the-middle': async () => (await import('./asks-in-the-middle.ts')).asksInTheMiddle,
  'leaves-out-jsonrpc': async () => (await import('./leaves-out-jsonrpc.ts')).leavesOutJsonrpc,
  'lists-without-a-type': async () => (await import('./lists-without-a-type.ts')).listsWithoutAType,
  'loses-the-id-zero': async () => (await import('./loses-the-id-zero.ts')).losesTheIdZero,
  'makes-strings-of-ids': async () => (await import('./makes-strings-of-ids.ts')).makesStringsOfIds,
  'pings-the-client': async () => (await import('./pings-the-client.ts')).pingsTheClient,
  'puts-ids-on-notifications': async () => (await import('./puts-ids-on-notifications.ts')).putsIdsOnNotifications,
  'refuses-versions-without-an-id': async () =>
    (await import('./refuses-versions-without-an-id.ts')).refusesVersionsWithoutAnId,
  'sends-a-code-alone': async () => (await import('./sends-a-code-alone.ts')).sendsACodeAlone,
  'sends-an-empty-error': async () => (await import('./sends-an-empty-error.ts')).sendsAnEmptyError,
  'starts-a-task-unasked': async () => (await import('./starts-a-task-unasked.ts')).startsATaskUnasked,
  'takes-id-zero-for-none': async () => (await import('./takes-id-zero-for-none.ts')).takesIdZeroForNone,
};
