// What tests of validations over our own hosts share.
import { DEMO } from '../src/run/demo.ts';
import type { Validation } from '../src/run/validate.ts';

// To see a state lapse would take ten minutes.
const { stateLifetime: _, ...facts } = DEMO;

/** What is known of the demonstration tools, without what would take long. */
export const FACTS = facts;

/** Everything that is no pass: rule, probe, verdict, reason. */
export const listRest = ({ verdicts }: Validation): string[] =>
  verdicts
    .filter(({ finding }) => finding.verdict !== 'pass')
    .map(({ finding, run }) => `${finding.rule} ${run.probe}: ${finding.verdict}, ${finding.reason}`);

/** What of the full demonstration server cannot be seen over any transport: it does not send it, or it would take too long. */
export const NEVER_SEEN = [
  'MCP-MET-004 metadata-of-results: untestable, no-vendor-prefix',
  'MCP-MET-016 metadata-of-results: untestable, no-trace',
  'MCP-MET-017 metadata-of-results: untestable, no-baggage',
  'MCP-MRT-010 lapsed-state: untestable, lifetime-unknown',
];
