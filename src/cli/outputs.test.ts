// Which formats are printed and where each goes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkOutputs, planOutputs, writeOutput } from './outputs.ts';
import { UsageError } from './usage-error.ts';

/** Reads `f:json o:a.json` as options. */
const options = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => ({ name: part.startsWith('f:') ? 'format' : 'output', value: part.slice(2) }));

test.each([
  ['', [{ format: 'text' }]],
  ['f:json', [{ format: 'json' }]],
  ['o:a.txt', [{ format: 'text', file: 'a.txt' }]],
  ['f:json o:a.json', [{ format: 'json', file: 'a.json' }]],
  [
    'f:text f:sarif o:a.sarif f:html o:a.html',
    [{ format: 'text' }, { format: 'sarif', file: 'a.sarif' }, { format: 'html', file: 'a.html' }],
  ],
  ['f:json o:a.json f:json', [{ format: 'json', file: 'a.json' }, { format: 'json' }]],
])('%j is planned', (text, outputs) => {
  expect(planOutputs(options(text))).toEqual(outputs);
});

test.each([
  ['f:yaml', 'there is no format yaml; the formats are text, json, sarif, sarif-github, junit, html, markdown, github'],
  [
    'f:jason',
    'there is no format jason (did you mean json?); the formats are text, json, sarif, sarif-github, junit, html, markdown, github',
  ],
  ['f:text f:json', 'text and json would both go to standard output; put an --output after all but one'],
  ['f:json o:a o:b', '--output b follows a and has no format of its own; put a --format before it'],
  ['f:json o:a f:html o:./a', `two formats would go to ${resolve('a')}; give each an --output of its own`],
])('%j is refused', (text, message) => {
  expect(() => planOutputs(options(text))).toThrow(new UsageError(message));
});

test('whether a file can be written is known before the run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wireproof-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const check = (file: string) => () => checkOutputs([{ format: 'json', file }]);
  expect(check(join(folder, 'a.json'))).not.toThrow();
  expect(check(join(folder, 'no', 'a.json'))).toThrow(
    new UsageError(
      `${join(folder, 'no', 'a.json')} cannot be written: the folder ${join(folder, 'no')} does not exist`,
    ),
  );
  expect(check(folder)).toThrow(new UsageError(`${folder} cannot be written: it is a folder`));
});

test('what cannot be written after all is told in words', () => {
  expect(() => writeOutput('/nowhere/at/all.json', '')).toThrow(
    new UsageError('the report cannot be written: /nowhere/at/all.json does not exist'),
  );
});
