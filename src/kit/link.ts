// The kit as the fragment of a link. Whatever version 1 ever wrote is read for ever: src/kit/link.test.ts keeps a list of it.
import { KINDS, LEVELS, ROLES, TOPICS } from '../schemas/taxonomy.ts';
import { describeValue, formatProblem } from '../study/describe-value.ts';
import { LONGEST_SLOT, MOST_ITEMS, SHORTEST_SLOT, type Choices, type Kit, type KitItem } from './kit.ts';
import { repairLink } from './repair-link.ts';

/** A kit, with a sentence for all that had to be put right; or why there is none. */
export type LinkedKit = { kit: Kit; notices?: string[] } | { problem: string };

const VERSION = 1;
/** Characters; far beyond any kit. */
const LONGEST_LINK = 40_000;
/** What stands in no link of version 1, and so can never change, whatever a new kit begins with. */
const LEFT_OUT: Readonly<Choices> = {
  level: 'L2',
  minutes: 60,
  topics: [],
  kinds: [],
  asksVariants: false,
  seed: 0,
  extraTime: 1,
};
const MOST_TIME = 4;

/**
 * Writes a kit as a fragment, `#` first, such as `#kit=1/level=L3/minutes=45/error-codes.dJ0x_2-a.v2.k/questions=1`: choices that
 * differ from what is left out, each question with its hash, `v2` for its second variant and `k` where it is kept in its place, and at
 * the end how many there are, so that a link that was cut off is known. Only letters, digits and `-_./=` stand in it, at the end a digit.
 */
export function formatLink({ choices, items }: Kit): string {
  const { level, role, minutes, topics, kinds, asksVariants, seed, extraTime } = choices;
  const options: [string, string | number | undefined, unknown?][] = [
    ['level', level, LEFT_OUT.level],
    ['role', role],
    ['minutes', minutes, LEFT_OUT.minutes],
    ['topics', topics.join('.'), ''],
    ['kinds', kinds.join('.'), ''],
    ['variants', asksVariants ? 'yes' : undefined],
    ['seed', seed, LEFT_OUT.seed],
    ['time', extraTime, LEFT_OUT.extraTime],
  ];
  const chosen = options.filter(([, value, leftOut]) => value !== leftOut).map(([key, value]) => `${key}=${value}`);
  return `#${[`kit=${VERSION}`, ...chosen, ...items.map(formatItem), `questions=${items.length}`].join('/')}`;
}

function formatItem({ slug, hash, variant, isLocked = false }: KitItem): string {
  const marks = [...(variant === undefined ? [] : [`v${variant}`]), ...(isLocked ? ['k'] : [])];
  return hash === '' && marks.length === 0 ? slug : [slug, hash, ...marks].join('.');
}

/** Reads a fragment, with or without `#`; nothing for one that is no kit, such as an anchor. Nothing in it makes it throw. */
export function parseLink(fragment: string): LinkedKit | undefined {
  if (fragment.length > LONGEST_LINK) {
    if (!repairLink(fragment.slice(0, 100)).startsWith('kit=')) return undefined;
    const found = { found: `${fragment.length} characters`, expected: `at most ${LONGEST_LINK}` };
    return { problem: `${formatProblem({ where: 'The link', ...found })} Ask for it again.` };
  }
  const [head = '', ...segments] = repairLink(fragment).split('/');
  if (!head.startsWith('kit=')) return undefined;
  const version = head.slice('kit='.length);
  if (version !== String(VERSION)) {
    const found = { found: describeValue(version), expected: String(VERSION) };
    const advice =
      'Reload the page, which may be older than the link. If that changes nothing, ask for the link again.';
    return { problem: `${formatProblem({ where: 'The version of the link', ...found })} ${advice}` };
  }
  const notices: string[] = [];
  const choices = readChoices(new Map(segments.filter((one) => one.includes('=')).map(splitOption)), notices);
  const entries = segments.filter((one) => one !== '' && !one.includes('='));
  const items = readItems(entries, segments.at(-1) ?? '', notices);
  return { kit: { choices, items }, ...(notices.length === 0 ? {} : { notices }) };
}

const splitOption = (segment: string): [string, string] => {
  const at = segment.indexOf('=');
  return [segment.slice(0, at), segment.slice(at + 1)];
};

