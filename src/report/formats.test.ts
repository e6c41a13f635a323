// Every format over reports of real runs: the reference, faults, the official server, and a server made to break out.
import { Validator } from '@cfworker/json-schema';
import type { Schema } from '@cfworker/json-schema';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { micromark } from 'micromark';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHostile } from './fixtures/hostile-server.ts';
import { findStrangers } from './fixtures/html-check.ts';
import { findJunitFlaws } from './fixtures/junit-check.ts';
import { findFlaws, findGithubFlaws } from './fixtures/sarif-check.ts';
import {
  OFFICIAL_FACTS,
  createOfficial,
  createReference,
  createReferenceOverStdio,
  report,
} from './fixtures/subjects.ts';
import { FORMATS, formatNames, formatReport } from './formats.ts';
import { isJudged } from './outline.ts';
import { parseReport } from './parse-report.ts';
import type { Report } from './report.ts';

const QUICK = ['ERR', 'HDR', 'MET', 'PAG'];
const MAKE: Record<string, () => Promise<Report>> = {
  'the reference': async () => report(await createReference()),
  'the reference over stdio': async () => report(await createReferenceOverStdio()),
  'a server without discovery': async () => report(await createReference('has-no-discover')),
  'a server that goes by the body': async () => report(await createReference('goes-by-the-body')),
  'a server that minds no Origin': async () => report(await createReference('never-looks-at-origin')),
  'the official server': async () =>
    report(await createOfficial(), {
      facts: OFFICIAL_FACTS,
      wants: (rule) => QUICK.includes(rule.split('-')[1] ?? ''),
    }),
  'a hostile server': async () => report(await createHostile()),
};

const schema = JSON.parse(readFileSync(new URL('report.schema.json', import.meta.url), 'utf8')) as Schema;
const reportSchema = new Validator(schema, '2020-12', false);
const html = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
const PAGE =
  'html head meta title style body header main footer h1 h2 h3 p dl dt dd ul li time code pre mark a span article blockquote div figure figcaption details summary table caption tbody tr th td';
const SUMMARY = 'html head body h2 h3 p strong code pre a blockquote ul li details summary br';

/** What a terminal or a build log would take for more than text. */
function findCommands(text: string): string[] {
  const hidden =
    text.match(/[\0-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\ufeff]/gu) ?? [];
  return [...hidden, ...(text.match(/^\s*::.*/gm) ?? []), ...(text.match(/##\w*\[/g) ?? [])];
}

describe.each(Object.keys(MAKE))('a report of %s', (name) => {
  let made: Report;
  const print = (format: (typeof formatNames)[number], options = {}): string => formatReport(made, format, options);
  beforeAll(async () => {
    made = (await MAKE[name]?.()) as Report;
  }, 60_000);

  test('text is text, with colours and without, and no screenful of it is one line of the server’s', () => {
    expect(findCommands(print('text'))).toEqual([]);
    expect(findCommands(print('text', { verbose: true }))).toEqual([]);

    const colored = print('text', { color: true, verbose: true }).replace(/\u001b\[\d+(;\d+)*m/g, '');
    expect(colored).toBe(print('text', { verbose: true }));
    for (const { rule, verdict, help } of made.findings) {
      if (verdict !== 'fail') continue;
      expect(print('text')).toContain(rule);
      expect(print('text')).toContain(help);
    }
  });

  test('json keeps its schema and is read back the same', () => {
    const text = print('json');
    expect(reportSchema.validate(JSON.parse(text)).errors).toEqual([]);
    expect(parseReport(text)).toEqual(made);
    expect(text.length).toBeLessThan(2_000_000);
    expect(text).not.toMatch(/##\w*\[/);
  });

  test('no field is written that the schema does not name', () => {
    const { properties, $defs } = schema as { properties: Record<string, Schema>; $defs: Record<string, Schema> };
    const unknown = (value: object, of: Schema | undefined) =>
      Object.keys(value).filter((key) => !of?.properties?.[key]);
    expect(unknown(made, { properties })).toEqual([]);
    for (const key of ['tool', 'target', 'counts'] as const) expect(unknown(made[key], properties[key])).toEqual([]);
    expect(made.findings.flatMap((finding) => unknown(finding, $defs.finding))).toEqual([]);
  });

  test('sarif keeps the standard', () => {
    expect(findFlaws(print('sarif'))).toEqual([]);
    const [run] = (JSON.parse(print('sarif')) as { runs: { results: { message: { text: string } }[] }[] }).runs;
    expect(run?.results).toHaveLength(made.findings.length);
    // The only links are ours.
    for (const { message } of run?.results ?? [])
      expect(message.text.match(/\]\((?!https:\/\/wireproof\.example\/rules\/)/g)).toBe(null);
  });

  test('sarif-github is taken by code scanning', () => {
    const text = print('sarif-github');
    expect([...findFlaws(text), ...findGithubFlaws(text)]).toEqual([]);
    expect(gzipSync(text).length).toBeLessThan(10_000_000);
  });

  test('junit is XML whose counts add up', () => {
    expect(findJunitFlaws(print('junit'))).toEqual([]);
    expect(findJunitFlaws(print('junit', { strict: true }))).toEqual([]);
  });

  test('html is valid and has nothing of the server’s but text', async () => {
    const { results } = await html.validateString(print('html'));
    expect(
      results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`)),
    ).toEqual([]);
    expect(findStrangers(print('html'), PAGE.split(' '))).toEqual([]);
  });

  test('markdown fits a job summary and has nothing of the server’s but text', () => {
    const text = print('markdown');
    expect(new TextEncoder().encode(text).length).toBeLessThan(2 ** 20);
    expect(
      findStrangers(micromark(text, { allowDangerousHtml: true, allowDangerousProtocol: true }), SUMMARY.split(' ')),
    ).toEqual([]);
  });

  test('github is one command a line, ten of a level at most', () => {
    const lines = print('github').trimEnd().split('\n');
    const levels = lines.map((line) => /^::(error|warning|notice) title=[^:,]*::[^:].*$/.exec(line)?.[1]);
    expect(levels).not.toContain(undefined);
    for (const level of ['error', 'warning'])
      expect(levels.filter((one) => one === level).length).toBeLessThanOrEqual(10);
    expect(levels.filter((level) => level === 'notice')).toHaveLength(1);
    expect(lines.flatMap((line) => findCommands(line.replace(/^::/, '')))).toEqual([]);
  });

  test('was made of a run to its end', () => {
    expect([isJudged(made), made.complete, made.notices]).toEqual([true, true, []]);
    const failed = made.counts.errors + made.counts.warnings;
    expect(failed > 0).toBe(!name.startsWith('the reference'));
  });
});

test('every format has a name and says whom it is for', () => {
  expect(formatNames).toEqual(['text', 'json', 'sarif', 'sarif-github', 'junit', 'html', 'markdown', 'github']);
  expect(Object.values(FORMATS).every((format) => format.for.length > 0)).toBe(true);
});
