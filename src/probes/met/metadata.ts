// The `_meta` objects of answers, and what the rules on key names say of each key.
import type { Answer } from '../../client/peer.ts';
import { isObject, pointerKey } from '../../protocol/json.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';
import type { Saw } from '../probe.ts';

/** One key of one `_meta` object, and where it stands. */
export interface Entry {
  answer: Answer;
  /** The message, among those of the answer. */
  index: number;
  pointer: string;
  key: string;
  value: JsonValue | undefined;
}

/** What is data of a tool or a user, and may hold a `_meta` that is none of the protocol's. */
const DATA = [
  'structuredContent',
  'inputSchema',
  'outputSchema',
  'requestedSchema',
  'arguments',
  'input',
  'data',
  '_meta',
];

/** Every key of every `_meta` in what came back. */
export const entriesOf = (answers: readonly Answer[]): Entry[] =>
  answers.flatMap((answer) =>
    answer.messages.flatMap((message, index) =>
      metasIn(message, '').flatMap(({ meta, pointer }) =>
        Object.entries(meta).map(([key, value]) => {
          return { answer, index, pointer: `${pointer}/${pointerKey(key)}`, key, value };
        }),
      ),
    ),
  );

function metasIn(value: JsonValue | undefined, pointer: string): { meta: JsonObject; pointer: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => metasIn(item, `${pointer}/${index}`));
  if (!isObject(value)) return [];
  const own = isObject(value._meta) ? [{ meta: value._meta, pointer: `${pointer}/_meta` }] : [];
  const inner = Object.entries(value).filter(([name]) => !DATA.includes(name));
  return [...own, ...inner.flatMap(([name, one]) => metasIn(one, `${pointer}/${pointerKey(name)}`))];
}

export const spotOf = ({ answer, index, pointer }: Entry) => answer.spotOf(index, pointer);

/** The prefix without its slash: what stands before the first one. */
const prefixOf = ({ key }: Entry): string | undefined =>
  key.includes('/') ? key.slice(0, key.indexOf('/')) : undefined;
const nameOf = ({ key }: Entry): string => key.slice(key.indexOf('/') + 1);
const labelsOf = (entry: Entry): string[] => prefixOf(entry)?.split('.') ?? [];

const wrong = (reason: string, entry: Entry, more: Record<string, string> = {}): Saw => {
  return { reason, at: spotOf(entry), values: { key: entry.key, ...more } };
};
const right = (reason: string, entries: readonly Entry[]): Saw => {
  const shown = entries.at(-1);
  return { reason, ...(shown && { at: spotOf(shown) }), values: { count: entries.length } };
};

/** MCP-MET-002: labels, parted by dots. */
export function judgePrefix(entries: readonly Entry[]): Saw {
  const prefixed = entries.filter((entry) => prefixOf(entry) !== undefined);
  if (prefixed.length === 0) return { reason: 'no-prefix' };
  const bare = prefixed.find((entry) => prefixOf(entry) === '');
  if (bare !== undefined) return wrong('no-label', bare);
  const gap = prefixed.find((entry) => labelsOf(entry).includes(''));
  return gap === undefined ? right('labels', prefixed) : wrong('empty-label', gap);
}

/** MCP-MET-003: what a label begins with, holds and ends with. Empty ones belong to MCP-MET-002. */
export function judgeLabels(entries: readonly Entry[]): Saw {
  const prefixed = entries.filter((entry) => labelsOf(entry).some((label) => label !== ''));
  if (prefixed.length === 0) return { reason: 'no-prefix' };
  const flaws = prefixed.flatMap((entry) =>
    labelsOf(entry)
      .filter((label) => label !== '')
      .map((label) => ({ entry, label, flaw: labelFlaw(label) })),
  );
  // What the keyword governs goes before what is read out of the rest of the sentence.
  for (const reason of ['bad-start', 'bad-end', 'bad-character', 'not-ascii']) {
    const found = flaws.find(({ flaw }) => flaw === reason);
    if (found !== undefined) return wrong(reason, found.entry, { label: found.label });
  }
  return right('well-formed', prefixed);
}

