// A validation over our own stdio host, a process for each connection: what a tester would see of a right server.
import { expect, test } from 'vitest';
import type { TestContext } from 'vitest';
import { createStdioSubject } from '../src/hosts/stdio-target.ts';
import { validate } from '../src/run/validate.ts';
import { FACTS, listRest, NEVER_SEEN } from './validated.ts';

/** Starts the demonstration server. */
function aim(definition: string, { onTestFinished }: TestContext) {
  const args = ['src/cli/main.ts', 'serve', '--stdio', '--definition', definition];
  const subject = createStdioSubject(process.execPath, args);
  onTestFinished(() => subject.close());
  return subject;
}

test.concurrent('the reference server breaks no rule over stdio', { timeout: 240_000 }, async (context) => {
  const found = await validate(aim('full', context), { facts: FACTS, allows: () => true });
  expect(found.era).toMatchObject({ era: 'modern', server: 'wireproof-reference 1.0.0' });
  expect([found.bugs, found.endedEarly]).toEqual([[], undefined]);
  expect(found.verdicts.length).toBeGreaterThan(60);
  expect(listRest(found).filter((one) => !NEVER_SEEN.includes(one))).toEqual([
    // Errors have no status here.
    'MCP-MET-008 missing-metadata: not-applicable, no-status',
    'MCP-MET-012 undeclared-elicitation: not-applicable, no-status',
  ]);
});

test.concurrent('nor does a server of both eras', { timeout: 240_000 }, async (context) => {
  const found = await validate(aim('dual-era', context), { facts: FACTS, allows: () => true });
  expect(found.era.era).toBe('dual');
  expect(listRest(found).filter((one) => /: (fail|blocked)/.test(one))).toEqual([]);
});
