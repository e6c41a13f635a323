// The faults of HTT, each loaded when it is needed.
import type { Fault } from '../fault.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  'announces-changes-on-every-stream': async () =>
    (await import('./announces-changes-on-every-stream.ts')).announcesChangesOnEveryStream,
  'answers-notifications-with-204': async () =>
    (await import('./answers-notifications-with-204.ts')).answersNotificationsWith204,
  'broadcasts-progress': async () => (await import('./broadcasts-progress.ts')).broadcastsProgress,
  'compares-origin-with-host': async () => (await import('./compares-origin-with-host.ts')).comparesOriginWithHost,
  'delivers-late-news-elsewhere': async () =>
    (await import('./delivers-late-news-elsewhere.ts')).deliversLateNewsElsewhere,
  'finishes-the-batch-first': async () => (await import('./finishes-the-batch-first.ts')).finishesTheBatchFirst,
  'guards-writing-tools': async () => (await import('./guards-writing-tools.ts')).guardsWritingTools,
  'hides-unknown-methods-in-200': async () =>
    (await import('./hides-unknown-methods-in-200.ts')).hidesUnknownMethodsIn200,
  'keeps-the-stream-open': async () => (await import('./keeps-the-stream-open.ts')).keepsTheStreamOpen,
  'labels-json-as-text': async () => (await import('./labels-json-as-text.ts')).labelsJsonAsText,
  'lets-proxies-buffer': async () => (await import('./lets-proxies-buffer.ts')).letsProxiesBuffer,
  'never-looks-at-origin': async () => (await import('./never-looks-at-origin.ts')).neverLooksAtOrigin,
  'pings-on-the-stream': async () => (await import('./pings-on-the-stream.ts')).pingsOnTheStream,
  'refuses-notifications-with-200': async () =>
    (await import('./refuses-notifications-with-200.ts')).refusesNotificationsWith200,
  'refuses-origins-with-400': async () => (await import('./refuses-origins-with-400.ts')).refusesOriginsWith400,
  'refuses-versions-with-200': async () => (await import('./refuses-versions-with-200.ts')).refusesVersionsWith200,
  'runs-on-after-the-client-left': async () =>
    (await import('./runs-on-after-the-client-left.ts')).runsOnAfterTheClientLeft,
  'says-ok-to-notifications': async () => (await import('./says-ok-to-notifications.ts')).saysOkToNotifications,
  'streams-under-another-path': async () => (await import('./streams-under-another-path.ts')).streamsUnderAnotherPath,
};
