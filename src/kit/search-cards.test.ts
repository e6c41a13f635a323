// Search: every word, from its beginning, title first.
import { describe, expect, test } from 'vitest';
import { createCard } from './fixtures/run-fixture.ts';
import { searchCards } from './search-cards.ts';

const source = { name: 'MCP-STL-004' };
const point = (html: string) => ({ html, essential: true, source: { name: 'Tools' } });
const cards = [
  createCard('cache-of-others', {
    title: 'Who sees <code>ttlMs</code>?',
    prompt: 'A <em>café</em> naïvely sends tools/call &amp; waits.',
    keyPoints: [point('It is <code>-32602</code> in _meta')],
  }),
  createCard('second', { title: 'A cafe with tools', topics: ['json-rpc', 'tools'], kind: 'trade-off' }),
  createCard('third', {
    title: 'Nothing',
    topics: ['streamable-http'],
    wrongAnswers: [{ claim: 'a session', correction: 'none', source }],
  }),
];
const found = (text: string) => searchCards(cards, text).map(({ slug }) => slug);

describe('finds', () => {
  test.each([
    ['by the title', 'sees', ['cache-of-others']],
    ['code in the title', 'ttlms', ['cache-of-others']],
    ['by the beginning of a word', 'noth', ['third']],
    ['but not from its middle', 'othing', []],
    ['without accents, title first', 'cafe', ['second', 'cache-of-others']],
    ['without an accent inside a word', 'naive', ['cache-of-others']],
    ['with accents all the same', 'CAFÉ', ['second', 'cache-of-others']],
    ['by slug', 'cache-of', ['cache-of-others']],
    ['by a part of the slug', 'others', ['cache-of-others']],
    ['by a topic’s name', 'streamable http', ['third']],
    ['by a kind', 'trade-off', ['second']],
    ['by a rule', 'mcp-stl-004', ['third']],
    ['by the end of a rule', 'STL-004', ['third']],
    ['by a key point, whatever stands around', '(-32602)', ['cache-of-others']],
    ['by a name with a sign before it', '_meta', ['cache-of-others']],
    ['by a method in the prompt', 'tools/call', ['cache-of-others']],
    ['title before topic before prompt', 'tools', ['second', 'cache-of-others']],
    ['only what has all words', 'cafe json', ['second']],
    ['not what is only heard wrongly', 'session', []],
    ['no markup', 'code', []],
    ['all for no word', ' – ', ['cache-of-others', 'second', 'third']],
  ])('%s', (_, text, slugs) => {
    expect(found(text)).toEqual(slugs);
  });
});
