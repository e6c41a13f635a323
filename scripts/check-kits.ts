// Holds the ready kits, and what they become when they are adapted, to what an interview has to be: src/truth must not import the kit.
import { adaptKit, findStrangers } from '../src/kit/adapt-kit.ts';
import { outlineCard } from '../src/kit/card-outline.ts';
import { cardSchema } from '../src/schemas/card.ts';
import { kitSchema, type ReadyKit } from '../src/schemas/kit.ts';
import type { SourceText } from '../src/truth/check-content.ts';
import { formatField, readContentFile, type ContentFile, type FieldPath } from '../src/truth/content-file.ts';
import type { Problem } from '../src/truth/problem.ts';
import { checkInterview, type Card } from './check-interview.ts';

/** The share of its questions that a kit may have in common with another one: who is asked both is to be asked new things. */
const MOST_SHARED = 0.4;

interface Kit {
  file: ContentFile;
  data: ReadyKit;
}

type Found = [path: FieldPath, message: string];

/** Checks every kit that the schema accepts, against its cards and against the other kits. */
export function checkKits(sources: readonly SourceText[]): Problem[] {
  const cards = new Map(sources.flatMap(readCard).map((card) => [card.slug, card]));
  const kits = sources.flatMap(readKit);
  return kits.flatMap((kit) =>
    [...checkOwn(kit, cards), ...checkLeftOut(kit), ...checkAdaptations(kit, cards), ...checkOthers(kit, kits)].map(
      ([path, message]) => ({
        path: kit.file.path,
        line: kit.file.lineOf(path),
        field: formatField(path),
        message,
      }),
    ),
  );
}

/** A content file without its body, which plays no part here. */
const readHead = ({ path, text }: SourceText): ContentFile =>
  readContentFile(path, /^---\r?\n[\s\S]*?\r?\n---/.exec(text)?.[0] ?? '');

function readCard(source: SourceText): Card[] {
  if (!source.path.startsWith('src/content/questions/')) return [];
  const file = readHead(source);
  const parsed = cardSchema.safeParse(file.data);
  // What the schema refuses is told elsewhere.
  if (!parsed.success) return [];
  return [{ ...outlineCard(file.id, parsed.data), variants: parsed.data.variants.length }];
}

function readKit(source: SourceText): Kit[] {
  if (!source.path.startsWith('src/content/kits/')) return [];
  const file = readHead(source);
  const { success, data } = kitSchema.safeParse(file.data);
  return success ? [{ file, data }] : [];
}

const checkOwn = ({ data }: Kit, cards: ReadonlyMap<string, Card>): Found[] =>
  checkInterview(data, cards).map(({ question, field, message }) => [
    question === undefined ? ['questions'] : ['questions', question, ...(field === undefined ? [] : [field])],
    message,
  ]);

const checkLeftOut = ({ data }: Kit): Found[] =>
  data.leftOut.flatMap(({ slug }, index): Found[] => {
    if (slug === undefined || !data.questions.some((question) => question.slug === slug)) return [];
    const message = `expected a card that is not asked, found ${slug}. Take it out here or there.`;
    return [[['leftOut', index, 'slug'], message]];
  });

const checkAdaptations = ({ data }: Kit, cards: ReadonlyMap<string, Card>): Found[] =>
  data.adapt.flatMap((adaptation, index): Found[] => {
    const path = ['adapt', index];
    const interview = adaptKit(data, adaptation);
    return [
      ...findStrangers(data, adaptation).map((slug): Found => [
        path,
        `expected a question of this kit, found ${slug}. Correct the name.`,
      ]),
      ...(interview === undefined ? [] : checkInterview(interview, cards)).map(({ message }): Found => [path, message]),
    ];
  });

function checkOthers({ file, data }: Kit, kits: readonly Kit[]): Found[] {
  const slugsOf = ({ questions }: ReadyKit): Set<string> => new Set(questions.map(({ slug }) => slug));
  const own = slugsOf(data);
  return kits.flatMap((other): Found[] => {
    if (other.file === file) return [];
    const theirs = slugsOf(other.data);
    const shared = [...own].filter((slug) => theirs.has(slug));
    const { id } = other.file;
    if (shared.length === own.size && own.size === theirs.size) {
      return [[['questions'], `expected a set of its own, found that of ${id}. Take one of the kits out.`]];
    }
    const most = Math.floor(MOST_SHARED * own.size);
    if (shared.length <= most) return [];
    const expected = `expected at most ${most} of ${own.size} questions in common with ${id}`;
    return [[['questions'], `${expected}, found ${shared.length}: ${shared.join(', ')}. Ask others.`]];
  });
}
