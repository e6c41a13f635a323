// All checks over all content: plain text in, problems out. Reading files is the script's part.
import { checkClaims, checkPassages } from './check-claims.ts';
import { checkCode, type Code } from './check-code.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkEra } from './check-era.ts';
import { checkFences } from './check-fences.ts';
import { checkKeywords } from './check-keywords.ts';
import { checkLinks } from './check-links.ts';
import { checkMdx } from './check-mdx.ts';
import { checkAnswers, checkPlaceholders } from './check-prose.ts';
import { checkProseQuotes, checkRuleQuotes } from './check-quotes.ts';
import { checkPlace, checkReferences, type References } from './check-references.ts';
import { checkSimilar } from './check-similar.ts';
import { checkSchema } from './check-schema.ts';
import { readContentFile, type Collection } from './content-file.ts';
import type { MessageCheck } from './message-check.ts';
import { sortProblems, type Problem } from './problem.ts';
import type { SpecIndex } from './spec-index.ts';
import { readBlocks } from './text-block.ts';

/** A content file as it is on disk; the path begins with `src/content/`. */
export interface SourceText {
  path: string;
  text: string;
}

/** What content is checked against, besides itself. */
export interface Surroundings extends Omit<References, 'rule' | 'card' | 'lesson'> {
  index: SpecIndex;
  checkMessage: MessageCheck;
  /** The reason codes of each rule's probe. */
  reasons: ReadonlyMap<string, ReadonlySet<string>>;
  code: Code;
}

/** Runs every check over every file and gives the problems in the order of reading. */
export function checkContent(sources: readonly SourceText[], around: Surroundings): Problem[] {
  const files = sources.map(({ path, text }) => readContentFile(path, text));
  const read = files.map((file) => ({ file, ...readBlocks(file) }));
  const idsOf = (collection: Collection): Set<string> =>
    new Set(files.filter((file) => file.collection === collection).map((file) => file.id));
  const known: References = { ...around, rule: idsOf('rules'), card: idsOf('questions'), lesson: idsOf('lessons') };
  const targets = {
    questions: known.card,
    rules: known.rule,
    lessons: known.lesson,
    kits: idsOf('kits'),
    reasons: around.reasons,
  };
  const levels = new Map(
    files.filter(({ collection }) => collection === 'rules').map(({ id, data }) => [id, String(data['level'])]),
  );
  const { index, checkMessage } = around;
  const problems = read.flatMap(({ file, blocks, fences }) => [
    ...file.problems,
    ...checkSchema(file),
    ...checkPlace(file, files),
    ...checkReferences(file, known),
    ...checkPassages(file, index),
    ...checkClaims(file, index),
    ...checkRuleQuotes(file, index),
    ...checkProseQuotes(file, blocks, index),
    ...checkKeywords(file, blocks, index, levels),
    ...checkLinks(file, blocks, index, targets),
    ...checkMdx(file, known.rule),
    ...checkFences(file, fences, checkMessage),
    ...checkCode(file, fences, around.code),
    ...checkEra(file, blocks, fences),
    ...checkPlaceholders(file, blocks),
    ...checkAnswers(file),
  ]);
  return sortProblems([
    ...problems,
    ...checkDuplicates(read.filter(({ file }) => file.collection === 'questions')),
    ...checkDuplicates(read.filter(({ file }) => file.collection === 'rules')),
    ...checkSimilar(files.filter(({ collection }) => collection === 'questions')),
  ]);
}
