// The model of a report: what counts as what, where it links to, and what it keeps to itself.
import { describe, expect, test } from 'vitest';
import { decodeLink } from '../exchange/link.ts';
import { back, sent } from '../exchange/recordings.fixture.ts';
import type { Finding } from '../run/result.ts';
import type { Validation } from '../run/validate.ts';
import { createReport } from './report.ts';
import type { ReportInput, RuleInfo } from './report.ts';

const info = (id: RuleInfo['id'], level: RuleInfo['level']): [string, RuleInfo] => [
  id,
  { id, title: 'A title', level, quote: 'A quote.', passage: 'basic/index#meta' },
];
const rules = new Map([info('MCP-ERR-006', 'MUST NOT'), info('MCP-CCH-008', 'SHOULD')]);
const fail: Finding = {
  rule: 'MCP-ERR-006',
  verdict: 'fail',
  reason: 'misused',
  message: 'It has the code -32020.',
  at: { turn: 1, part: 'body', pointer: '/error/code' },
};
const turns = [sent(1, 'tools/list'), back(1, 400, { error: { code: -32020 } })];

function make(findings: Finding[], more: Partial<Validation> = {}, input: Partial<ReportInput> = {}) {
  const run = { probe: 'codes', target: 'x', definition: '', turns, findings };
  const validation: Validation = {
    subject: { transport: 'http', name: 'http://localhost:3000/mcp' },
    era: { era: 'modern', message: 'It serves revision 2026-07-28.', turns: [] },
    verdicts: findings.map((finding) => ({ finding, run })),
    withheld: [],
    bugs: [],
    ran: 1,
    ...more,
  };
  const started = new Date('2026-11-30T12:00:00Z');
  const site = 'https://wireproof.example';
  return createReport({ validation, rules, site, version: '0.1.0', started, milliseconds: 1.5, ...input });
}

describe('createReport', () => {
  test('says what failed, where it shows, and where to read on', () => {
    const { findings, ...report } = make([fail], {}, { origin: 'http://localhost:3000' });
    expect(report).toEqual({
      format: 'wireproof-report',
      version: 1,
      revision: '2026-07-28',
      tool: { name: 'wireproof', version: '0.1.0', site: 'https://wireproof.example' },
      target: {
        transport: 'http',
        name: 'http://localhost:3000/mcp',
        era: 'modern',
        eraMessage: 'It serves revision 2026-07-28.',
      },
      started: '2026-11-30T12:00:00.000Z',
      milliseconds: 2,
      complete: true,
      notices: [],
      counts: { errors: 1, warnings: 0, pass: 0, blocked: 0, untestable: 0, 'not-applicable': 0 },
    });
    const [{ sent, received, curl, playground, ...finding } = findings[0]!] = findings;
    expect(finding).toEqual({
      rule: 'MCP-ERR-006',
      title: 'A title',
      level: 'MUST NOT',
      verdict: 'fail',
      severity: 'error',
      reason: 'misused',
      message: 'It has the code -32020.',
      quote: 'A quote.',
      source: 'https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta',
      help: 'https://wireproof.example/rules/MCP-ERR-006/#reason-misused',
      probe: 'codes',
      expected: 'A title',
      location: 'answer 1, /error/code: -32020',
      at: { turn: 1, part: 'body', pointer: '/error/code' },
      mark: { in: 'received', line: 6 },
    });
    expect(sent).toMatch(/^POST \/mcp HTTP\/1\.1\n/);
    expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\n/);
    expect(curl).toMatch(/^curl -i 'http:\/\/localhost:3000\/mcp'/);
    const [address, fragment = ''] = playground?.split('#') ?? [];
    expect(address).toBe('https://wireproof.example/playground/');
    expect(decodeLink(fragment)).toMatchObject({
      server: 'http://localhost:3000/mcp',
      requests: [{ method: 'POST', path: '/mcp' }],
    });
  });

  test.each<[Partial<Finding>, string | undefined]>([
    [{}, 'error'],
    [{ atMost: 'warning' }, 'warning'],
    [{ rule: 'MCP-CCH-008' }, 'warning'],
    [{ verdict: 'pass' }, undefined],
  ])('gives %j the severity %s', (more, severity) => {
    expect(make([{ ...fail, ...more }]).findings[0]?.severity).toBe(severity);
  });

  test('says once what came from the way to the server', () => {
    const onTheWay = [{ status: 429, probes: 2 }];
    expect(make([], { ran: 75, onTheWay }).notices).toEqual([
      '2 of 75 probes met 429 Too Many Requests, which says nothing of the rules; what it hid counts as untested. Run again later, or raise the limit for this run.',
    ]);
  });

  test('tells what was withheld, why it ended early, and mistakes of ours', () => {
    const { notices, complete } = make([], {
      endedEarly: 'The server stopped answering.',
      withheld: [
        { tool: 'delete_all', fact: 'harmless' },
        { tool: 'delete_all', fact: 'elicits' },
      ],
      bugs: ['codes: x is not a function'],
    });
    expect(complete).toBe(false);
    expect(notices).toEqual([
      'The server stopped answering.',
      'Not called, because the server does not call them read-only and nobody allowed them: delete_all. What needs them was left untested; the command allows tools with --allow-tools.',
      'A probe of Wireproof broke off, which says nothing of the server: codes: x is not a function',
    ]);
  });

  test('takes the address of a site with a slash at its end', () => {
    const report = make([fail], {}, { site: 'https://wireproof.example/base/' });
    expect(report.tool.site).toBe('https://wireproof.example/base');
    expect(report.findings[0]?.help).toBe('https://wireproof.example/base/rules/MCP-ERR-006/#reason-misused');
  });

  test('says which rule it has no words for', () => {
    expect(() => make([{ ...fail, rule: 'MCP-XYZ-001' }])).toThrow('no rule MCP-XYZ-001');
  });
});

