// What changed in a card between the version that a link names and another one: field by field, word by word.
import { diffWords } from 'diff';
import { plainText } from '../study/drill-data.ts';
import type { KitCard } from './kit-data.ts';

/** A piece of a text: in both versions, only in the old one, or only in the new one. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  /** Plain text. */
  text: string;
}

export interface FieldChange {
  /** Such as `Key point 2`; of what was removed the number that it had. */
  field: string;
  pieces: Piece[];
}

/** Two texts are one that was edited when they share so much of their words. */
const ALIKE = 0.4;

/** Lists what changed in the words; empty where only the form did, such as a link. */
export function compareVersions(old: KitCard, now: KitCard): FieldChange[] {
  const one = (field: string, before = '', after = ''): FieldChange[] =>
    before === after ? [] : [{ field, pieces: compareTexts(before, after) }];
  const rubric = (['poor', 'mixed', 'good', 'excellent'] as const).flatMap((anchor) =>
    one(`Anchor ${anchor}`, plainText(old.rubric[anchor]), plainText(now.rubric[anchor])),
  );
  return [
    ...one('Question', plainText(old.title), plainText(now.title)),
    ...one('Read out first', plainText(old.prompt ?? ''), plainText(now.prompt ?? '')),
    ...compareLists('Key point', listPoints(old), listPoints(now)),
    ...compareLists('Follow-up', listFollowUps(old), listFollowUps(now)),
    ...compareLists('Wrong answer', listClaims(old), listClaims(now)),
    ...rubric,
    ...compareVariants(old, now),
  ];
}

const listPoints = ({ keyPoints }: KitCard): string[] =>
  keyPoints.map(({ html, essential }) => `${essential ? 'Essential: ' : ''}${plainText(html)}`);

const listFollowUps = ({ followUps }: KitCard): string[] =>
  followUps.map(({ question, level, expected, changesCondition }) =>
    [
      `${level}: ${plainText(question)}`,
      changesCondition ? ' (changes a condition)' : '',
      ` Expected: ${expected.map(plainText).join(' · ')}`,
    ].join(''),
  );

const listClaims = ({ wrongAnswers }: KitCard): string[] =>
  wrongAnswers.map(({ claim, correction }) => `“${plainText(claim)}” Right: ${plainText(correction)}`);

const listAsks = ({ variants }: KitCard): string[] => variants.map(({ ask }) => plainText(ask));

function compareVariants(old: KitCard, now: KitCard): FieldChange[] {
  const asked = compareLists('Variant', listAsks(old), listAsks(now));
  const sent = ({ variants }: KitCard): string =>
    JSON.stringify(variants.map(({ scenario, answerOf, decides }) => [scenario, answerOf, decides]));
  if (asked.length > 0 || sent(old) === sent(now)) return asked;
  return [{ field: 'Variants', pieces: [{ kind: 'same', text: 'What is sent, or the field that decides, changed.' }] }];
}

/** Compares lists whose entries may have moved: equal ones belong together, then those most alike, and the rest came or went. */
function compareLists(name: string, old: readonly string[], now: readonly string[]): FieldChange[] {
  const partners = pairUp(old, now);
  const kept = now.flatMap((_, index) => partners.get(index) ?? []);
  const isMoved = kept.some((from, index) => index > 0 && from < (kept[index - 1] ?? 0));
  const changes = now.flatMap((text, index) => {
    const from = partners.get(index);
    const before = from === undefined ? '' : (old[from] ?? '');
    return before === text ? [] : [{ field: `${name} ${index + 1}`, pieces: compareTexts(before, text) }];
  });
  const gone = [...old.keys()].filter((index) => !kept.includes(index));
  return [
    ...changes,
    ...gone.map((index) => ({ field: `${name} ${index + 1}`, pieces: compareTexts(old[index] ?? '', '') })),
    ...(isMoved
      ? [{ field: `${name}s`, pieces: [{ kind: 'same' as const, text: 'They stand in another order.' }] }]
      : []),
  ];
}

/** For each new entry the number of the old one that it was. */
function pairUp(old: readonly string[], now: readonly string[]): Map<number, number> {
  const scores = now.flatMap((text, to) => old.map((before, from) => ({ to, from, score: likeness(before, text) })));
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { to, from, score } of scores.sort((a, b) => b.score - a.score || a.to - b.to || a.from - b.from)) {
    if (score < ALIKE || pairs.has(to) || taken.has(from)) continue;
    pairs.set(to, from);
    taken.add(from);
  }
  return pairs;
}

/** The share of their words that two texts have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const words = one.split(/\s+/);
  const left = other.split(/\s+/);
  const total = words.length + left.length;
  const common = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (total + 1);
}

const compareTexts = (before: string, after: string): Piece[] =>
  diffWords(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
