// Others confirm the reference server: the official conformance suite over our Node host, and how its findings are judged.
import { beforeAll, describe, expect, test } from 'vitest';
import { describeWrong } from './checked-wire.ts';
import { runConformance } from './conformance/run-conformance.ts';
import { reportConformance } from './conformance/report.ts';
import type { Check, ScenarioOutcome } from './conformance/run-suite.ts';

describe('the official conformance suite', () => {
  let found: Awaited<ReturnType<typeof runConformance>>;
  beforeAll(async () => {
    found = await runConformance();
    console.log(found.lines.join('\n'));
    console.log(
      `Official schema: ${found.wire.counts.sent} sent and ${found.wire.counts.received} received messages checked.`,
    );
  }, 60_000);

  test('passes all 37 required server scenarios, and remarks only what is known', () => {
    expect(found.problems).toEqual([]);
    expect(found.lines.at(-1)).toBe('37 passed, 0 failed');
  });

  test('receives only messages that the official schema accepts', () => {
    expect(describeWrong(found.wire, 'received')).toEqual([]);
  });

  test('sends only messages that the official schema accepts, except where a scenario wants them wrong', () => {
    const wrong = found.wire.wrong.filter(({ way }) => way === 'sent');
    expect([...new Set(wrong.map(({ kind, problems }) => `${kind}: ${problems.join(', ')}`))]).toEqual([
      // Required keys of _meta left out, one after another; a version that no server has.
      'server/discover.request: missing-meta /params/_meta',
      'server/discover.request: missing-protocol-version /params/_meta',
      'server/discover.request: missing-client-capabilities /params/_meta',
      'server/discover.request: wrong-protocol-version /params/_meta/io.modelcontextprotocol~1protocolVersion',
      // Methods that this revision removed, and one that never was.
      'initialize.request: unknown-kind',
      'ping.request: unknown-kind',
      'logging/setLevel.request: unknown-kind',
      'resources/subscribe.request: unknown-kind',
      'resources/unsubscribe.request: unknown-kind',
      'unknown/method.request: unknown-kind',
      // Input responses that are a number, and null.
      'tools/call.request: schema /params/inputResponses/user_name',
      'tools/call.request: schema /params/inputResponses',
      // Methods of an extension.
      'tasks/get.request: unknown-kind',
      'tasks/update.request: unknown-kind',
      'tasks/cancel.request: unknown-kind',
      'tasks/result.request: unknown-kind',
      'tasks/list.request: unknown-kind',
    ]);
  });
});

describe('the report', () => {
  const check = (id: string, status: Check['status'], errorMessage?: string): Check => ({
    id,
    name: id,
    status,
    ...(errorMessage === undefined ? {} : { errorMessage }),
  });
  const pass: ScenarioOutcome = { scenario: 'good', checks: [check('one', 'SUCCESS')] };
  const warned: ScenarioOutcome = {
    scenario: 'warned',
    checks: [check('one', 'SUCCESS'), check('two', 'WARNING', 'Hm')],
  };
  const known = { scenario: 'warned', check: 'two', status: 'WARNING' as const, reason: 'Because.' };
  const extension = (status: Check['status']): ScenarioOutcome => ({
    scenario: 'tasks',
    unscored: 'extension',
    checks: [check('one', status)],
  });

  test.each<[string, ScenarioOutcome[], Parameters<typeof reportConformance>[1], Record<string, string>, string[]]>([
    ['nothing is wrong', [pass], [], {}, []],
    ['a check fails', [pass, { scenario: 'bad', checks: [check('one', 'FAILURE', 'No')] }], [], {}, ['bad fails.']],
    [
      'nothing was seen',
      [
        { scenario: 'idle', checks: [check('one', 'SUCCESS')] },
        { scenario: 'none', checks: [] },
      ],
      [],
      {},
      ['none fails.'],
    ],
    ['a warning is known', [warned], [known], {}, []],
    ['a warning is new', [warned], [], {}, ['warned: a new remark, WARNING two: Hm']],
    ['a warning has vanished', [pass], [known], {}, ['warned: WARNING two is listed as known but was not made.']],
    ['an extension fails as known', [pass, extension('FAILURE')], [], { tasks: 'Not offered.' }, []],
    ['an unscored one fails', [pass, extension('FAILURE')], [], {}, ['tasks fails, and nothing says why it may.']],
    [
      'an extension passes unexpectedly',
      [pass, extension('SUCCESS')],
      [],
      { tasks: 'Not offered.' },
      ['tasks passes: take it off the list of scenarios that do not.'],
    ],
  ])('%s', (_, outcomes, remarks, unscored, problems) => {
    expect(reportConformance(outcomes, remarks, unscored).problems).toEqual(problems);
  });

  test('counts required scenarios only', () => {
    const failing: ScenarioOutcome = { scenario: 'bad', checks: [check('one', 'FAILURE')] };
    expect(reportConformance([pass, warned, failing, extension('FAILURE')], [known], {}).lines.at(-1)).toBe(
      '2 passed, 1 failed',
    );
  });
});