describe('createReport lets out no secret', () => {
  const token = 'tok-4711';
  const inTurns = [
    sent(1, {
      method: 'POST',
      path: `/mcp?key=${token}`,
      headers: [['Authorization', `Bearer ${token}`]],
      body: token,
    }),
    back(1, 401, { error: { message: `${token} is unknown` } }, { headers: [['X-Echo', token]] }),
  ];
  const finding: Finding = {
    ...fail,
    message: `The server said ${token}.`,
    at: { turn: 1, part: 'body', pointer: '/error/message' },
  };
  const report = make(
    [finding],
    {
      subject: { transport: 'http', name: `https://me:pass@example.com/mcp?key=${token}` },
      era: { era: 'modern', message: `It wants ${token}.`, turns: [], server: `server of ${token}` },
      verdicts: [{ finding, run: { probe: 'codes', target: '', definition: '', turns: inTurns, findings: [] } }],
      bugs: [`codes: ${token}`],
    },
    { origin: 'https://example.com', secrets: [`Bearer ${token}`] },
  );

  test('in any text', () => {
    expect(JSON.stringify(report)).not.toContain(token);
    expect(report.target.name).toBe('https://example.com/mcp?key=[secret]');
    expect(report.findings[0]?.location).toBe('answer 1, /error/message: "[secret] is unknown"');
  });

  test('nor inside the link to the playground', () => {
    expect(decodeLink(report.findings[0]?.playground?.split('#')[1] ?? '')).toEqual({
      server: 'https://example.com/mcp?key=[secret]',
      requests: [
        { method: 'POST', path: '/mcp?key=[secret]', headers: [['Authorization', '[secret]']], body: '[secret]' },
      ],
    });
  });

  test('and a secret that is a part of every other word spoils no id', () => {
    const { findings } = make([fail], {}, { secrets: ['M'] });
    expect(findings[0]).toMatchObject({ rule: 'MCP-ERR-006', level: 'MUST NOT' });
  });
});

test('a report stays small, whatever the server writes', () => {
  const long = 'x'.repeat(1_000_000);
  const at = { turn: 1, part: 'body', pointer: `/${long}` } as const;
  const finding: Finding = { ...fail, message: long, at };
  const answer = back(1, 200, { [long]: long }, { headers: [['X-Long', long]] });
  const request = { method: 'POST', path: '/mcp', headers: [], body: long };
  const report = make(
    [finding],
    {
      era: { era: 'modern', message: long, turns: [], server: long },
      verdicts: [
        {
          finding,
          run: { probe: 'codes', target: '', definition: '', turns: [sent(1, request), answer], findings: [] },
        },
      ],
      endedEarly: long,
    },
    { origin: 'http://localhost:3000' },
  );
  expect(JSON.stringify(report).length).toBeLessThan(12_000);
  expect(report.findings[0]).not.toHaveProperty('playground');
  expect(report.findings[0]).not.toHaveProperty('curl');
  expect(report.findings[0]).not.toHaveProperty('at');
});
