// What the official conformance suite remarks about our server besides passes, each with the reason why it stays so.

export interface KnownRemark {
  scenario: string;
  /** The suite's id of the check. */
  check: string;
  status: 'WARNING' | 'SKIPPED' | 'INFO';
  reason: string;
}

/** Remarks of required scenarios. A new one fails the run, and so does one that is here but no longer made. */
export const knownRemarks: readonly KnownRemark[] = [
  {
    scenario: 'server-sse-multiple-streams',
    check: 'server-sse-streams-functional',
    status: 'INFO',
    reason:
      'The scenario calls tools/list three times at once. The server answers with JSON, as it may; it opens a stream only when something precedes the response.',
  },
];

/** Scenarios that the revision does not require and the server does not pass. Each fails the run when it begins to pass. */
export const knownUnscored: Readonly<Record<string, string>> = {
  'tasks-status-notifications': 'The suite itself skips it.',
  ...Object.fromEntries(
    [
      'tasks-lifecycle',
      'tasks-capability-negotiation',
      'tasks-wire-fields',
      'tasks-request-state-removal',
      'tasks-mrtr-input',
      'tasks-request-headers',
      'tasks-dispatch-and-envelope',
      'tasks-required-task-error',
      'tasks-mrtr-composition',
    ].map((scenario) => [scenario, 'The server does not offer the extension io.modelcontextprotocol/tasks.']),
  ),
};
