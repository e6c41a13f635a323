// Makes many cards and rules out of those there are: copies with names of their own and other words, the same each time.
import { parse } from 'yaml';
import { moveRules, nameIn, planCopies, type Copy } from './generations.ts';
import { collectWords, varyText, type WordPool } from './vary-words.ts';

/** A file with its path below the root of the tree. */
export interface TreeFile {
  path: string;
  text: string;
}

/** Fields whose text is ours to vary, in cards and rules. */
const PROSE = new Set(
  (
    'title description prompt text basics solid junior middle senior principal question expected claim tempting ' +
    'correction poor mixed good excellent ask belief refutation why failProves passLeavesOpen deviation otherCauses ' +
    'checklist note'
  ).split(' '),
);

/** A rule's copy as the engine has to know it. */
export interface CopiedRule {
  id: string;
  generation: number;
  /** The probe and the fault of the rule it was copied from. */
  probe?: string;
  fault?: string;
}

export interface ScaledContent {
  /** The files that are new. */
  files: TreeFile[];
  copied: CopiedRule[];
}

type Data = { [key: string]: unknown };
interface Source {
  path: string;
  data: Data;
  body: string;
}

export const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

function takeApart({ path, text }: TreeFile): Source {
  const [whole, frontmatter] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  if (whole === undefined || frontmatter === undefined) {
    throw new Error(`${path}: expected frontmatter between two lines of ---, found none.`);
  }
  return { path, data: parse(frontmatter) as Data, body: text.slice(whole.length) };
}

/** Writes data as YAML in blocks, as authors do, its strings quoted. */
function writeYaml(data: unknown, indent: string): string {
  if (typeof data !== 'object' || data === null) return ` ${JSON.stringify(data)}`;
  const entries: [string, unknown][] = Array.isArray(data)
    ? data.map((item) => ['-', item])
    : Object.entries(data).map(([key, value]) => [`${JSON.stringify(key)}:`, value]);
  if (entries.length === 0) return Array.isArray(data) ? ' []' : ' {}';
  return entries.map(([mark, value]) => `\n${indent}${mark}${writeYaml(value, `${indent}  `)}`).join('');
}

/** Changes strings anywhere in data, told under which key they stand. */
function mapStrings(data: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof data === 'string') return change(data, key);
  if (Array.isArray(data)) return data.map((item) => mapStrings(item, change, key));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mapStrings(value, change, name)]));
}

/** Gives the clients of scenarios a name of their own, so that what was run for another card runs again. */
function nameClients(data: unknown, client: string): unknown {
  if (Array.isArray(data)) return data.map((item) => nameClients(item, client));
  if (typeof data !== 'object' || data === null) return data;
  const isRequest = 'method' in data && !('client' in data);
  const entries = Object.entries(data).map(([key, value]) => [key, nameClients(value, client)]);
  return { ...Object.fromEntries(entries), ...(isRequest ? { client } : {}) };
}

/** Writes a copy: `move` turns references to those of its generation, and words vary by its name. */
function writeCopy(source: Source, path: string, pool: WordPool, move: (text: string) => string): TreeFile {
  const vary = (text: string): string => varyText(nameOf(path), text, pool);
  const data = mapStrings(source.data, (text, key) => (PROSE.has(key) ? vary(move(text)) : move(text)));
  return { path, text: `---${writeYaml(data, '')}\n---\n${vary(move(source.body))}` };
}

/** Copies cards, rules and the archive of cards until there are so many. `files` are all of the content and the archive. */
export function scaleContent(files: readonly TreeFile[], counts: { cards: number; rules: number }): ScaledContent {
  const within = (folder: string): TreeFile[] => files.filter(({ path }) => path.startsWith(folder));
  const read = (folder: string): Map<string, Source> =>
    new Map(within(folder).map((file) => [nameOf(file.path), takeApart(file)]));
  const cards = read('src/content/questions/');
  const rules = read('src/content/rules/');
  const archive = new Map(within('archive/questions/').map((file) => [nameOf(file.path), file]));
  const plans = {
    cards: planCopies([...cards.keys()].sort(), counts.cards, 'cards'),
    rules: planCopies([...rules.keys()].sort(), counts.rules, 'rules'),
  };
  const ids = new Set([...rules.keys(), ...plans.rules.map(({ of, generation }) => moveRules(of, generation))]);
  const slugs = new Set(plans.cards.map(({ of, generation }) => nameIn(of, generation)));
  const pool = collectWords([...cards.values(), ...rules.values()].map(({ body }) => body));
  const generations = 1 + Math.max(0, ...plans.rules.map(({ generation }) => generation));

  const moveCards = (text: string, generation: number): string =>
    text.replace(/[a-z0-9]+(?:-[a-z0-9]+)+/g, (slug) => {
      const moved = nameIn(slug, generation);
      return slugs.has(moved) ? moved : slug;
    });
  const copyCard = ({ of, generation }: Copy): TreeFile[] => {
    const [card, kept] = [cards.get(of), archive.get(of)];
    if (card === undefined) return [];
    const rename = (path: string): string => path.replace(/[^/]+(?=\.\w+$)/, nameIn(of, generation));
    const named = nameClients(card.data, nameIn('wireproof', generation)) as Data;
    return [
      writeCopy({ ...card, data: named }, rename(card.path), pool, (text) =>
        moveCards(moveRules(text, generation % generations, ids), generation),
      ),
      ...(kept === undefined ? [] : [{ path: rename(kept.path), text: kept.text }]),
    ];
  };
  const copyRule = ({ of, generation }: Copy): TreeFile[] => {
    const rule = rules.get(of);
    if (rule === undefined) return [];
    // Its own probe and its own fault, as every rule has.
    const own = Object.fromEntries(
      ['probe', 'fault'].flatMap((key) => {
        const name = rule.data[key];
        return typeof name === 'string' ? [[key, nameIn(name, generation)]] : [];
      }),
    );
    const path = rule.path.replace(of, moveRules(of, generation));
    return [
      writeCopy({ ...rule, data: { ...rule.data, ...own } }, path, pool, (text) => moveRules(text, generation, ids)),
    ];
  };
  return {
    files: [...plans.cards.flatMap(copyCard), ...plans.rules.flatMap(copyRule)],
    copied: plans.rules.map(({ of, generation }) => {
      const { probe, fault } = (rules.get(of)?.data ?? {}) as { probe?: string; fault?: string };
      const engine = { ...(probe === undefined ? {} : { probe }), ...(fault === undefined ? {} : { fault }) };
      return { id: moveRules(of, generation), generation, ...engine };
    }),
  };
}
