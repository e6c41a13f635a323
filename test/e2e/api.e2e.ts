// What programs read: the lists under /api/v1/ are valid against the schemas beside them, and their addresses exist.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator, type Schema } from '@cfworker/json-schema';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import type { QuestionsApi } from '../../src/schemas/questions-api.ts';
import type { RulesApi } from '../../src/schemas/rules-api.ts';
import type { TestcasesApi } from '../../src/schemas/testcases-api.ts';
import { elementsOf, textOf } from '../../src/site/output.ts';
import { dist, listPages, readPage } from './site.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(dist, path), 'utf8'));
const list = read('api/v1/rules.json') as RulesApi;
const validator = new Validator(read('api/v1/rules.schema.json') as Schema, '2020-12', false);

test('rules.json is valid against its schema', () => {
  const { valid, errors } = validator.validate(list);
  expect(errors.slice(0, 10)).toEqual([]);
  expect(valid).toBe(true);
});

test.each<[string, (copy: RulesApi) => void]>([
  ['a rule without a level', (copy) => Reflect.deleteProperty(copy.rules[0]!, 'level')],
  ['an unknown verdict', (copy) => Object.assign(copy.rules[0]!.reasons[0]!, { verdict: 'maybe' })],
  ['a field that is not named', (copy) => Object.assign(copy.rules[0]!, { extra: 1 })],
  ['a passage that is none', (copy) => (copy.rules[0]!.passages[0]!.passage = 'Basic#Meta')],
])('%s is refused', (_, change) => {
  const copy = structuredClone(list);
  change(copy);
  expect(validator.validate(copy).valid).toBe(false);
});

test('it has every rule with a page, in the order of their ids', () => {
  const pages = listPages().flatMap((page) => /^rules\/(MCP-[^/]+)\/index\.html$/.exec(page)?.[1] ?? []);
  expect(list.rules.map(({ id }) => id)).toEqual(pages);
});

test('every address in it leads to a page, and every reason to its anchor there', () => {
  const missing = list.rules.flatMap((rule) => {
    const pathOf = (url: string) => new URL(url).pathname;
    const html = readPage(join(pathOf(rule.url), 'index.html'));
    const anchors = rule.reasons.filter(({ code }) => !html.includes(`id="reason-${code}"`)).map(({ url }) => url);
    return [
      ...anchors,
      ...[rule.category.url, list.$schema].filter(
        (url) => !existsSync(join(dist, pathOf(url), url.endsWith('/') ? 'index.html' : '')),
      ),
    ];
  });
  expect(missing).toEqual([]);
});

test('a rule that the wire shows has a probe, a fault, and reasons to pass and to fail', () => {
  const wrong = list.rules.filter(({ observable, probes, faults, reasons }) => {
    const verdicts = reasons.map(({ verdict }) => verdict);
    const isWhole = probes.length > 0 && faults.length > 0 && verdicts.includes('pass') && verdicts.includes('fail');
    return isWhole !== (observable !== 'internal');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

const questions = read('api/v1/questions.json') as QuestionsApi;
const questionsValidator = new Validator(read('api/v1/questions.schema.json') as Schema, '2020-12', false);

test('questions.json is valid against its schema, which refuses what is no question', () => {
  const { valid, errors } = questionsValidator.validate(questions);
  expect(errors.slice(0, 10)).toEqual([]);
  expect(valid).toBe(true);
  for (const change of [{ level: 'L5' }, { topics: [] }, { extra: 1 }, { asked: { lists: 4 } }]) {
    const copy = structuredClone(questions);
    Object.assign(copy.questions[0]!, change);
    expect(questionsValidator.validate(copy).valid).toBe(false);
  }
});

test('it has every card with a page, whose answers are what the page says', () => {
  const pages = listPages().flatMap((page) => /^questions\/([^/]+)\/index\.html$/.exec(page)?.[1] ?? []);
  expect(questions.questions.map(({ slug }) => slug)).toEqual(pages);
  const missing = questions.questions.flatMap(({ url, variants, slug }) => {
    const said = new Set(
      [...elementsOf(parse(readPage(join(new URL(url).pathname, 'index.html'))))]
        .filter(({ tagName }) => tagName === 'code')
        .map(textOf),
    );
    return variants.filter(({ answer }) => !said.has(answer)).map(({ answer }) => `${slug}: ${answer}`);
  });
  expect(missing).toEqual([]);
});

test('its cards name rules, lessons and cards that are there', () => {
  const slugs = new Set(questions.questions.map(({ slug }) => slug));
  const rules = new Set(list.rules.map(({ id }) => id));
  const lost = questions.questions.flatMap((one) => [
    ...one.rules.filter((id) => !rules.has(id)),
    ...one.related.filter((slug) => !slugs.has(slug)),
    ...one.lessons.filter((slug) => !existsSync(join(dist, 'lessons', slug, 'index.html'))),
  ]);
  expect(lost).toEqual([]);
});

const testcases = read('api/v1/testcases.json') as TestcasesApi;
const testcasesValidator = new Validator(read('api/v1/testcases.schema.json') as Schema, '2020-12', false);

test('testcases.json is valid against its schema, which refuses what is no test case', () => {
  const { valid, errors } = testcasesValidator.validate(testcases);
  expect(errors.slice(0, 10)).toEqual([]);
  expect(valid).toBe(true);
  const small = { ...testcases, testcases: testcases.testcases.slice(0, 2) };
  for (const change of [{ expected: 'fail' }, { turns: [] }, { extra: 1 }, { turns: [{ kind: 'request' }] }]) {
    const copy = structuredClone(small);
    Object.assign(copy.testcases[0]!, change);
    expect(testcasesValidator.validate(copy).valid).toBe(false);
  }
});

test('it has every example that the page of a rule shows, in their order, each with its anchor', () => {
  const shown = list.rules.flatMap(({ id, url }) => {
    const html = readPage(join(new URL(url).pathname, 'index.html'));
    const kinds = ['failing', 'passing', 'inapplicable'].filter((kind) => html.includes(` id="${kind}"`));
    return kinds.map((kind) => ({ id: `${id}-${kind}`, url: `${url}#${kind}` }));
  });
  expect(testcases.testcases.map(({ id, url }) => ({ id, url }))).toEqual(shown);
  expect(testcases.count).toBe(shown.length);
});

test('its hashes are those of its turns, and its reasons those of the rules', () => {
  const rules = new Map(list.rules.map((rule) => [rule.id, rule]));
  const verdicts = { failed: 'fail', passed: 'pass', inapplicable: 'not-applicable' };
  const wrong = testcases.testcases.filter(({ rule, reason, expected, turns, sha256, probe, server }) => {
    const known = rules.get(rule);
    const said = known?.reasons.find(({ code }) => code === reason);
    const isKnown = known?.probes[0] === probe && (server.fault ?? known?.faults[0]) === known?.faults[0];
    const hash = createHash('sha256').update(JSON.stringify(turns)).digest('hex');
    return said?.verdict !== verdicts[expected] || hash !== sha256 || !isKnown;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
