// What a panel calls its interviewers, and what it says where their kits differ.
import type { Member, PanelQuestion } from './panel.ts';

const LONGEST = 40;
const MOST_NAMED = 5;

/** Turns the text around them, and so the sentence that a label stands in. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

const clean = (label: string): string =>
  label
    .replace(TURNING, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

function shorten(label: string): string {
  const letters = Array.from(label);
  return letters.length <= LONGEST ? label : `${letters.slice(0, LONGEST - 1).join('')}…`;
}

/** What two labels have in common that read alike. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();

/** Makes names of labels: on one line, at most 40 characters, and those that read alike with a number. */
export function nameMembers(labels: readonly string[]): string[] {
  const plain = labels.map((label, index) => shorten(clean(label)) || `Interviewer ${index + 1}`);
  const keys = plain.map(keyOf);
  const used = new Set(keys);
  return plain.map((name, index) => {
    const key = keys[index] ?? '';
    if (keys.filter((one) => one === key).length === 1) return name;
    let number = keys.slice(0, index + 1).filter((one) => one === key).length;
    while (used.has(keyOf(`${name} (${number})`))) number += 1;
    used.add(keyOf(`${name} (${number})`));
    return `${name} (${number})`;
  });
}

/** Names in a sentence: `A`, `A and B`, `A, B and C`. */
export const listNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Says who has the same label, and what they are called here. */
export function tellNames(members: readonly Member[]): string[] {
  const labels = members.map(({ scorecard }) => keyOf(shorten(clean(scorecard.label))));
  return [...new Set(labels)].flatMap((label) => {
    const same = members.filter((_, index) => labels[index] === label);
    if (same.length < 2) return [];
    const whose = label === '' ? 'no label' : `the label “${shorten(clean(same[0]?.scorecard.label ?? ''))}”`;
    return [`${same.length} scorecards have ${whose}: here they are ${listNames(same.map(({ name }) => name))}.`];
  });
}

function listTitles(titles: readonly string[]): string {
  const named = titles.slice(0, MOST_NAMED).map((title) => `“${title}”`);
  return titles.length > MOST_NAMED ? `${named.join(', ')} and ${titles.length - MOST_NAMED} more` : listNames(named);
}

const namesOf = (members: readonly Member[], { answers }: PanelQuestion): string[] =>
  members.filter((_, index) => answers[index] !== undefined).map(({ name }) => name);

/** Says where kits differ: questions that one has not, versions that are not the same, revisions. */
export function tellDifferences(members: readonly Member[], questions: readonly PanelQuestion[]): string[] {
  if (members.length < 2) return [];
  const revisions = new Set(members.map(({ scorecard }) => scorecard.revision));
  const missing = members.flatMap(({ name, scorecard }) => {
    const slugs = new Set(scorecard.questions.map(({ slug }) => slug));
    const others = members.filter((other) => other.scorecard !== scorecard);
    const shares = others.some((other) => other.scorecard.questions.some(({ slug }) => slugs.has(slug)));
    if (!shares) return [`The scorecard of ${name} has no question in common with any other: is it of the same kit?`];
    const titles = new Map(questions.filter(({ slug }) => !slugs.has(slug)).map(({ slug, title }) => [slug, title]));
    return titles.size === 0 ? [] : [`The kit of ${name} does not have ${listTitles([...titles.values()])}.`];
  });
  const versions = [...new Set(questions.map(({ slug }) => slug))].flatMap((slug) => {
    const same = questions.filter((one) => one.slug === slug);
    if (same.length < 2) return [];
    const who = same.map((one) => listNames(namesOf(members, one))).join(', another one by ');
    return [`“${same[0]?.title}” was changed between the kits: one version was asked by ${who}. They stand apart.`];
  });
  return [
    ...(revisions.size < 2
      ? []
      : [`The kits are about different revisions of the protocol: ${listNames([...revisions])}.`]),
    ...missing,
    ...versions,
  ];
}

/** Says that not everybody asked the same, where a variant came in the place of the question; nothing where all did. */
export function tellVariants(members: readonly Member[], { answers }: PanelQuestion): string | undefined {
  const asked = answers.flatMap((answer, index) =>
    answer === undefined || answer.score === 'not-asked'
      ? []
      : [{ name: members[index]?.name ?? '', variant: answer.variant }],
  );
  const variants = [...new Set(asked.map(({ variant }) => variant))];
  if (variants.length < 2) return undefined;
  const parts = variants.map((variant) => {
    const names = listNames(asked.filter((one) => one.variant === variant).map(({ name }) => name));
    return `${names} asked ${variant === undefined ? 'the question itself' : `variant ${variant}`}`;
  });
  return `Not the same was asked: ${listNames(parts)}.`;
}
