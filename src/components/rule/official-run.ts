// What the official server got from one probe, and how a page comes by it.
import type { ProbeRun } from '../../run/result.ts';

export type OfficialRun = Pick<ProbeRun, 'probe' | 'bug' | 'findings'>;

declare global {
  /**
   * Runs these probes over the official server, or all, in a process of its own. Set by `scripts/official-server.ts`: what
   * is bundled for pages and what Astro starts with have no module in common.
   */
  var askOfficialServer: (probes?: readonly string[]) => Promise<OfficialRun[]>;
}
