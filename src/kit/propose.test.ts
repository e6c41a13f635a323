// A proposal: which cards, at which places, as which variant, and what it says of what it could not do.
import { describe, expect, test } from 'vitest';
import { createCard } from './fixtures/run-fixture.ts';
import { DEFAULT_CHOICES, type Choices } from './kit.ts';
import type { KitCard } from './kit-data.ts';
import { pickVariant, propose, proposeOther, toItem } from './propose.ts';

const LEVELS = ['L1', 'L2', 'L3', 'L4'] as const;
const CHOICES: Choices = { ...DEFAULT_CHOICES, minutes: 30 };
/** Five of these fill half an hour: each takes 255 seconds, of 1440. */
const own = (slug: string, rest: Partial<KitCard> = {}): KitCard => createCard(slug, { topics: [slug], ...rest });
const many = (count: number, rest: Partial<KitCard> = {}, name = 'card'): KitCard[] =>
  Array.from({ length: count }, (_, index) => own(`${name}-${String(index).padStart(2, '0')}`, rest));
const slugsOf = (cards: readonly KitCard[], choices: Partial<Choices> = {}): string[] =>
  propose(cards, { ...CHOICES, ...choices }).items.map(({ slug }) => slug);
const variants = (count: number): KitCard['variants'] =>
  Array.from({ length: count }, () => ({ ask: '?', server: 's', scenario: {}, answerOf: 1 }));

describe('what is proposed', () => {
  test('as many as fit the slot, of the levels of the ramp and none beyond', () => {
    const cards = LEVELS.flatMap((level) => many(6, { level }, level));
    const { items, notices } = propose(cards, { ...CHOICES, level: 'L3' });
    expect(items.map(({ slug }) => slug.slice(0, 2))).toEqual(['L1', 'L2', 'L2', 'L3', 'L3']);
    expect(notices).toEqual([]);
    expect(slugsOf(cards, { level: 'L3', extraTime: 2 })).toEqual(items.map(({ slug }) => slug));
  });

  test('each topic once as long as there are others', () => {
    const cards = [...many(8, { topics: ['x'] }, 'same'), ...many(4, {}, 'other')];
    expect(slugsOf(cards).filter((slug) => slug.startsWith('same'))).toHaveLength(1);
  });

  test('one that begins with an exchange or a fault', () => {
    const cards = [...many(8), own('wire', { kind: 'read-the-wire' })];
    for (let seed = 0; seed < 20; seed++) {
      expect(slugsOf(cards, { seed, minutes: 15 })).toContain('wire');
      const foreign = cards.map((card) => ({ ...card, roles: card.slug === 'wire' ? ['y'] : ['x'] }));
      expect(slugsOf(foreign, { seed, role: 'x' })).toContain('wire');
    }
  });

  test('and not one that overlaps with the only such question of the role', () => {
    const cards = [
      ...many(6, { roles: ['x'] }),
      own('wire', { kind: 'debugging', level: 'L1', roles: ['x'], near: ['card-00', 'card-01', 'card-02'] }),
      own('foreign', { kind: 'read-the-wire', roles: ['y'] }),
    ];
    for (let seed = 0; seed < 20; seed++) {
      const slugs = slugsOf(cards, { seed, role: 'x' });
      expect(slugs.sort()).toEqual(['card-03', 'card-04', 'card-05', 'foreign', 'wire']);
    }
  });

  /** In how many of forty proposals of five questions one of these is. */
  const often = (cards: KitCard[], test: (slug: string) => boolean, choices: Partial<Choices> = {}): number =>
    Array.from({ length: 40 }, (_, seed) => slugsOf(cards, { ...choices, seed }).filter(test).length).reduce(
      (a, b) => a + b,
    );

  test('mostly kinds that differ, passages that differ, and topics that no other touches', () => {
    // Chance alone would give 20, 100 and 100.
    expect(often([...many(9), own('design', { kind: 'design' })], (slug) => slug === 'design')).toBeGreaterThan(30);
    const passages = many(6).map((card) => ({
      ...card,
      slug: `x-${card.slug}`,
      cores: ['x', `${card.slug}-1`, `${card.slug}-2`],
    }));
    expect(often([...passages, ...many(6, {}, 'y')], (slug) => slug.startsWith('x'))).toBeLessThan(85);
    const topics = many(6).map((card) => ({
      ...card,
      slug: `x-${card.slug}`,
      topics: [card.slug, ...many(6).map(({ slug }) => slug)],
    }));
    expect(often([...topics, ...many(6, {}, 'y')], (slug) => slug.startsWith('x'))).toBeLessThan(90);
  });

  test('must-know first, and the seed decides between equals', () => {
    const cards = [...many(6, { importance: 'should-know' }, 'should'), ...many(6, {}, 'must')];
    for (let seed = 0; seed < 20; seed++) expect(slugsOf(cards, { seed }).join()).not.toContain('should');
    const sets = new Set(Array.from({ length: 20 }, (_, seed) => slugsOf(many(30), { seed }).join()));
    expect(sets.size).toBe(20);
  });

  test('never two that overlap, though time is left', () => {
    const cards = [own('a', { near: ['b'] }), own('b'), own('c', { near: ['b'] }), own('d', { cores: ['x'] })];
    for (let seed = 0; seed < 20; seed++) {
      const slugs = slugsOf([...cards, own('e', { cores: ['x'] })], { seed });
      expect(slugs.includes('b') && (slugs.includes('a') || slugs.includes('c'))).toBe(false);
      expect(slugs.includes('d') && slugs.includes('e')).toBe(false);
    }
  });

  test('those of the role, and then others', () => {
    const cards = [...many(6, { roles: ['y'] }, 'foreign'), ...many(3, { roles: ['x', 'y'], topics: ['same'] }, 'own')];
    const slugs = slugsOf(cards, { role: 'x' });
    expect(slugs.filter((slug) => slug.startsWith('own'))).toHaveLength(3);
    expect(slugs).toHaveLength(5);
  });

  test('only chosen topics, any of a card’s, and only chosen kinds', () => {
    const cards = [
      own('first', { topics: ['errors', 'tools'] }),
      own('second', { topics: ['tools', 'errors'] }),
      own('no-topic', { topics: ['tools'] }),
      own('no-kind', { topics: ['errors'], kind: 'design' }),
    ];
    expect(slugsOf(cards, { topics: ['errors'], kinds: ['concept'] }).sort()).toEqual(['first', 'second']);
    const both = slugsOf(cards, { topics: ['errors', 'tools'], kinds: ['concept'] });
    expect(both.sort()).toEqual(['first', 'no-topic', 'second']);
  });

  test('mostly those whose own topic it is', () => {
    const aside = many(9).map((card) => ({ ...card, topics: [card.slug, 'errors'] }));
    const cards = [...aside, own('own', { topics: ['errors'] })];
    expect(often(cards, (slug) => slug === 'own', { topics: ['errors'] })).toBeGreaterThan(30);
  });

  test('from three levels below only what there is nothing else for', () => {
    const cards = [
      ...many(3, { level: 'L4' }, 'top'),
      ...many(9, { level: 'L1', roles: ['x'] }, 'low'),
      ...many(2, { level: 'L2' }, 'mid'),
    ];
    expect(slugsOf(cards, { level: 'L4', role: 'x' }).filter((slug) => !slug.startsWith('low'))).toHaveLength(5);
  });

  test('nothing of nothing', () => {
    expect(propose([], CHOICES)).toEqual({
      items: [],
      notices: [
        '24 of the 24 minutes for questions stay empty. No question is up to the level Working. Choose a higher level or a shorter slot.',
      ],
    });
  });
});