/** Whether letters outside ASCII are letters is not said, so they are told apart. */
function labelFlaw(label: string): string | undefined {
  const plain = label.replace(/(?!\p{ASCII})[\p{L}\p{M}]/gu, 'a').replace(/(?!\p{ASCII})\p{Nd}/gu, '0');
  if (!/^[A-Za-z]/.test(plain)) return 'bad-start';
  if (!/[A-Za-z0-9]$/.test(plain)) return 'bad-end';
  if (!/^[A-Za-z0-9-]+$/.test(plain)) return 'bad-character';
  return plain === label ? undefined : 'not-ascii';
}

/** Top-level domains that are hardly anything else; those that are words too; those that prefixes seldom begin with. */
const SURE = 'com org net edu gov mil int info biz io'.split(' ');
const WORDS = 'ai app dev cloud tech tools'.split(' ');
const RARE = (
  'xyz name mobi pro site online store shop blog page wiki news media live art design studio agency digital ' +
  'software systems network solutions services group company team work works world life space zone global health ' +
  'bank finance money law land academy school science computer engineering codes build run games video ' +
  'google microsoft apple amazon aws ibm oracle sap samsung sony intel'
).split(' ');
/** Kept for examples, at either end. */
const EXAMPLES = ['example', 'test'];
const isCountry = (label = ''): boolean => /^[a-z]{2}$/.test(label);
const mayBeTopLevel = (label = ''): boolean => isCountry(label) || [...SURE, ...WORDS, ...RARE].includes(label);
/** As in `example.com` or `acme.co.uk`; two letters alone may be a word. */
const endsAsDomain = (labels: readonly string[]): boolean =>
  [...SURE, ...WORDS].includes(labels.at(-1) ?? '') ||
  (isCountry(labels.at(-1)) && ['co', 'com', 'org', 'net', 'ac', 'gov'].includes(labels.at(-2) ?? ''));

type Order = 'reverse' | 'forward' | 'order-unclear';
function orderOf(labels: readonly string[]): Order {
  const [first = ''] = labels;
  if (labels.length === 1) return 'order-unclear';
  if (endsAsDomain(labels))
    return SURE.includes(first) ? 'reverse' : mayBeTopLevel(first) ? 'order-unclear' : 'forward';
  return mayBeTopLevel(first) || EXAMPLES.includes(first) ? 'reverse' : 'order-unclear';
}

/** Prefixes that the specification keeps for itself: nobody chose their order. */
const isReserved = (entry: Entry): boolean => ['modelcontextprotocol', 'mcp'].includes(labelsOf(entry)[1] ?? '');

/** MCP-MET-004: which end of a vendor's prefix looks like a top-level domain? The list of those is ours. */
export function judgeOrder(entries: readonly Entry[]): Saw {
  const vendors = entries.filter((entry) => prefixOf(entry) !== undefined && !isReserved(entry));
  if (vendors.length === 0) return { reason: 'no-vendor-prefix' };
  const labels = (entry: Entry): string[] => labelsOf(entry).map((label) => label.toLowerCase());
  const find = (order: Order) => vendors.find((entry) => orderOf(labels(entry)) === order);
  const forward = find('forward');
  if (forward !== undefined)
    return wrong('forward', forward, { expected: `${labelsOf(forward).reverse().join('.')}/` });
  const unclear = find('order-unclear');
  return unclear === undefined ? right('reverse', vendors) : wrong('order-unclear', unclear);
}

/** MCP-MET-005: what a name begins and ends with. */
export function judgeName(entries: readonly Entry[]): Saw {
  if (entries.length === 0) return { reason: 'no-key' };
  const isAlphanumeric = (character = ''): boolean => /^[a-z0-9A-Z]$/.test(character);
  for (const entry of entries.filter((one) => nameOf(one) !== '')) {
    const name = nameOf(entry);
    if (!isAlphanumeric(name[0])) return wrong('bad-start', entry, { name });
    if (!isAlphanumeric(name.at(-1))) return wrong('bad-end', entry, { name });
  }
  return right('well-formed', entries);
}
