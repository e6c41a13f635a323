// A validation over our own HTTP host, on real sockets: what a tester would see of a right server.
import { describe, expect, test } from 'vitest';
import { createRealEnvironment } from '../src/hosts/environment.ts';
import { createHttpSubject } from '../src/hosts/http-target.ts';
import type { HttpSubjectOptions } from '../src/hosts/http-target.ts';
import { validate } from '../src/run/validate.ts';
import type { Validation } from '../src/run/validate.ts';
import { createServer } from '../src/server/create-server.ts';
import { definitions } from '../src/server/definitions/list.ts';
import type { DefinitionName } from '../src/server/definitions/list.ts';
import { host } from './hosted.ts';
import { FACTS, listRest, NEVER_SEEN } from './validated.ts';

async function run(name: DefinitionName, options: HttpSubjectOptions = {}, facts = FACTS): Promise<Validation> {
  const environment = createRealEnvironment();
  const definition = (await definitions[name]())(environment);
  const { port } = await host(createServer(definition, environment));
  const subject = createHttpSubject(new URL(`http://127.0.0.1:${port}/mcp`), options);
  const found = await validate(subject, { facts, allows: () => true });
  subject.close();
  expect([found.bugs, found.endedEarly]).toEqual([[], undefined]);
  return found;
}

describe('the reference server breaks no rule over HTTP', () => {
  test('as full: all passes but what cannot be seen', { timeout: 120_000 }, async () => {
    const found = await run('full');
    expect(found.era).toMatchObject({ era: 'modern', server: 'wireproof-reference 1.0.0' });
    expect(found.verdicts.length).toBeGreaterThan(100);
    expect(listRest(found).filter((one) => !NEVER_SEEN.includes(one))).toEqual([
      // It wants no token, and knows no users.
      'MCP-CCH-018 list-of-two-users: not-applicable, open-to-all',
      'MCP-CCH-019 restricted-call: not-applicable, open-to-all',
      'MCP-CCH-020 foreign-resource: untestable, not-served',
      'MCP-HTT-005 no-credentials: untestable, open',
      'MCP-MET-015 names-instead-of-a-token: untestable, open-to-all',
      'MCP-MRT-009 state-of-another-user: not-applicable, no-principals',
      // Nobody can ask a server beyond a network to stop.
      'MCP-SUB-007 server-stop: untestable, cannot-stop',
    ]);
  });

  test.each(['open', 'mirrored', 'paged', 'traced', 'dual-era', 'minimal'] as const)(
    'as %s',
    { timeout: 60_000 },
    async (name) => {
      const found = await run(name);
      expect(found.era.era).toBe(name === 'dual-era' ? 'dual' : 'modern');
      expect(listRest(found).filter((one) => /: (fail|blocked)/.test(one))).toEqual([]);
    },
  );

  test('as protected, with a token that is nowhere in the result', { timeout: 60_000 }, async () => {
    const { tokens, ...facts } = FACTS;
    const found = await run('protected', { headers: [['Authorization', `Bearer ${tokens?.first}`]] }, facts);
    expect(listRest(found).filter((one) => /: (fail|blocked)/.test(one))).toEqual([]);
    // A probe that wants to be a stranger is one.
    expect(found.verdicts.find(({ finding }) => finding.rule === 'MCP-HTT-005')?.finding.reason).toBe(
      'all-turned-away',
    );
    expect(JSON.stringify(found).includes(String(tokens?.first))).toBe(false);
  });

  test('as protected, without a token: asked for one, and no more', async () => {
    const found = await run('protected');
    expect(found.era).toMatchObject({
      era: 'closed',
      message: expect.stringMatching(/^It answered 401: it wants a token/),
    });
    expect(found.verdicts).toEqual([]);
  });
});
