// Links to kits that were damaged on their way: read as what they were where that can be known, else put right and told.
import { describe, expect, test } from 'vitest';
import type { Choices, Kit, KitItem } from './kit.ts';
import { formatLink, parseLink } from './link.ts';

const BASE: Choices = { level: 'L2', minutes: 60, topics: [], kinds: [], asksVariants: false, seed: 0, extraTime: 1 };
const kit: Kit = {
  choices: { ...BASE, level: 'L4', topics: ['errors', 'streamable-http'], seed: 12, extraTime: 1.5 },
  items: [
    { slug: 'spot-the-header-fault', hash: '__Ab-x_-', variant: 2, isLocked: true },
    { slug: 'rename-a-tool', hash: 'AAAAAAAA', variant: 1 },
  ],
};
const body = formatLink(kit).slice(1);

describe('a link is read as what it was', () => {
  test.each([
    ['without its #', body],
    ['with two', `##${body}`],
    ['with its signs percent-encoded', `#${encodeURIComponent(body)}`],
    ['encoded three times', `#${encodeURIComponent(encodeURIComponent(encodeURIComponent(body)))}`],
    ['with every sign encoded', `#${body.replace(/[^a-z]/gi, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`],
    ['with entities for its signs', `#${body.replaceAll('/', '&#x2F;').replaceAll('=', '&#61;')}`],
    ['with entities by name, twice', `#${body.replaceAll('=', '&amp;equals;')}`],
    ['as mails write it', `#${body.replaceAll('=', '=3D')}`],
    ['with a full stop', `#${body}.`],
    ['with a bracket and a comma', `#${body}),`],
    ['in angle brackets', `#${body}>`],
    ['in quotation marks', `#${body}%22`],
    ['with an ellipsis', `#${body}…`],
    ['with an address behind it', `#${body}&utm_source=mail&utm_medium=x`],
    ['with a question behind it', `#${body}?fbclid=1`],
    ['with an entity behind it', `#${body}&amp;x=1`],
    ['with markup behind it', `#${body}</a>`],
    ['broken by spaces', `#${body.slice(0, 60)}%20${body.slice(60, 90)} \n ${body.slice(90)}`],
    ['with marks of no width', `#${body.replaceAll('/', '\u200b/')}`],
    ['with marks of no width, encoded', `#${body.replaceAll('/', '%E2%80%8B/')}`],
    ['with hyphens of a word processor', `#${body.replaceAll('-', '\u2011')}`],
    [
      'with keys and marks of a later version',
      `#${body.replace('/seed', '/font=large/seed').replace('.v1', '.v1.z9')}`,
    ],
  ])('%s', (_, damaged) => {
    expect(parseLink(damaged)).toEqual({ kit });
  });
});

describe('what cannot be read is put right and told', () => {
  const one: KitItem = { slug: 'a', hash: 'AAAAAAAA' };
  const two: KitItem = { slug: 'b', hash: 'BBBBBBBB' };
  test.each<[string, string, Partial<Choices>, KitItem[], string]>([
    [
      'minutes beyond any slot',
      'minutes=5000/questions=0',
      { minutes: 180 },
      [],
      'The link, minutes: found "5000", expected a number from 15 to 180. It is taken as 180.',
    ],
    [
      'minutes that are none',
      'minutes=-1e3/questions=0',
      {},
      [],
      'The link, minutes: found "-1e3", expected a number from 15 to 180. It is taken as 60.',
    ],
    [
      'a level of nobody',
      'level=L9/questions=0',
      {},
      [],
      'The link, level: found "L9", expected L1, L2, L3, L4. It is taken as L2.',
    ],
    [
      'a role of nobody',
      'role=toString/questions=0',
      {},
      [],
      'The link, role: found "toString", expected one that is known here. It is left out.',
    ],
    [
      'a topic that is none',
      'topics=errors.hasOwnProperty/questions=0',
      { topics: ['errors'] },
      [],
      'The link, topics: found "hasOwnProperty", expected one that is known here. It is left out.',
    ],
    [
      'a kind that is none',
      'kinds=riddle/questions=0',
      {},
      [],
      'The link, kinds: found "riddle", expected one that is known here. It is left out.',
    ],
    [
      'variants neither yes nor no',
      'variants=2/questions=0',
      {},
      [],
      'The link, variants: found "2", expected yes or no. It is taken as no.',
    ],
    [
      'a seed beyond counting',
      'seed=99999999999999999999/questions=0',
      { seed: Number.MAX_SAFE_INTEGER },
      [],
      `The link, seed: found "99999999999999999999", expected a number from 0. It is taken as ${Number.MAX_SAFE_INTEGER}.`,
    ],
    [
      'time that is too short',
      'time=0.1/questions=0',
      {},
      [],
      'The link, time: found "0.1", expected a number from 1 to 4. It is taken as 1.',
    ],
    [
      'a question that is none',
      'a.AAAAAAAA/_b.BBBBBBBB/questions=2',
      {},
      [one],
      'The link, question 2: found "_b.BBBBBBBB", expected the name of a question, such as error-codes. It is left out.',
    ],
    [
      'a question whose version is cut',
      'a.AAAAAAAA/b.BBB.v2/questions=2',
      {},
      [one, { slug: 'b', hash: '', variant: 2 }],
      'The link, question 2 (b): found "BBB", expected the eight characters of its version. It is asked as it is now.',
    ],
    [
      'a question that is named twice',
      'a.AAAAAAAA/a.CCCCCCCC/questions=2',
      {},
      [one],
      'The link names a twice. It is asked once.',
    ],
    [
      'an end that was cut off',
      'a.AAAAAAAA/b.BBBBBBBB',
      {},
      [one, two],
      'The questions of the link: found 2 of an unknown number, expected all of them. It was cut off or changed on its way: ask for it again, or go on with those that are here.',
    ],
    [
      'an end that was cut off within a question',
      'a.AAAAAAAA/b.BBBB',
      {},
      [one],
      'The questions of the link: found 1 of an unknown number, expected all of them. It was cut off or changed on its way: ask for it again, or go on with those that are here.',
    ],
    [
      'a middle that was cut out',
      'a.AAAAAAAA/questions=3',
      {},
      [one],
      'The questions of the link: found 1 of 3, expected all of them. It was cut off or changed on its way: ask for it again, or go on with those that are here.',
    ],
  ])('%s', (_, rest, choices, items, notice) => {
    expect(parseLink(`#kit=1/${rest}`)).toEqual({
      kit: { choices: { ...BASE, ...choices }, items },
      notices: [notice],
    });
  });

  test('more questions than a kit may have', () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ slug: `q-${index}`, hash: 'AAAAAAAA' }));
    expect(parseLink(formatLink({ choices: BASE, items: many }))).toEqual({
      kit: { choices: BASE, items: many.slice(0, 200) },
      notices: ['The questions of the link: found 201, expected at most 200. The others are left out.'],
    });
  });
});
