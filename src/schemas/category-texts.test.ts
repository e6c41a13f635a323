// The paragraphs about categories: they render, are of one length, use no keyword of the specification and no removed name.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEPRECATED, REMOVED_ANYWHERE, REMOVED_IN_CODE } from '../truth/era.ts';
import { KEYWORD_PATTERN } from '../truth/keywords.ts';
import { CATEGORY_TEXTS } from './category-texts.ts';
import { countWords, proseText } from './prose.ts';

const published = readdirSync(new URL('../content/rules/', import.meta.url));

test('every category with rules has a text', () => {
  expect(published.length).toBeGreaterThan(0);
  expect(published.filter((category) => !(category in CATEGORY_TEXTS))).toEqual([]);
});

describe.each(Object.entries(CATEGORY_TEXTS))('%s', (_, text = '') => {
  test('has 50 to 120 words', () => {
    const words = countWords(proseText(text));
    expect(words).toBeGreaterThanOrEqual(50);
    expect(words).toBeLessThanOrEqual(120);
  });

  test('uses no capitalised keyword and names nothing that was removed or is deprecated', () => {
    for (const pattern of [KEYWORD_PATTERN, REMOVED_ANYWHERE, REMOVED_IN_CODE, DEPRECATED]) {
      expect(text.match(pattern)).toBeNull();
    }
  });
});
