import { expect, test } from 'vitest';
import type { Report } from '../../report/report.ts';
import { fileName } from './save-report.ts';

test.each([
  ['https://example.com/mcp', 'wireproof-example.com-2026-11-30.json'],
  ['http://localhost:3000/mcp?key=[secret]', 'wireproof-localhost-3000-2026-11-30.json'],
  ['npx -y @some/server --root /home', 'wireproof-npx-y-some-server-root-home-2026-11-30.json'],
  ['../../..', 'wireproof-report-2026-11-30.json'],
])('a report on %s is saved as %s', (name, expected) => {
  const report = { target: { name }, started: '2026-11-30T12:00:00.000Z' } as Report;
  expect(fileName(report, 'json')).toBe(expected);
});
