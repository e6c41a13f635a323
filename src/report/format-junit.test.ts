// What test reports of a CI read.
import { expect, test } from 'vitest';
import { findJunitFlaws, listCases } from './fixtures/junit-check.ts';
import { readXml } from './fixtures/read-xml.ts';
import type { Element } from './fixtures/read-xml.ts';
import { FAIL, HOSTILE, LEGACY, WARNING, sample } from './fixtures/samples.ts';
import { formatJunit } from './format-junit.ts';

const told = ({ attributes, children }: Element): string =>
  [attributes.name, ...children.map(({ name, attributes: { message } }) => `${name}: ${message ?? ''}`)].join(' | ');

test('makes a suite of each category and a case of each rule', () => {
  const text = formatJunit(sample());
  expect(findJunitFlaws(text)).toEqual([]);
  const root = readXml(text);
  expect(root.attributes).toEqual({
    name: 'Wireproof',
    tests: '10',
    failures: '1',
    errors: '0',
    skipped: '6',
    time: '1.234',
  });
  expect(root.children.map(({ attributes: { name, tests } }) => `${name} ${tests}`)).toEqual([
    'The run 1',
    'Error codes 4',
    'Statelessness and session removal 1',
    'Caching 1',
    'Pagination 2',
    'Resources 1',
  ]);
  expect(listCases(root).map(told)).toEqual([
    'http://localhost:3000/mcp can be judged by revision 2026-07-28 | system-out: ',
    'MCP-ERR-006 What MCP-ERR-006 is about | failure: The answer to an unknown tool has the code -32020.',
    'MCP-ERR-007 What MCP-ERR-007 is about | skipped: blocked by MCP-ERR-006: The codes say nothing.',
    'MCP-ERR-008 What MCP-ERR-008 is about | skipped: blocked by MCP-ERR-007: Nothing to compare.',
    'MCP-ERR-010 What MCP-ERR-010 is about | skipped: blocked by MCP-DSC-001: Discovery failed.',
    'MCP-STL-001 What MCP-STL-001 is about',
    'MCP-CCH-008 What MCP-CCH-008 is about | system-out: ',
    'MCP-PAG-002 What MCP-PAG-002 is about | skipped: could not be tested: Every list came on one page.',
    'MCP-PAG-007 What MCP-PAG-007 is about | skipped: could not be tested: Every list came on one page.',
    'MCP-RES-001 What MCP-RES-001 is about | skipped: does not apply: It offers no resources.',
  ]);
});

test('a failure says all, with the link on a line of its own', () => {
  const [, fail] = listCases(readXml(formatJunit(sample([FAIL]))));
  expect(fail?.children[0]).toMatchObject({
    attributes: { type: 'error: MCP-ERR-006 misused' },
    text: `The answer to an unknown tool has the code -32020.
https://wireproof.example/rules/MCP-ERR-006/#reason-misused

Expected: What MCP-ERR-006 is about
Seen in: answer 1, /error/code: -32020
MUST: “Servers MUST keep MCP-ERR-006.”

Sent:
POST /mcp HTTP/1.1

{ "method": "tools/call" }

Received:
HTTP/1.1 400 Bad Request

{ "error": { "code": -32020 } }
`,
  });
});

test('a broken SHOULD fails where it is to count, and passes with a word about it elsewhere', () => {
  expect(readXml(formatJunit(sample([WARNING]))).attributes.failures).toBe('0');
  expect(listCases(readXml(formatJunit(sample([WARNING]))))[1]?.children[0]?.text).toMatch(
    /^Warning: The ttlMs is -1\.\nhttps:/,
  );
  const strict = formatJunit(sample([WARNING]), { strict: true });
  expect(findJunitFlaws(strict)).toEqual([]);
  expect(readXml(strict).attributes.failures).toBe('1');
  expect(listCases(readXml(strict))[1]?.children[0]?.attributes.type).toBe('warning: MCP-CCH-008 below-zero');
});

test.each([
  ['was not judged', LEGACY, 'It speaks 2025-06-18 and not revision 2026-07-28.', 'legacy'],
  ['stopped answering', sample([], { complete: false, notices: ['It stopped.'] }), 'It stopped.', 'incomplete'],
])('the run is an error where the server %s', (_, report, message, type) => {
  const text = formatJunit(report);
  expect(findJunitFlaws(text)).toEqual([]);
  expect(listCases(readXml(text))[0]?.children[0]).toMatchObject({ name: 'error', attributes: { message, type } });
});

test('holds no character that XML forbids, and shows those of the server', () => {
  const text = formatJunit(sample([{ ...FAIL, message: HOSTILE, received: HOSTILE }]));
  expect(findJunitFlaws(text)).toEqual([]);
  const [, fail] = listCases(readXml(text));
  expect(fail?.children[0]?.attributes.message).toContain(String.raw`\u001b[31mred\u001b]0;title\u0007`);
  expect(fail?.children[0]?.attributes.message).toContain(']]> <![CDATA[ {0}');
  expect(fail?.children[0]?.attributes.message).toContain('```\n# heading\n');
});