function readChoices(options: ReadonlyMap<string, string>, notices: string[]): Choices {
  const tell = (name: string, found: string, expected: string, then: string): void => {
    notices.push(`${formatProblem({ where: `The link, ${name}`, found: describeValue(found), expected })} ${then}`);
  };
  const readNumber = (key: string, least: number, most: number, leftOut: number, form: RegExp): number => {
    const text = options.get(key);
    if (text === undefined) return leftOut;
    const number = form.test(text) ? Number(text) : NaN;
    const read = Number.isNaN(number) ? leftOut : Math.min(Math.max(number, least), most);
    const isOpen = most === Number.MAX_SAFE_INTEGER;
    const expected = `a number from ${least}${isOpen ? '' : ` to ${most}`}`;
    if (read !== number) tell(key, text, expected, `It is taken as ${read}.`);
    return read;
  };
  const readKeys = (key: string, list: object): string[] => {
    const keys = new Set((options.get(key) ?? '').split('.').filter(Boolean));
    return [...keys].filter((one) => {
      if (Object.hasOwn(list, one)) return true;
      tell(key, one, 'one that is known here', 'It is left out.');
      return false;
    });
  };
  const level = (options.get('level') ?? LEFT_OUT.level).toUpperCase();
  const isLevel = Object.hasOwn(LEVELS, level);
  if (!isLevel) tell('level', level, Object.keys(LEVELS).join(', '), `It is taken as ${LEFT_OUT.level}.`);
  const [role] = readKeys('role', ROLES);
  const variants = options.get('variants') ?? 'no';
  if (!['yes', 'no'].includes(variants)) tell('variants', variants, 'yes or no', 'It is taken as no.');
  return {
    level: isLevel ? (level as Choices['level']) : LEFT_OUT.level,
    ...(role === undefined ? {} : { role }),
    minutes: readNumber('minutes', SHORTEST_SLOT, LONGEST_SLOT, LEFT_OUT.minutes, /^\d+$/),
    topics: readKeys('topics', TOPICS),
    kinds: readKeys('kinds', KINDS),
    asksVariants: variants === 'yes',
    seed: readNumber('seed', 0, Number.MAX_SAFE_INTEGER, LEFT_OUT.seed, /^\d+$/),
    extraTime: readNumber('time', 1, MOST_TIME, LEFT_OUT.extraTime, /^\d+(\.\d+)?$/),
  };
}

const WHOLE = /^[\w-]{8}$/;

function readItems(entries: readonly string[], end: string, notices: string[]): KitItem[] {
  const said = /^questions=(\d+)/.exec(end)?.[1];
  // The last question of a link without an end may be half of one.
  const isHalf = said === undefined && !WHOLE.test(entries.at(-1)?.split('.')[1] ?? '');
  const read = isHalf ? entries.slice(0, -1) : entries;
  if (said === undefined || Number(said) !== entries.length) {
    const found = { found: `${read.length} of ${said ?? 'an unknown number'}`, expected: 'all of them' };
    const advice = 'It was cut off or changed on its way: ask for it again, or go on with those that are here.';
    notices.push(`${formatProblem({ where: 'The questions of the link', ...found })} ${advice}`);
  }
  const items = new Map<string, KitItem>();
  for (const [index, entry] of read.entries()) {
    const item = readItem(entry, `The link, question ${index + 1}`, notices);
    if (item === undefined) continue;
    if (items.has(item.slug)) notices.push(`The link names ${item.slug} twice. It is asked once.`);
    else items.set(item.slug, item);
  }
  if (items.size > MOST_ITEMS) {
    const found = { found: String(items.size), expected: `at most ${MOST_ITEMS}` };
    notices.push(`${formatProblem({ where: 'The questions of the link', ...found })} The others are left out.`);
  }
  return [...items.values()].slice(0, MOST_ITEMS);
}

function readItem(entry: string, where: string, notices: string[]): KitItem | undefined {
  const [slug = '', hash = '', ...marks] = entry.split('.');
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) {
    const found = { found: describeValue(entry), expected: 'the name of a question, such as error-codes' };
    notices.push(`${formatProblem({ where, ...found })} It is left out.`);
    return undefined;
  }
  const isWhole = WHOLE.test(hash);
  if (!isWhole && hash !== '') {
    const found = { found: describeValue(hash), expected: 'the eight characters of its version' };
    notices.push(`${formatProblem({ where: `${where} (${slug})`, ...found })} It is asked as it is now.`);
  }
  // Other marks are of a later version.
  const variant = marks.map((mark) => /^v([1-9]\d?)$/.exec(mark)?.[1]).find((number) => number !== undefined);
  return {
    slug,
    hash: isWhole ? hash : '',
    ...(variant === undefined ? {} : { variant: Number(variant) }),
    ...(marks.includes('k') ? { isLocked: true } : {}),
  };
}
