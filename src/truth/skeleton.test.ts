// A skeleton says what goes where, and fails the check until it is filled in; `cite` writes hashes in place.
import { describe, expect, test } from 'vitest';
import { writeHashes } from './check-claims.ts';
import { checkSchema } from './check-schema.ts';
import { readContentFile } from './content-file.ts';
import { CARD, CARD_PATH } from './fixtures/good-content.ts';
import { planSkeleton } from './skeleton.ts';
import { readSpecIndex } from './spec-index.ts';
import stored from './spec-index.json' with { type: 'json' };

describe('a skeleton', () => {
  test.each([
    [
      [],
      'expected card or rule and its name, found nothing. Run: npm run new card <topic> <slug>, or: npm run new rule <ID>',
    ],
    [
      ['card', 'tools'],
      'expected card or rule and its name, found card tools. Run: npm run new card <topic> <slug>, or: npm run new rule <ID>',
    ],
    [
      ['card', 'tools', 'A_b'],
      'expected a slug in kebab-case, found A_b. Write it like re-read-capabilities-every-request.',
    ],
    [['rule', 'STL-4'], 'expected a rule id, found STL-4. A rule id looks like MCP-STL-004.'],
  ])('is refused for %j', (words, wrong) => {
    expect(planSkeleton(words, '2026-11-30')).toEqual({ wrong });
  });

  test('is refused for an unknown topic and category, which names the known ones', () => {
    expect(planSkeleton(['card', 'tool', 'x'], '2026-11-30')).toEqual({
      wrong: expect.stringMatching(
        /^expected a topic, found tool\. Topics are fundamentals, statelessness, .*\.$/,
      ) as string,
    });
    expect(planSkeleton(['rule', 'MCP-XXX-001'], '2026-11-30')).toEqual({
      wrong: expect.stringMatching(/^expected a category, found XXX\. Categories are RPC, ERR, .*\.$/) as string,
    });
  });

  test.each([
    [
      ['card', 'tools', 'a-card'],
      'src/content/questions/tools/a-card.mdx',
      '2: title: expected text, found nothing. Write the question as asked.',
    ],
    [
      ['rule', 'MCP-TLS-001'],
      'src/content/rules/TLS/MCP-TLS-001.mdx',
      '3: title: expected text, found nothing. Write what is true of a good implementation, as a short sentence.',
    ],
  ])('of %j can be read, knows every field, and says what is missing', (words, path, first) => {
    const plan = planSkeleton(words, '2026-11-30');
    if ('wrong' in plan) throw new Error(plan.wrong);
    const file = readContentFile(plan.path, plan.text);
    const problems = checkSchema(file).map(({ line, field, message }) => `${line}: ${field}: ${message}`);
    expect(plan.path).toBe(path);
    expect(file.problems).toEqual([]);
    expect(problems[0]).toBe(first);
    expect(problems.filter((problem) => problem.includes('expected a known field'))).toEqual([]);
    const uncommented = plan.text
      .split('---')[1]
      ?.split('\n')
      .filter((line) => line !== '' && !line.includes(' # '));
    expect(uncommented).toEqual([]);
  });
});

describe('cite', () => {
  const index = readSpecIndex(stored);
  const write = (text: string): ReturnType<typeof writeHashes> => writeHashes(readContentFile(CARD_PATH, text), index);

  test('writes a missing hash after the last words, in place', () => {
    expect(write(CARD.replace("    hash: 'd6feb93e4f2a'\n", ''))).toEqual({ text: CARD, written: 1 });
  });

  test('replaces an old hash', () => {
    expect(write(CARD.replace('d6feb93e4f2a', '000000000000'))).toEqual({ text: CARD, written: 1 });
  });

  test('puts the hash after last words that run over two lines', () => {
    const folded = CARD.replace('to: capabilities, protocol version,', 'to: capabilities, protocol\n      version,');
    expect(write(folded.replace("    hash: 'd6feb93e4f2a'\n", ''))).toEqual({ text: folded, written: 1 });
  });

  test('leaves a file with today’s hashes alone', () => {
    expect(write(CARD)).toEqual({ text: CARD, written: 0 });
  });
});
