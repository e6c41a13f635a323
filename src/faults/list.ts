// Every fault by id, each loaded when it is needed. The lists of the categories are loaded on demand too, so that an
// engine in a browser starts small: what it knows from the start is which id stands in which list.
import type { Fault } from './fault.ts';

type List = Readonly<Record<string, () => Promise<Fault>>>;

const lists: Readonly<Record<string, () => Promise<List>>> = {
  can: async () => (await import('./can/list.ts')).faults,
  cch: async () => (await import('./cch/list.ts')).faults,
  dsc: async () => (await import('./dsc/list.ts')).faults,
  err: async () => (await import('./err/list.ts')).faults,
  hdr: async () => (await import('./hdr/list.ts')).faults,
  htt: async () => (await import('./htt/list.ts')).faults,
  met: async () => (await import('./met/list.ts')).faults,
  mrt: async () => (await import('./mrt/list.ts')).faults,
  pag: async () => (await import('./pag/list.ts')).faults,
  prg: async () => (await import('./prg/list.ts')).faults,
  rpc: async () => (await import('./rpc/list.ts')).faults,
  stl: async () => (await import('./stl/list.ts')).faults,
  sub: async () => (await import('./sub/list.ts')).faults,
  ver: async () => (await import('./ver/list.ts')).faults,
};

/** The ids of each list, in its order; a test holds the two together. */
const IDS: Readonly<Record<string, string>> = {
  can: 'answers-unknown-cancellations confirms-cancellations drops-its-subscriptions frees-a-request-twice gives-up-with-a-cancellation reads-the-id-unchecked works-on-after-a-cancellation',
  cch: 'drops-a-lifetime-of-zero filters-the-list-only forgets-hints-on-reads puts-hints-into-meta says-minus-one shares-later-pages shares-what-it-filtered trusts-the-scope',
  dsc: 'has-no-discover names-itself-in-the-body names-one-version',
  err: 'asks-by-error invents-a-rate-limit-code keeps-the-old-not-found numbers-its-own-errors passes-error-names-on says-server-error takes-a-reserved-code takes-an-unknown-tool-for-a-mismatch',
  hdr: 'answers-200-to-wrong-headers assumes-this-revision calls-parameter-headers-invalid-params calls-wrong-headers-invalid-requests compares-encoded-names-as-text compares-encoded-parameters-as-text compares-integers-as-text compares-methods-without-case compares-names-where-given compares-parameters-where-given decodes-base64-leniently does-not-compare-parameters does-without-mcp-method expects-null-in-a-header fills-in-defaults-first goes-by-the-body looks-at-top-level-parameters-only looks-up-headers-by-spelling mirrors-a-number mirrors-an-api-key mirrors-an-object mirrors-two-under-one-name mirrors-under-a-label mirrors-under-no-name mirrors-under-two-lines mirrors-within-a-branch mirrors-within-an-array refuses-headers-in-plain-text takes-any-name takes-bytes-beyond-ascii takes-the-version-from-the-body',
  htt: 'announces-changes-on-every-stream answers-notifications-with-204 broadcasts-progress compares-origin-with-host delivers-late-news-elsewhere finishes-the-batch-first guards-writing-tools hides-unknown-methods-in-200 keeps-the-stream-open labels-json-as-text lets-proxies-buffer never-looks-at-origin pings-on-the-stream refuses-notifications-with-200 refuses-origins-with-400 refuses-versions-with-200 runs-on-after-the-client-left says-ok-to-notifications streams-under-another-path',
  met: 'reads-unknown-keys-as-text leaves-a-label-empty starts-a-label-with-a-digit writes-its-domain-forward marks-keys-as-private fills-in-missing-metadata calls-missing-metadata-an-invalid-request sends-malformed-requests-a-200 never-looks-at-capabilities lists-capabilities-by-name calls-a-missing-capability-a-bad-parameter reports-missing-capabilities-with-200 names-itself-in-discovery-alone shows-a-tool-to-one-host trusts-a-client-name sends-its-request-number-as-a-trace writes-trace-ids-in-capitals sends-baggage-as-an-object',
  mrt: 'asks-in-a-complete-result asks-on-the-stream asks-before-listing repeats-a-key asks-by-a-method-of-its-own dies-of-a-bad-state state-in-plain-base64 goes-on-without-the-state state-for-anybody state-for-ever state-for-any-call redeems-twice asks-for-nothing forgets-a-capability locks-until-the-retry takes-any-response takes-any-content wraps-a-protocol-error refuses-extra-responses refuses-missing-responses',
  pag: 'burns-cursors ends-the-list keeps-cursors-on-the-connection starts-again',
  prg: 'holds-progress-back makes-up-a-progress-token repeats-progress-to-stay-alive reports-every-step restarts-for-each-phase sends-step-codes turns-tokens-into-strings',
  rpc: 'advertises-without-listen answers-notification-lines answers-notifications answers-with-the-id-alone asks-in-the-middle leaves-out-jsonrpc lists-without-a-type loses-the-id-zero makes-strings-of-ids pings-the-client puts-ids-on-notifications refuses-versions-without-an-id sends-a-code-alone sends-an-empty-error starts-a-task-unasked takes-id-zero-for-none',
  stl: 'draws-a-feature-group ends-a-session-on-delete keeps-arguments-in-a-global keeps-baskets-on-the-connection looks-up-the-event looks-up-the-session mints-a-session-id opens-a-stream-on-get remembers-capabilities remembers-client-info uses-the-last-basket waits-for-initialize',
  sub: 'acknowledges-nothing answers-listen-at-once closes-streams-on-shutdown grants-every-kind-of-change replays-changes-before-acknowledging sends-changes-untagged turns-subscription-ids-into-strings',
  ver: 'calls-the-version-bad-params lets-discover-through serves-any-version settles-the-version-once turns-the-handshake-away-curtly',
};

async function load(category: string, id: string): Promise<Fault> {
  const fault = (await lists[category]?.())?.[id];
  if (fault === undefined)
    throw new Error(
      `src/faults/${category}/list.ts lists no ${id}, which src/faults/list.ts names; correct one of them`,
    );
  return fault();
}

export const faults: List = Object.fromEntries(
  Object.entries(IDS).flatMap(([category, ids]) => ids.split(' ').map((id) => [id, () => load(category, id)])),
);
