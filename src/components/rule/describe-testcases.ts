// The examples of a rule as /api/v1/testcases.json gives them.
import type { Turn } from '../../exchange/exchange.ts';
import type { Examples } from '../../run/examples.ts';
import type { ProbeRun } from '../../run/result.ts';
import type { Rule } from '../../schemas/rule.ts';
import type { Testcase, TestcasesApi } from '../../schemas/testcases-api.ts';
import { serverName } from './server-name.ts';

const KINDS = ['failing', 'passing', 'inapplicable'] as const;

const OUTCOMES = { failing: 'failed', passing: 'passed', inapplicable: 'inapplicable' } as const;

type ApiTurn = Testcase['turns'][number];

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** A turn as data that a program can send again. */
export function describeTurn(turn: Turn): ApiTurn {
  const place = { exchange: turn.exchange, connection: turn.connection, at: turn.at };
  const pairs = (headers: readonly (readonly [string, string])[]): [string, string][] =>
    headers.map(([name, value]) => [name, value]);
  if (turn.kind === 'sent') {
    const { method, path, headers, body } = turn.request;
    return {
      kind: 'request',
      ...place,
      method,
      path,
      headers: pairs(headers),
      ...(typeof body === 'string' ? { body } : { bodyBase64: toBase64(body) }),
    };
  }
  if (turn.kind === 'back') {
    const { status, headers, body, open } = turn.response;
    return { kind: 'response', ...place, status, headers: pairs(headers), body, ...(open ? { open } : {}) };
  }
  if (turn.kind === 'line') return { kind: 'line', ...place, from: turn.from, line: turn.line };
  const { waited, error } = turn;
  return { kind: 'silence', ...place, waited, ...(error === undefined ? {} : { error }) };
}

async function hashTurns(turns: readonly ApiTurn[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(turns)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function describeExample(
  rule: Rule,
  kind: (typeof KINDS)[number],
  run: ProbeRun,
  urlOf: (path: string) => string,
): Promise<Testcase> {
  const finding = run.findings.find((one) => one.rule === rule.id);
  if (finding === undefined) throw new Error(`rule ${rule.id}: the ${kind} example says nothing of it`);
  const turns = run.turns.map(describeTurn);
  const fault = kind === 'failing' ? rule.fault : undefined;
  return {
    id: `${rule.id}-${kind}`,
    rule: rule.id,
    expected: OUTCOMES[kind],
    server: {
      title: await serverName({ definition: run.definition, fault }),
      definition: run.definition,
      ...(fault === undefined ? {} : { fault }),
    },
    transport: run.turns.some((turn) => turn.kind === 'line') ? 'stdio' : 'http',
    probe: run.probe,
    reason: finding.reason,
    message: finding.message,
    ...(finding.at === undefined ? {} : { decides: finding.at }),
    turns,
    sha256: await hashTurns(turns),
    url: `${urlOf(`/rules/${rule.id}/`)}#${kind}`,
    revision: rule.revision,
  };
}

/** Describes every example that a rule's page shows; `urlOf` makes an address of a path below the base. */
export async function describeTestcases(
  rule: Rule,
  examples: Examples,
  urlOf: (path: string) => string,
): Promise<Testcase[]> {
  const described = KINDS.map((kind) => {
    const run = examples[kind];
    return run === undefined ? [] : [describeExample(rule, kind, run, urlOf)];
  });
  return Promise.all(described.flat());
}

/** Writes the list, a test case a line: indented it would be several times as long, and this way a change is one line. */
export function formatTestcases({ testcases, ...head }: TestcasesApi): string {
  const begin = JSON.stringify({ ...head, testcases: [] }, null, 1).replace(/\[\]\n\}$/, '');
  return `${begin}[\n${testcases.map((testcase) => JSON.stringify(testcase)).join(',\n')}\n]}\n`;
}