describe('locked questions', () => {
  const cards = LEVELS.flatMap((level) => many(10, { level }, level));
  const proposed = propose(cards, CHOICES).items;

  test('that were proposed change nothing', () => {
    for (const locks of [[0], [2], [1, 4], [0, 1, 2, 3, 4]]) {
      const kept = proposed.map((item, index) => (locks.includes(index) ? { ...item, isLocked: true } : item));
      expect(propose(cards, CHOICES, kept).items).toEqual(kept);
    }
  });

  test('stay at their places as they are, and the ramp counts them', () => {
    const locked = { slug: 'L2-09', hash: 'old', variant: 3, isLocked: true };
    const { items } = propose(cards, { ...CHOICES, seed: 7 }, [proposed[0]!, locked, proposed[2]!]);
    expect(items[1]).toEqual(locked);
    expect(items.map(({ slug }) => slug.slice(0, 2))).toEqual(['L1', 'L2', 'L1', 'L2', 'L2']);
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(5);
    const two = propose(cards, { ...CHOICES, seed: 7, minutes: 15 }, [locked]).items;
    expect(two.map(({ slug }) => slug.slice(0, 2))).toEqual(['L2', 'L1']);
  });

  test('that are far back come last in a shorter slot', () => {
    const kept = [...proposed.slice(0, 4), { slug: 'L1-00', hash: 'AAAAAAAA', isLocked: true }];
    expect(propose(cards, { ...CHOICES, minutes: 15 }, kept).items.at(-1)?.slug).toBe('L1-00');
  });

  test('keep away what overlaps with them, and stay though they overlap, are too hard, or are not known', () => {
    const kept = ['a', 'b', 'gone'].map((slug) => ({ slug, hash: 'AAAAAAAA', isLocked: true }));
    const odd = [own('a', { near: ['b', 'c'] }), own('b', { level: 'L4' }), own('c'), own('d')];
    expect(propose(odd, CHOICES, kept).items.map(({ slug }) => slug)).toEqual(['a', 'b', 'gone', 'd']);
  });

  test('that are too long are told', () => {
    const kept = many(6).map(({ slug }) => ({ slug, hash: 'AAAAAAAA', isLocked: true }));
    const { items, notices } = propose(many(9), CHOICES, kept);
    expect(items).toEqual(kept);
    expect(notices[0]).toBe(
      'The locked questions alone take 2 minutes more than there are. Unlock one, or choose a longer slot.',
    );
  });
});

