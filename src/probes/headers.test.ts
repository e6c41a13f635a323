// A response header that a peer is not shown is not absent: probes read headers through the answer alone, which knows.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('./', import.meta.url);
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('fixtures'),
);

test.each(files)('%s reads no response header past the answer', (name) => {
  const source = readFileSync(new URL(name, FOLDER), 'utf8');
  expect(source.match(/\bfindHeaders?\b|\bresponse\??\.headers\b|\bheaders\b[^;=]*\} = [\w.?]*response\b/g)).toBeNull();
});
