// What viewers of SARIF and GitHub code scanning read.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findFlaws, findGithubFlaws } from './fixtures/sarif-check.ts';
import type { Log } from './fixtures/sarif-shape.ts';
import { FAIL, HOSTILE, LEGACY, WARNING, finding, sample } from './fixtures/samples.ts';
import { formatSarifForGithub } from './format-sarif-github.ts';
import { formatSarif } from './format-sarif.ts';
import { hashText } from './sarif.ts';
import type { Report } from './report.ts';

const read = (text: string) => (JSON.parse(text) as Log).runs[0]!;
const full = (report: Report) => read(formatSarif(report));
const github = (report: Report) => read(formatSarifForGithub(report));

describe('the complete flavour', () => {
  test('makes a result of every verdict', () => {
    expect(findFlaws(formatSarif(sample()))).toEqual([]);
    const { results } = full(sample());
    expect(results.map(({ ruleId, kind, level }) => `${ruleId} ${kind} ${level}`)).toEqual([
      'MCP-CCH-008 fail warning',
      'MCP-ERR-006 fail error',
      'MCP-ERR-007 open none',
      'MCP-ERR-008 open none',
      'MCP-ERR-010 open none',
      'MCP-PAG-002 open none',
      'MCP-PAG-007 open none',
      'MCP-RES-001 notApplicable none',
      'MCP-STL-001 pass none',
    ]);
    expect(results[2]?.properties).toMatchObject({ verdict: 'blocked', blockedBy: 'MCP-ERR-006' });
    expect(results[5]?.properties).toMatchObject({ verdict: 'untestable' });
  });

  test('says what was seen, where, and where to read on', () => {
    const [result] = full(sample([FAIL])).results;
    expect(result).toMatchObject({
      message: {
        text: 'The answer to an unknown tool has the code -32020. Seen in answer 1, /error/code: -32020. See [MCP-ERR-006](https://wireproof.example/rules/MCP-ERR-006/#reason-misused).',
      },
      locations: [
        {
          logicalLocations: [{ name: 'http://localhost:3000/mcp', kind: 'resource' }],
          message: { text: 'answer 1, /error/code: -32020' },
        },
      ],
      properties: {
        reason: 'misused',
        curl: "curl -i 'http://localhost:3000/mcp'",
        sent: FAIL.sent,
        received: FAIL.received,
      },
    });
  });

  test('describes each rule with its sentence and its page', () => {
    expect(full(sample([FAIL])).tool.driver.rules).toEqual([
      {
        id: 'MCP-ERR-006',
        shortDescription: { text: 'What MCP-ERR-006 is about.' },
        fullDescription: { text: 'MUST: “Servers MUST keep MCP-ERR-006.” (Model Context Protocol 2026-07-28)' },
        help: {
          text: 'What MCP-ERR-006 is about.\nHow to fix it, with failing and passing exchanges: https://wireproof.example/rules/MCP-ERR-006/\nThe specification: https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta',
          markdown:
            '**What MCP-ERR-006 is about.**\n\n> Servers MUST keep MCP-ERR-006.\n\n[How to fix it, with failing and passing exchanges](https://wireproof.example/rules/MCP-ERR-006/) · [The specification](https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta)',
        },
        helpUri: 'https://wireproof.example/rules/MCP-ERR-006/',
        defaultConfiguration: { level: 'error' },
        properties: {
          tags: ['mcp', 'Error codes'],
          precision: 'very-high',
          'problem.severity': 'error',
          level: 'MUST',
          source: 'https://modelcontextprotocol.io/specification/2026-07-28/basic/index#meta',
        },
      },
    ]);
  });

  test('doubles braces, and leaves no link to a text of the server', () => {
    const bad = { ...FAIL, message: 'It said {0} and [x](https://evil.example).' };
    expect(full(sample([bad])).results[0]?.message.text).toMatch(
      /^It said \{\{0\}\} and \[x\] \(https:\/\/evil\.example\)\. /,
    );
  });

  test('tells the tool’s own troubles as notifications', () => {
    const report = sample([], { complete: false, notices: ['The server stopped answering.'] });
    expect(full(report).invocations).toMatchObject([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          { level: 'note', message: { text: 'It serves revision 2026-07-28.' } },
          { level: 'warning', message: { text: 'The server stopped answering.' } },
        ],
      },
    ]);
  });

  test('a server that was not judged is one open result', () => {
    expect(findFlaws(formatSarif(LEGACY))).toEqual([]);
    const { results, invocations } = full(LEGACY);
    expect(results).toMatchObject([
      {
        ruleId: 'not-judged',
        kind: 'open',
        level: 'none',
        message: { text: 'It speaks 2025-06-18 and not revision 2026-07-28.' },
      },
    ]);
    expect(invocations?.[0]?.executionSuccessful).toBe(false);
  });

  test('gives a result the same fingerprint each time, and each its own', () => {
    const [one, two] = full(sample([FAIL, WARNING])).results;
    expect(one?.fingerprints).toEqual(full(sample([FAIL])).results[0]?.fingerprints);
    expect(one?.fingerprints).not.toEqual(two?.fingerprints);
  });
});

