// The confusable sets: their members exist, and there are enough of them to stand side by side.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONFUSABLE_SETS, confusableOf } from './confusable.ts';

const content = join(import.meta.dirname, '../content');
const slugs = readdirSync(join(content, 'questions'), { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replace(/^.*[\\/]|\.mdx$/g, ''),
);

const exists = (member: string): boolean =>
  member.startsWith('MCP-')
    ? existsSync(join(content, 'rules', member.slice(4, 7), `${member}.mdx`))
    : slugs.includes(member);

test.each(Object.entries(CONFUSABLE_SETS))('the members of %s are published', (_, members) => {
  expect(members.filter((member) => !exists(member))).toEqual([]);
  expect(members.length).toBeGreaterThan(2);
  expect(new Set(members).size).toBe(members.length);
});

test('a member names its set, and anything else none', () => {
  expect(confusableOf('MCP-CCH-018')).toEqual(['cache-scope']);
  expect(confusableOf('card')).toEqual([]);
});
