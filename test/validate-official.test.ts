// The official server behind a real socket and as a real process: a validation finds what the rule pages say of it.
import { expect, test } from 'vitest';
import { createHttpSubject } from '../src/hosts/http-target.ts';
import { createHttpHost } from '../src/hosts/node-http.ts';
import { createStdioSubject } from '../src/hosts/stdio-target.ts';
import { DEMO } from '../src/run/demo.ts';
import { loadProbe } from '../src/run/run-probe.ts';
import { createSdkTarget } from '../src/run/sdk-target.ts';
import { SDK_STATE_LIFETIME } from '../src/run/sdk/server.ts';
import { validate } from '../src/run/validate.ts';
import type { Subject } from '../src/run/validate.ts';
import { readRules } from './rules.ts';

/** Validates it with all facts; gives the rules whose page says something else, those alone whose probe runs over `full` there. */
async function findDifferences(subject: Subject): Promise<string[]> {
  // It is older than the revision, whose changelog lets existing SDKs keep their codes.
  const { isNew: _, ...facts } = DEMO;
  const found = await validate(subject, { facts: { ...facts, stateLifetime: SDK_STATE_LIFETIME }, allows: () => true });
  expect([found.era.era, found.bugs, found.endedEarly]).toEqual(['modern', [], undefined]);
  expect(found.verdicts.length).toBeGreaterThan(60);
  const differences: string[] = [];
  for (const rule of readRules()) {
    const seen = found.verdicts.find(({ finding }) => finding.rule === rule.id)?.finding;
    if (rule.probe === undefined || seen === undefined) continue;
    if ((await loadProbe(rule.probe)).definition !== 'full') continue;
    if (seen.verdict !== (rule.sdk?.verdict ?? 'pass')) differences.push(`${rule.id} ${seen.verdict} ${seen.reason}`);
  }
  return differences;
}

test.concurrent(
  'over HTTP the official server gets what the rule pages say',
  { timeout: 240_000 },
  async ({ onTestFinished }) => {
    const host = createHttpHost((await createSdkTarget('full')).handler);
    onTestFinished(() => host.close());
    const subject = createHttpSubject(new URL(`http://127.0.0.1:${await host.listen(0)}/mcp`));
    onTestFinished(() => subject.close());
    // Nobody can be asked to stop a server beyond a network.
    expect(await findDifferences(subject)).toEqual(['MCP-SUB-007 untestable cannot-stop']);
  },
);

test.concurrent('over stdio too', { timeout: 240_000 }, async ({ onTestFinished }) => {
  const subject = createStdioSubject(process.execPath, ['test/official-stdio-server.ts']);
  onTestFinished(() => subject.close());
  // The end of its input is what asks it to stop, and with it the process ends.
  expect(await findDifferences(subject)).toEqual(['MCP-SUB-007 untestable exited']);
});