describe('variants', () => {
  const card = own('a', { variants: variants(3) });

  test('are picked by the seed, from 1', () => {
    const picked = Array.from({ length: 60 }, (_, seed) => pickVariant(card, seed));
    expect([...new Set(picked)].sort()).toEqual([1, 2, 3]);
    expect(pickVariant(card, 5)).toBe(pickVariant(card, 5));
    expect(pickVariant(own('b'), 5)).toBeUndefined();
  });

  test('are asked where that was chosen, and change nothing else', () => {
    const asking = { ...CHOICES, asksVariants: true };
    expect(toItem(card, CHOICES)).toEqual({ slug: 'a', hash: 'AAAAAAAA' });
    expect(toItem(own('b'), asking)).toEqual({ slug: 'b', hash: 'AAAAAAAA' });
    expect(toItem(card, asking).variant).toBe(pickVariant(card, 0));
    const cards = many(20).map((one, index) => (index % 2 === 0 ? { ...one, variants: variants(2) } : one));
    expect(slugsOf(cards, { asksVariants: true })).toEqual(slugsOf(cards));
  });
});

describe('another question for a place', () => {
  const items = (...slugs: string[]) => slugs.map((slug) => ({ slug, hash: 'AAAAAAAA' }));
  const round = (
    cards: KitCard[],
    slugs: string[],
    index: number,
    times: number,
    choices = CHOICES,
  ): (string | undefined)[] => {
    const kit = { choices, items: items(...slugs) };
    return Array.from({ length: times }, () => {
      const next = proposeOther(cards, kit, index);
      if (next !== undefined) kit.items[index] = next;
      return next?.slug;
    });
  };

  test('is each in turn, and then the first again', () => {
    const cards = many(6);
    const turn = round(cards, ['card-00', 'card-01'], 1, 10);
    expect(turn.slice(0, 5).sort()).toEqual(['card-01', 'card-02', 'card-03', 'card-04', 'card-05']);
    expect(turn.slice(5)).toEqual(turn.slice(0, 5));
    expect(turn[4]).toBe('card-01');
  });

  test('is of the level of the place first, of the role, and fits the time', () => {
    const cards = [
      own('here'),
      ...LEVELS.map((level) => own(level, { level })),
      own('long', { seconds: 900 }),
      own('role', { roles: ['z'] }),
    ];
    const choices = { ...CHOICES, minutes: 15, role: 'server' };
    const turn = round(cards, ['L1', 'long'], 1, 4, choices);
    expect(turn.slice(0, 2).sort()).toEqual(['L2', 'here']);
    expect(turn.slice(2)).toEqual(['role', 'long']);
  });

  test('overlaps with the others only where every one does', () => {
    const cards = [own('a', { near: ['b', 'c'] }), own('b'), own('c'), own('d')];
    expect(round(cards, ['a', 'd'], 1, 3)).toEqual([undefined, undefined, undefined]);
    expect(round(cards, ['a', 'b'], 1, 2)).toEqual(['d', undefined]);
    expect(round(cards.slice(0, 3), ['a', 'b'], 1, 2)).toEqual(['c', 'b']);
  });

  test('is none where there is none, and takes a variant where that was chosen', () => {
    expect(round([own('a')], ['a'], 0, 1)).toEqual([undefined]);
    expect(round([], [], 3, 1)).toEqual([undefined]);
    const cards = [own('a'), own('b', { variants: variants(2) })];
    expect(proposeOther(cards, { choices: { ...CHOICES, asksVariants: true }, items: items('a') }, 0)).toEqual({
      slug: 'b',
      hash: 'AAAAAAAA',
      variant: pickVariant(cards[1]!, 0),
    });
  });
});
