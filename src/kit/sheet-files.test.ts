// The files of a kit: Markdown for both sides, JSON by its schema, the empty scorecard as a table.
import { beforeAll, describe, expect, test } from 'vitest';
import { REVISION } from '../protocol/revision.ts';
import { kitApi } from '../schemas/kit-api.ts';
import type { Variant } from '../study/drill-data.ts';
import { readRealCards } from './fixtures/real-cards.ts';
import { createCard } from './fixtures/run-fixture.ts';
import { DEFAULT_CHOICES } from './kit.ts';
import { KIT_DATA_VERSION, type KitCard, type KitData } from './kit-data.ts';
import { formatSheetCsv } from './sheet-csv.ts';
import { formatSheetJson } from './sheet-json.ts';
import { formatCandidateMarkdown, formatInterviewerMarkdown } from './sheet-markdown.ts';
import { createSheet, type CaseText } from './sheet.ts';

const variant: Variant = {
  ask: 'What does the <code>second</code> one get?',
  server: 'Forgets the second one',
  scenario: { fault: 'forgets' },
  answerOf: 2,
  decides: '/error/code',
};
const site = 'https://wireproof.example/wire/';
const made: CaseText = {
  server: 'A server with a fault',
  sent: ['POST /mcp HTTP/1.1\n\n{"id":1}', 'GET /'],
  answer: '400, -32020',
};
const surroundings = { site, link: `${site}kit/#kit=1/a`, cases: new Map([[variant, made]]) };

const dataOf = (cards: KitCard[]): KitData => ({ version: KIT_DATA_VERSION, revision: REVISION, cards });
const kit = {
  choices: { ...DEFAULT_CHOICES, extraTime: 1.5 },
  items: [
    { slug: 'a', hash: 'AAAAAAAA', variant: 1 },
    { slug: 'b', hash: 'AAAAAAAA' },
  ],
};
const small = createSheet(
  kit,
  dataOf([
    createCard('a', { title: 'Why <em>a</em>?', variants: [variant], topics: ['errors'] }),
    createCard('b', {
      title: '=1+1 | <code>x|y</code>',
      prompt: 'Read <a href="/wire/rules/">this</a>.',
      topics: ['stdio'],
    }),
  ]),
);

test('the candidate’s Markdown has the questions and what is sent, and nothing else of a card', () => {
  expect(formatCandidateMarkdown(small, surroundings)).toBe(`# Interview questions

Model Context Protocol, revision 2026-07-28 · 2 questions · 90 minutes. Take time to think before you answer: it is planned for.

## Question 1

**What does the \`second\` one get?**

What is sent. A server with a fault:

\`\`\`http
POST /mcp HTTP/1.1

{"id":1}
\`\`\`

\`\`\`http
GET /
\`\`\`

Notes:

## Question 2

**=1+1 \\| \`x|y\`**

Read [this](<https://wireproof.example/wire/rules/>).

Notes:
`);
});

describe('the interviewer’s Markdown', () => {
  const text = formatInterviewerMarkdown(small, surroundings);

  test.each([
    '[this kit](<https://wireproof.example/wire/kit/#kit=1/a>)',
    'Extra time: all planned times are 1.5 times as long.',
    '| 0:00 | Introduction | ',
    String.raw`| 2. =1+1 \| ` + '`x\\|y` | ',
    '- Take time to think before you answer.',
    '## 1. Why *a*?',
    '- [ ] had seen it',
    '### Asked in its place\n\nVariant 1.\n\n**What does the `second` one get?**',
    'Computed answer: `400, -32020`. It shows at `/error/code`. Server: Forgets the second one.',
    '- [ ] **Essential.** It says `one`. (Base)\n- [ ] It says two. (Base)',
    '### Ask everybody\n\n**And then?**\n\n- [ ] This.\n- [ ] That.',
    '**And if not?** (L3 Senior, changes a condition)\n\n- [ ] Nothing.',
    '- [ ] “It says three.” It does not. (Base)',
    '- **excellent**: Both, and why.',
    '### Read aloud first\n\nRead [this](<https://wireproof.example/wire/rules/>).',
    'Score before you talk to the other interviewers',
  ])('has %j', (part) => {
    expect(text).toContain(part);
  });

  test('has what is asked alone of a variant that the engine did not answer', () => {
    const without = formatInterviewerMarkdown(small, { ...surroundings, cases: new Map() });
    expect(without).toContain('Variant 1.\n\n**What does the `second` one get?**\n\n### Key points');
  });
});

test('the table has a line for each question with its anchors, room for the score, and no formula', () => {
  const [head, first, second, end] = formatSheetCsv(small).split('\r\n');
  expect(head).toBe(
    '\uFEFF"interview","number","slug","hash","question","level","topic","variant","had seen it","score","notes","poor","mixed","good","excellent"',
  );
  expect(first).toBe(
    '"","1","a","AAAAAAAA","Why a?","L2","Errors","1","","","","None.","One.","Both.","Both, and why."',
  );
  expect(second).toMatch(/^"","2","b","AAAAAAAA","'=1\+1 \| x\|y","L2","stdio","","","",""/);
  expect(end).toBe('');
});

describe('the JSON', () => {
  let cards: KitCard[];
  beforeAll(async () => {
    cards = await readRealCards();
  }, 60_000);

  test('of all cards is what its schema says, with and without variants', { timeout: 60_000 }, () => {
    for (const number of [undefined, 1]) {
      const items = cards.map(({ slug, hash, variants }) => ({
        slug,
        hash,
        ...(number === undefined || variants.length === 0 ? {} : { variant: number }),
      }));
      const sheet = createSheet({ choices: DEFAULT_CHOICES, items }, dataOf(cards));
      const cases = new Map(cards.flatMap(({ variants }) => variants.map((one) => [one, made] as const)));
      const parsed = kitApi.parse(JSON.parse(formatSheetJson(sheet, { ...surroundings, cases })));
      expect(parsed.questions).toHaveLength(cards.length);
      expect(parsed.questions.filter((one) => (number === undefined ? one.spare : one.asked)).length).toBeGreaterThan(
        40,
      );
    }
  });

  test('has the kit again: its link, its plan, its questions in order, with whole addresses', () => {
    const sheet = createSheet(
      { ...kit, items: cards.slice(0, 2).map(({ slug, hash }) => ({ slug, hash })) },
      dataOf(cards),
    );
    const parsed = kitApi.parse(JSON.parse(formatSheetJson(sheet, surroundings)));
    expect(parsed.$schema).toBe('https://wireproof.example/wire/api/v1/kit.schema.json');
    expect(parsed.link).toBe('https://wireproof.example/wire/kit/#kit=1/a');
    expect(parsed.plan.slot).toBe(5400);
    expect(parsed.questions.map(({ slug }) => slug)).toEqual(cards.slice(0, 2).map(({ slug }) => slug));
    expect(parsed.questions[0]?.followUps.map(({ askedToAll }) => askedToAll).slice(0, 2)).toEqual([true, false]);
    // Without its answer a variant is of no use.
    expect(parsed.questions[0]).not.toHaveProperty('spare');
  });
});