describe('the flavour of GitHub code scanning', () => {
  test('has the fails alone, errors first, each at a place in a file', () => {
    const text = formatSarifForGithub(sample());
    expect([...findFlaws(text), ...findGithubFlaws(text)]).toEqual([]);
    const { results, tool } = github(sample());
    expect(results.map(({ ruleId, level }) => `${ruleId} ${level}`)).toEqual([
      'MCP-ERR-006 error',
      'MCP-CCH-008 warning',
    ]);
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(['MCP-ERR-006', 'MCP-CCH-008']);
    expect(results[0]?.message.text).toMatch(/ It blocks MCP-ERR-007, MCP-ERR-008\.$/);
    expect(results[0]?.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'README.md' },
          region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
        },
      },
    ]);
  });

  test.each([
    ['src/my server.ts', 'src/my%20server.ts'],
    ['./package.json', 'package.json'],
    ['/package.json', 'package.json'],
    ['C:\\repo\\package.json', 'repo/package.json'],
  ])('shows them at the file %s', (artifact, uri) => {
    const text = formatSarifForGithub(sample([FAIL]), { artifact });
    expect(findGithubFlaws(text)).toEqual([]);
    expect(read(text).results[0]?.locations[0]?.physicalLocation?.artifactLocation).toEqual({ uri });
  });

  test('keeps the fingerprint when the server listens on another port', () => {
    const moved = sample([FAIL], { target: { ...sample().target, name: 'http://localhost:4000/mcp' } });
    expect(github(moved).results[0]?.partialFingerprints).toEqual(
      github(sample([FAIL])).results[0]?.partialFingerprints,
    );
  });

  test('keeps within the limits of what it uploads to, whatever stands in the report', () => {
    const many = Array.from({ length: 600 }, (_, index) =>
      finding(`MCP-ERR-${String(index)}`, {
        ...FAIL,
        title: HOSTILE.repeat(3),
        quote: HOSTILE.repeat(3),
        message: HOSTILE.repeat(2),
      }),
    );
    const text = formatSarifForGithub(sample(many));
    expect(findGithubFlaws(text)).toEqual([]);
    expect(read(text).results).toHaveLength(600);
    expect(gzipSync(text).length).toBeLessThan(10_000_000);
  });

  test('a server that was not judged is one error, since nothing would look like all is well', () => {
    const text = formatSarifForGithub(LEGACY);
    expect([...findFlaws(text), ...findGithubFlaws(text)]).toEqual([]);
    expect(read(text).results).toMatchObject([{ ruleId: 'not-judged', level: 'error' }]);
  });

  test('nothing failed: no results, and still a log', () => {
    const text = formatSarifForGithub(sample([finding('MCP-STL-001')]));
    expect(findFlaws(text)).toEqual([]);
    expect(read(text).results).toEqual([]);
  });
});

test('hashText is FNV-1a of 64 bits', () => {
  expect(hashText('')).toBe('cbf29ce484222325');
  expect(hashText('a')).toBe('af63dc4c8601ec8c');
  expect(hashText('foobar')).toBe('85944171f73967e8');
});
