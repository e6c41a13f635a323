// What every built page says of itself in its head: to search engines, and where a link to it is shared; never an answer.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { PICTURE_BUDGET } from '../../scripts/pictures.ts';
import { attributeOf, elementsOf, textOf } from '../../src/site/output.ts';
import { answersOf, findGiveaway } from '../../src/truth/check-prose.ts';
import { readContentFile } from '../../src/truth/content-file.ts';
import { dist, listPages, pathOf, readPage, root } from './site.ts';

interface Head {
  path: string;
  /** Without the site's name. */
  title: string;
  /** By `name` or `property`; one that stands there twice is a list of both. */
  meta: Record<string, string[]>;
  canonical: string[];
  data: string[];
}

function readHead(file: string): Head {
  const elements = [...elementsOf(parse(readPage(file)))];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const meta: Head['meta'] = {};
  for (const element of named('meta')) {
    const name = attributeOf(element, 'name') ?? attributeOf(element, 'property');
    if (name !== undefined) (meta[name] ??= []).push(attributeOf(element, 'content') ?? '');
  }
  const [title] = named('title').map(textOf);
  return {
    path: pathOf(file),
    title: (title ?? '').replace(/ · Wireproof$/, ''),
    meta,
    canonical: named('link')
      .filter((link) => attributeOf(link, 'rel') === 'canonical')
      .map((link) => attributeOf(link, 'href') ?? ''),
    data: named('script')
      .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
      .map(textOf),
  };
}

const heads = listPages().map(readHead);
/** Those that search engines are not asked to leave out. */
const found = heads.filter(({ meta }) => meta['robots'] === undefined);
const origin = new URL(heads.find(({ path }) => path === '/')?.canonical[0] ?? '').origin;

/** The pages of which `problem` says something. */
const complain = (of: readonly Head[], problem: (head: Head) => string | false | undefined): string[] =>
  of.flatMap((head) => {
    const said = problem(head);
    return said ? [`${head.path}: ${said}`] : [];
  });

function findDoubles(valueOf: (head: Head) => string | undefined): string[] {
  const paths = Map.groupBy(heads, valueOf);
  return [...paths].flatMap(([value, some]) =>
    some.length > 1 ? [`“${value}” at ${some.map(({ path }) => path).join(', ')}`] : [],
  );
}

/**
 * Search engines cut what they show after some 60 letters and read all of it. So a question is its title, whole, up to
 * the 200 letters that a card may have; a rule has its id before a title that is one sentence.
 */
const mostLetters = (path: string): number =>
  /^\/questions\/[^/]+\/$/.test(path) ? 200 : /^\/rules\/MCP-/.test(path) ? 100 : 70;

describe('titles', () => {
  test('are unlike each other', () => {
    expect(findDoubles(({ title }) => title)).toEqual([]);
  });
  test('say enough, and no more than is read', () => {
    expect(
      complain(heads, ({ path, title }) => (title.length < 10 || title.length > mostLetters(path)) && `“${title}”`),
    ).toEqual([]);
  });
});

describe('descriptions', () => {
  test('are unlike each other', () => {
    expect(findDoubles(({ meta }) => meta['description']?.[0])).toEqual([]);
  });
  test('have 50 to 200 letters', () => {
    expect(
      complain(heads, ({ meta }) => {
        const [description = '', ...more] = meta['description'] ?? [];
        return (description.length < 50 || description.length > 200 || more.length > 0) && `“${description}”`;
      }),
    ).toEqual([]);
  });
});

test('every page that may be found names its own address, and the others none', () => {
  expect(complain(found, ({ path, canonical }) => canonical.join() !== origin + path && canonical.join())).toEqual([]);
  expect(complain(heads, ({ meta, canonical }) => meta['robots'] && canonical[0])).toEqual([]);
});

describe('where a link is shared', () => {
  test('title, description and address are those of the page', () => {
    expect(
      complain(found, ({ path, title, meta }) => {
        const said = ['og:title', 'og:description', 'og:url'].map((name) => meta[name]?.join());
        const expected = [title, meta['description']?.[0], origin + path];
        return said.join('\n') !== expected.join('\n') && said.join(' | ');
      }),
    ).toEqual([]);
  });

  test('there is a picture of its size, with a text for who does not see it', () => {
    expect(
      complain(heads, ({ meta }) => {
        const [address = ''] = meta['og:image'] ?? [];
        if (!address.startsWith(`${origin}/pictures/`)) return `no picture: ${address}`;
        const file = join(dist, new URL(address).pathname);
        if (!existsSync(file)) return `${address} is not there`;
        const png = readFileSync(file);
        const size = [png.readUInt32BE(16), png.readUInt32BE(20)].join();
        const said = [meta['og:image:width'], meta['og:image:height']].join();
        if (size !== '1200,630' || said !== size) return `the picture is ${size}, its page says ${said}`;
        if (png.length > PICTURE_BUDGET) return `${png.length} bytes`;
        if ((meta['og:image:alt']?.[0] ?? '').length < 10) return 'no text beside the picture';
        return meta['twitter:card']?.[0] !== 'summary_large_image' && 'no large picture';
      }),
    ).toEqual([]);
  });

  test('questions, rules and lessons have pictures of their own, and nobody sees the list they were drawn from', () => {
    const own = heads.filter(({ meta }) => meta['og:image']?.[0]?.endsWith('/pictures/site.png') === false);
    const cards = globSync('src/content/{questions,rules,lessons}/**/*.mdx', { cwd: root });
    expect(own).toHaveLength(cards.length);
    expect(new Set(own.map(({ meta }) => meta['og:image']?.[0])).size).toBe(own.length);
    expect(existsSync(join(dist, 'pictures/list.json'))).toBe(false);
  });
});

test('no head of a question holds six words of its answer', () => {
  const cards = globSync('src/content/questions/**/*.mdx', { cwd: root }).map((path) =>
    readContentFile(path, readFileSync(join(root, path), 'utf8')),
  );
  expect(cards.length).toBeGreaterThan(50);
  const problems = cards.flatMap(({ id, data }) => {
    const head = heads.find(({ path }) => path === `/questions/${id}/`);
    if (head === undefined) return [`${id} has no page`];
    const said = [head.title, ...Object.values(head.meta).flat(), ...head.data];
    return answersOf(data).flatMap(({ name, text }) => {
      const run = said.map((one) => findGiveaway(one, text)).find((one) => one !== undefined);
      return run === undefined ? [] : [`/questions/${id}/: “${run}” of ${name}`];
    });
  });
  expect(problems).toEqual([]);
});
