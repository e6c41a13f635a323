// Links to kits: what goes in comes out, and old ones are read for ever.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KINDS, keysOf, LEVELS, ROLES, TOPICS } from '../schemas/taxonomy.ts';
import { DEFAULT_CHOICES, MOST_ITEMS, type Choices, type Kit, type KitItem } from './kit.ts';
import { formatLink, parseLink } from './link.ts';

const BASE: Choices = { level: 'L2', minutes: 60, topics: [], kinds: [], asksVariants: false, seed: 0, extraTime: 1 };

/** Links as version 1 wrote them, and what they are. Append only: none of these lines may ever change. */
const FROZEN: [string, Kit][] = [
  ['#kit=1/questions=0', { choices: BASE, items: [] }],
  [
    '#kit=1/level=L3/role=platform-engineer/minutes=45/error-codes.Ab3_-xYz/sticky-sessions-needed.00000000/questions=2',
    {
      choices: { ...BASE, level: 'L3', role: 'platform-engineer', minutes: 45 },
      items: [
        { slug: 'error-codes', hash: 'Ab3_-xYz' },
        { slug: 'sticky-sessions-needed', hash: '00000000' },
      ],
    },
  ],
  [
    '#kit=1/level=L4/minutes=90/topics=errors.streamable-http/kinds=design.read-the-wire/variants=yes/seed=12/time=1.5/' +
      'spot-the-header-fault.________.v2.k/discovery-is-optional.--------.k/rename-a-tool.AAAAAAAA.v1/questions=3',
    {
      choices: {
        level: 'L4',
        minutes: 90,
        topics: ['errors', 'streamable-http'],
        kinds: ['design', 'read-the-wire'],
        asksVariants: true,
        seed: 12,
        extraTime: 1.5,
      },
      items: [
        { slug: 'spot-the-header-fault', hash: '________', variant: 2, isLocked: true },
        { slug: 'discovery-is-optional', hash: '--------', isLocked: true },
        { slug: 'rename-a-tool', hash: 'AAAAAAAA', variant: 1 },
      ],
    },
  ],
  [
    '#kit=1/a-question-that-was-withdrawn.zzzzzzzz/one-without-a-version/questions=2',
    {
      choices: BASE,
      items: [
        { slug: 'a-question-that-was-withdrawn', hash: 'zzzzzzzz' },
        { slug: 'one-without-a-version', hash: '' },
      ],
    },
  ],
];

test.each(FROZEN)('the link %s is read for ever', (link, kit) => {
  expect(parseLink(link)).toEqual({ kit });
});

test('what is left out of a link is not what a new kit happens to begin with', () => {
  expect(formatLink({ choices: BASE, items: [] })).toBe('#kit=1/questions=0');
  expect(formatLink({ choices: DEFAULT_CHOICES, items: [] })).toBe('#kit=1/questions=0');
});

const HASH = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const item: fc.Arbitrary<KitItem> = fc
  .record(
    {
      slug: fc.stringMatching(/^[a-z\d]{1,9}(-[a-z\d]{1,9}){0,5}$/),
      hash: fc.oneof(fc.string({ unit: fc.constantFrom(...HASH), minLength: 8, maxLength: 8 }), fc.constant('')),
      variant: fc.integer({ min: 1, max: 99 }),
      isLocked: fc.constant(true),
    },
    { requiredKeys: ['slug', 'hash'], noNullPrototype: true },
  )
  .map((fields) => fields as KitItem);
const kit: fc.Arbitrary<Kit> = fc.record(
  {
    choices: fc
      .record(
        {
          level: fc.constantFrom(...keysOf(LEVELS)),
          role: fc.constantFrom(...keysOf(ROLES)),
          minutes: fc.integer({ min: 15, max: 180 }),
          topics: fc.uniqueArray(fc.constantFrom(...keysOf(TOPICS))),
          kinds: fc.uniqueArray(fc.constantFrom(...keysOf(KINDS))),
          asksVariants: fc.boolean(),
          seed: fc.maxSafeNat(),
          extraTime: fc.double({ min: 1, max: 4, noNaN: true }),
        },
        {
          requiredKeys: ['level', 'minutes', 'topics', 'kinds', 'asksVariants', 'seed', 'extraTime'],
          noNullPrototype: true,
        },
      )
      .map((fields) => fields as Choices),
    items: fc.uniqueArray(item, { selector: ({ slug }) => slug, maxLength: MOST_ITEMS }),
  },
  { noNullPrototype: true },
);

test('every kit comes out of its link as it went in, by characters that nothing breaks', () => {
  fc.assert(
    fc.property(kit, (one) => {
      const link = formatLink(one);
      expect(link).toMatch(/^#[\w./=-]*\d$/);
      expect(link).toBe(new URL(link, 'https://wireproof.example/kit/').hash);
      expect(parseLink(link)).toEqual({ kit: one });
    }),
    { numRuns: 300 },
  );
});

describe('what is no kit', () => {
  const advice = 'Reload the page, which may be older than the link. If that changes nothing, ask for the link again.';
  test.each([
    ['of a later version', '#kit=2/anything', `The version of the link: found "2", expected 1. ${advice}`],
    ['without a version', '#kit=/questions=0', `The version of the link: found "", expected 1. ${advice}`],
    ['with another', '#kit=constructor', `The version of the link: found "constructor", expected 1. ${advice}`],
    [
      'without end',
      `#kit=1/${'a'.repeat(50_000)}`,
      'The link: found 50007 characters, expected at most 40000. Ask for it again.',
    ],
  ])('and says so, %s, is told', (_, fragment, problem) => {
    expect(parseLink(fragment)).toEqual({ problem });
  });

  test.each(['', '#', '#ready', '#kit', '#kit-view', '#v1=abc', '#<img src=x>'])(
    'and does not say so is nothing: %s',
    (fragment) => {
      expect(parseLink(fragment)).toBeUndefined();
    },
  );

  test('and is long is nothing', () => {
    expect(parseLink(`#${'a'.repeat(50_000)}`)).toBeUndefined();
  });
});

test('nothing makes it throw', () => {
  const piece = fc.constantFrom(
    '#kit=1',
    '/',
    '=',
    '.',
    '%',
    '%E2',
    '%25',
    '&#',
    '&#x10FFFF;',
    '&amp;',
    'v2',
    'questions=',
  );
  const any = fc.array(fc.oneof(piece, fc.string(), fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(any, (text) => {
      for (const fragment of [text, `#kit=1/${text}`]) {
        const read = parseLink(fragment);
        if (read !== undefined && 'kit' in read) expect(parseLink(formatLink(read.kit))).toEqual({ kit: read.kit });
      }
    }),
    { numRuns: 2000 },
  );
});
