// The texts of topics and roles: every topic with cards has one, in plain words, and paths lead to cards of their role.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REMOVED_ANYWHERE, REMOVED_IN_CODE } from '../truth/era.ts';
import { KEYWORD_PATTERN } from '../truth/keywords.ts';
import type { CardInput } from './card.ts';
import { countWords, proseText } from './prose.ts';
import { ROLE_TEXTS } from './role-texts.ts';
import { TOPIC_TEXTS } from './topic-texts.ts';

const root = new URL('../content/questions/', import.meta.url);
const cards = new Map(
  globSync('**/*.mdx', { cwd: root }).map((path) => {
    const [, head = ''] = readFileSync(new URL(path, root), 'utf8').split(/^---$/m);
    return [basename(path, '.mdx'), parse(head) as CardInput];
  }),
);

const texts: [string, string][] = [
  ...Object.entries(TOPIC_TEXTS).map(([topic, { about }]): [string, string] => [topic, about]),
  ...Object.entries(ROLE_TEXTS).map(([role, { about }]): [string, string] => [role, about]),
];

test.each(texts)('the text of %s has 25 to 70 words and no keyword or removed name', (_, about) => {
  const words = countWords(proseText(about));
  expect(words).toBeGreaterThanOrEqual(25);
  expect(words).toBeLessThanOrEqual(70);
  for (const pattern of [KEYWORD_PATTERN, REMOVED_ANYWHERE, REMOVED_IN_CODE]) expect(about.match(pattern)).toBeNull();
});

describe.each(Object.entries(ROLE_TEXTS))('the path of %s', (role, { path }) => {
  const slugs = path.flatMap(({ cards: list }) => list);
  test('names published cards of the role, each once', () => {
    expect(slugs.filter((slug) => !cards.get(slug)?.roles.includes(role as never))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
  test('has 8 cards or more', () => {
    expect(slugs.length).toBeGreaterThanOrEqual(8);
  });
});
