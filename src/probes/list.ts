// Every probe by id, each loaded when it is needed. The lists of the categories are loaded on demand too, so that an
// engine in a browser starts small: what it knows from the start is which id stands in which list.
import type { Probe } from './probe.ts';

type List = Readonly<Record<string, () => Promise<Probe>>>;

const lists: Readonly<Record<string, () => Promise<List>>> = {
  can: async () => (await import('./can/list.ts')).probes,
  cch: async () => (await import('./cch/list.ts')).probes,
  dsc: async () => (await import('./dsc/list.ts')).probes,
  err: async () => (await import('./err/list.ts')).probes,
  hdr: async () => (await import('./hdr/list.ts')).probes,
  htt: async () => (await import('./htt/list.ts')).probes,
  met: async () => (await import('./met/list.ts')).probes,
  mrt: async () => (await import('./mrt/list.ts')).probes,
  pag: async () => (await import('./pag/list.ts')).probes,
  prg: async () => (await import('./prg/list.ts')).probes,
  rpc: async () => (await import('./rpc/list.ts')).probes,
  stl: async () => (await import('./stl/list.ts')).probes,
  sub: async () => (await import('./sub/list.ts')).probes,
  ver: async () => (await import('./ver/list.ts')).probes,
};

/** The ids of each list, in its order; a test holds the two together. */
const IDS: Readonly<Record<string, string>> = {
  can: 'cancelled-call slow-call stop-over-stdio stray-cancellations',
  cch: 'cacheable-results foreign-resource list-of-two-users pages-of-lists restricted-call',
  dsc: 'discover',
  err: 'common-mistakes refused-deliveries visit-to-a-page',
  hdr: 'absent-parameter encoded-headers header-name-case integer-header invalid-parameter-header method-header name-header parameter-headers tool-annotations version-header',
  htt: 'closed-stream closed-stream-while-listening foreign-origin no-credentials parallel-work posted-notifications posted-requests streamed-work unknown-method version-of-1900 watched-streams',
  met: 'missing-metadata undeclared-elicitation metadata-of-results unknown-reserved-key other-client-names names-instead-of-a-token',
  mrt: 'every-kind-of-input requests-that-cannot-ask undeclared-input hostile-states changed-state state-of-another-user lapsed-state state-of-another-call used-state abandoned-input wrong-responses extra-and-missing-responses',
  pag: 'cursor-used-again invented-cursor',
  prg: 'many-steps progress-tokens',
  rpc: 'advertised-patterns every-method refused-requests streams three-ids unasked-lines unknown-notification unknown-notification-line',
  stl: 'call-without-handle cold-list get-and-delete handle-on-another-connection last-event-id list-per-connection overlapping-calls session-header two-callers two-declarations',
  sub: 'changes-while-opening first-message server-stop two-subscriptions',
  ver: 'legacy-handshake unknown-version unknown-version-line',
};

async function load(category: string, id: string): Promise<Probe> {
  const probe = (await lists[category]?.())?.[id];
  if (probe === undefined)
    throw new Error(
      `src/probes/${category}/list.ts lists no ${id}, which src/probes/list.ts names; correct one of them`,
    );
  return probe();
}

export const probes: List = Object.fromEntries(
  Object.entries(IDS).flatMap(([category, ids]) => ids.split(' ').map((id) => [id, () => load(category, id)])),
);
