// What programs read.
import { expect, test } from 'vitest';
import { FAIL, sample } from './fixtures/samples.ts';
import { formatJson } from './format-json.ts';

test('is the model with the address of its schema first', () => {
  const text = formatJson(sample());
  expect(JSON.parse(text)).toEqual({ $schema: 'https://wireproof.example/api/v1/report.schema.json', ...sample() });
  expect(text).toMatch(/^\{\n {2}"\$schema": /);
  expect(text.endsWith('}\n')).toBe(true);
});

test('holds nothing that a build log takes for a command, and loses nothing', () => {
  const report = sample([{ ...FAIL, message: '##[error]x and ##vso[task]y, ## no' }]);
  expect(formatJson(report)).not.toMatch(/##\w*\[/);
  expect(JSON.parse(formatJson(report))).toMatchObject({ findings: report.findings });
});
