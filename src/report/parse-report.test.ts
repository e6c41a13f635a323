// Reading a report back: what one says of files that are none, and that parser and published schema agree.
import { readFileSync } from 'node:fs';
import { Validator } from '@cfworker/json-schema';
import type { Schema } from '@cfworker/json-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAIL, LEGACY, finding, sample } from './fixtures/samples.ts';
import { formatJson } from './format-json.ts';
import { formatNames, formatReport } from './formats.ts';
import { parseReport } from './parse-report.ts';
import type { Report } from './report.ts';

const schema = JSON.parse(readFileSync(new URL('report.schema.json', import.meta.url), 'utf8')) as Schema;
const validator = new Validator(schema, '2020-12', false);

test.each([
  ['one of each kind', sample()],
  ['a server that was not judged', LEGACY],
  ['no findings', sample([])],
])('reads back what was written: %s', (_, report) => {
  expect(parseReport(formatJson(report))).toEqual(report);
  expect(validator.validate(JSON.parse(formatJson(report))).errors).toEqual([]);
});

test('leaves out what it does not know', () => {
  const later = { ...sample([{ ...FAIL, extra: 1 } as typeof FAIL]), news: 'x' };
  expect(parseReport(JSON.stringify(later))).toEqual(sample([FAIL]));
});

test('takes a byte order mark and spaces around it', () => {
  expect(parseReport(`\ufeff\n${JSON.stringify(sample([]))}\n`)).toEqual(sample([]));
});

describe('says what a file is that is no report', () => {
  const whole = formatJson(sample());
  test.each([
    ['nothing', '', 'it is empty; save the report with --format json'],
    ['text', 'error: none', 'it is no JSON, and only a JSON report can be read; save the report with --format json'],
    [
      'a page',
      '<!doctype html>',
      'it is HTML or XML, and only a JSON report can be read; save the report with --format json',
    ],
    [
      'a report cut off',
      whole.slice(0, 900),
      'it is cut off or damaged: it begins as a report and is no complete JSON; save it again',
    ],
    ['other JSON cut off', '{"a":', 'it is no complete JSON; save the report with --format json'],
    ['a list', '[1,2]', 'its JSON is a list of 2, and a report is an object; save the report with --format json'],
    ['null', 'null', 'its JSON is null, and a report is an object; save the report with --format json'],
    [
      'SARIF',
      '{"version":"2.1.0","runs":[]}',
      'it is a SARIF log, not Wireproof’s own JSON: its member format is nothing, expected "wireproof-report"; save the report with --format json',
    ],
    [
      'foreign JSON',
      '{"format":{"a":1}}',
      'its JSON is no report of Wireproof’s: its member format is an object, expected "wireproof-report"; save the report with --format json',
    ],
    [
      'a later version',
      '{"format":"wireproof-report","version":2}',
      'it is of version 2; this page reads version 1. Reload it, it may be older than the report',
    ],
    ['nesting without an end', '['.repeat(300_000), 'it is no complete JSON; save the report with --format json'],
    [
      'a format with a name that hides',
      '{"format":"\u202e\\u001b[31m"}',
      String.raw`its JSON is no report of Wireproof’s: its member format is "\u202e\u001b[31m", expected "wireproof-report"; save the report with --format json`,
    ],
  ])('%s', (_, text, wrong) => {
    expect(parseReport(text)).toEqual({ wrong });
  });

  test('a file that is too long', () => {
    expect(parseReport(' '.repeat(50_000_001))).toEqual({
      wrong: 'it has 50000001 characters; at most 50000000 are read',
    });
  });
});

/** A report with one value replaced; `undefined` takes it away. */
function change(path: string, value: unknown, of = sample([FAIL, finding('MCP-STL-001')])): unknown {
  const report = structuredClone(of) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((here, key) => here[key] as Record<string, unknown>, report);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return report;
}

