// Writes src/components/survey/survey.json: which public lists ask what a card asks, or something on its topic.
// Usage: node scripts/survey.ts <folder of the catalogue>, which holds survey.json and cards-*.json.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface List {
  id: string;
  title: string;
  kind: string;
  language: string;
  questions: number;
  complete: boolean;
  date: string | null;
  url?: string;
  repo?: string;
  path?: string;
}
interface Survey {
  surveyed: string;
  n: number;
  questions: number;
  lists: List[];
  cards: Record<string, { lists: string[]; outdated?: string[] }>;
  topics: Record<string, { lists: string[] }>;
  unmapped: { key: string; lists: string[] }[];
}
interface Plan {
  slug: string;
  asked?: { lists: number; note: string };
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('survey: expected the folder of the catalogue. Run: node scripts/survey.ts <folder>');
  process.exit(1);
}
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const survey = read('survey.json') as Survey;
const plans = globSync('cards-*.json', { cwd: folder })
  .sort()
  .flatMap((name) => read(name) as Plan[]);

const keys = new Map(survey.unmapped.map(({ key, lists }) => [key, lists]));
const inOrder = (ids: Iterable<string>): string[] => [...new Set(ids)].sort();
const cards = new Map(Object.entries(survey.cards).map(([slug, { lists }]) => [slug, lists]));

// A card that was planned after the survey names the survey's keys that it covers. Lists that ask for the steps of the
// removed handshake move to the card about them, so that no list counts for two cards by one question.
for (const { slug, asked } of plans) {
  if (asked === undefined) continue;
  const named = [...asked.note.matchAll(/unmapped key ([a-z0-9-]+)/g)].flatMap(([, key = '']) => keys.get(key) ?? []);
  const moved = /mapped to card:([a-z0-9-]+)/.exec(asked.note)?.[1];
  const outdated = moved === undefined ? [] : (survey.cards[moved]?.outdated ?? []);
  const lists = inOrder([...named, ...outdated]);
  if (lists.length !== asked.lists) {
    console.error(`survey: expected ${asked.lists} lists for ${slug}, as its plan says, found ${lists.length}.`);
    process.exit(1);
  }
  cards.set(slug, lists);
  if (moved !== undefined)
    cards.set(
      moved,
      (cards.get(moved) ?? []).filter((id) => !outdated.includes(id)),
    );
}

const sorted = (entries: Iterable<[string, string[]]>): Record<string, string[]> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
const result = {
  surveyed: survey.surveyed,
  lists: survey.lists.map(({ id, title, kind, language, questions, complete, date, url, repo, path }) => ({
    id,
    title,
    kind,
    language,
    questions,
    complete,
    ...(date === null ? {} : { date }),
    ...(repo === undefined ? (url === undefined ? {} : { url }) : { repo, ...(path === undefined ? {} : { path }) }),
  })),
  questions: survey.questions,
  cards: sorted(cards),
  topics: sorted(Object.entries(survey.topics).map(([topic, { lists }]) => [topic, lists])),
};
if (result.lists.length !== survey.n) {
  console.error(`survey: expected ${survey.n} lists, found ${result.lists.length}.`);
  process.exit(1);
}
// One list or card a line, so that a change is a readable diff.
const text = JSON.stringify(result).replaceAll('},{"id"', '},\n{"id"').replaceAll('],"', '],\n"');
writeFileSync(new URL('../src/components/survey/survey.json', import.meta.url), `${text}\n`);
console.log(`${result.lists.length} lists, ${Object.keys(result.cards).length} cards.`);