describe('says which field is wrong', () => {
  test.each<[string, unknown, string]>([
    ['version', '1', 'version: expected 1, found "1"'],
    ['revision', 'latest', 'revision: expected a revision such as 2026-07-28, found "latest"'],
    ['tool', undefined, 'tool: expected an object, found nothing'],
    [
      'tool.site',
      'javascript:alert(1)',
      'tool.site: expected the address of a site, without a slash at its end, found "javascript:alert(1)"',
    ],
    ['target.transport', 'ftp', 'target.transport: expected one of http, stdio, found "ftp"'],
    [
      'target.era',
      ['modern'],
      'target.era: expected one of modern, dual, legacy, other-version, closed, silent, unknown, found a list of 1',
    ],
    ['target.server', 7, 'target.server: expected a text, found 7'],
    ['started', 'yesterday', 'started: expected a time such as 2026-11-30T12:00:00.000Z, found "yesterday"'],
    ['milliseconds', -1, 'milliseconds: expected a whole number from 0, found -1'],
    ['milliseconds', 1.5, 'milliseconds: expected a whole number from 0, found 1.5'],
    ['complete', 'yes', 'complete: expected true or false, found "yes"'],
    ['notices', ['a', null], 'notices[1]: expected a text, found null'],
    ['notices', Array(1001).fill(''), 'notices: expected a list of at most 1000, found a list of 1001'],
    ['counts.pass', undefined, 'counts.pass: expected a whole number from 0, found nothing'],
    ['findings', {}, 'findings: expected a list of at most 5000, found an object'],
    ['findings.0', null, 'findings[0]: expected an object, found null'],
    [
      'findings.1.rule',
      'MCP-STL-4',
      'findings[1].rule: expected the id of a rule, such as MCP-STL-004, found "MCP-STL-4"',
    ],
    ['findings.0.level', 'MAY', 'findings[0].level: expected one of MUST, MUST NOT, SHOULD, SHOULD NOT, found "MAY"'],
    [
      'findings.0.verdict',
      'maybe',
      'findings[0].verdict: expected one of pass, fail, untestable, not-applicable, blocked, found "maybe"',
    ],
    ['findings.0.severity', 'fatal', 'findings[0].severity: expected one of error, warning, found "fatal"'],
    [
      'findings.0.severity',
      undefined,
      'findings[0].severity: expected one of a fail, and none else; found nothing of "fail"',
    ],
    [
      'findings.1.severity',
      'error',
      'findings[1].severity: expected one of a fail, and none else; found "error" of "pass"',
    ],
    [
      'findings.0.reason',
      '"><b>',
      'findings[0].reason: expected a name of small letters, digits and hyphens, found "\\"><b>"',
    ],
    [
      'findings.0.help',
      'javascript:alert(1)',
      'findings[0].help: expected an address that begins with http:// or https://, found "javascript:alert(1)"',
    ],
    [
      'findings.0.playground',
      'https://a b',
      'findings[0].playground: expected an address that begins with http:// or https://, found "https://a b"',
    ],
    ['findings.0.blockedBy', 'x', 'findings[0].blockedBy: expected the id of a rule, such as MCP-STL-004, found "x"'],
    ['findings.0.at', { part: 'status' }, 'findings[0].at.turn: expected a whole number from 0, found nothing'],
    ['findings.0.at', { turn: 0, part: 'body' }, 'findings[0].at.pointer: expected a text, found nothing'],
    ['findings.0.at', { turn: 0, part: 'header' }, 'findings[0].at.name: expected a text, found nothing'],
    [
      'findings.0.at.part',
      'foot',
      'findings[0].at.part: expected one of status, order, silence, message, header, body, found "foot"',
    ],
    ['findings.0.at.event', -1, 'findings[0].at.event: expected a whole number from 0, found -1'],
    ['findings.0.mark', { in: 'sent', line: 0 }, 'findings[0].mark.line: expected a whole number from 1, found 0'],
  ])('%s is %j', (path, value, wrong) => {
    const changed = change(path, value);
    const whole = `it was changed or is damaged, at ${wrong}; run the command again for a whole one`;
    expect(parseReport(JSON.stringify(changed))).toEqual({ wrong: whole });
    // The published schema refuses the same.
    expect(validator.validate(changed).valid).toBe(false);
  });

  test('counts that are not what the findings are', () => {
    expect(parseReport(JSON.stringify(change('counts.errors', 0)))).toEqual({
      wrong:
        'it was changed or is damaged, at counts.errors: expected 1, which is what the findings are, found 0; run the command again for a whole one',
    });
  });

  test('a rule that stands there twice', () => {
    expect(parseReport(JSON.stringify(sample([FAIL, FAIL])))).toEqual({
      wrong:
        'it was changed or is damaged, at findings[1].rule: MCP-ERR-006 stands there twice; expected one finding a rule; run the command again for a whole one',
    });
  });

  test('a member named __proto__ changes nothing', () => {
    const text = JSON.stringify(sample([FAIL])).replace('{', '{"__proto__":{"polluted":1},');
    const report = parseReport(text) as Report & { polluted?: number };
    expect(report.polluted).toBe(undefined);
    expect(Object.getPrototypeOf(report)).toBe(Object.prototype);
  });
});

describe('never throws, whatever the file', () => {
  test('cut off anywhere', () => {
    const whole = JSON.stringify(sample());
    for (let end = 0; end < whole.length; end += 7) expect(parseReport(whole.slice(0, end))).toHaveProperty('wrong');
  });

  test('any text, any JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => 'wrong' in parseReport(text)),
      { numRuns: 500 },
    );
  });

  test('one field replaced by anything: it is refused, or every format can print it', () => {
    const paths = listPaths(sample(), '');
    const property = fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
      const report = parseReport(JSON.stringify(change(path, value, sample())));
      if (!('wrong' in report)) for (const format of formatNames) formatReport(report, format, { verbose: true });
    });
    fc.assert(property, { numRuns: 500 });
  });
});

/** The path of every value in a report, as `change` takes it. */
function listPaths(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(path === '' ? [] : [path]),
    ...listPaths(part, path === '' ? key : `${path}.${key}`),
  ]);
}
