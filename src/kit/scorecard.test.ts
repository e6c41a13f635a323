// Scorecards: what an interview becomes, and what its files say.
import { micromark } from 'micromark';
import { describe, expect, test } from 'vitest';
import { RUN, SITE, question, scorecard } from './fixtures/scorecards.ts';
import { parseScorecard } from './parse-scorecard.ts';
import { createScorecard, isFinished } from './scorecard.ts';
import {
  fileWords,
  formatScorecardCsv,
  formatScorecardJson,
  formatScorecardMarkdown,
  nameTopic,
} from './scorecard-text.ts';

const CARD = createScorecard(RUN, SITE);

test('a finished interview becomes plain text, question by question', () => {
  expect(CARD).toEqual({
    $schema: 'https://wireproof.example/wire/api/v1/scorecard.schema.json',
    format: 'wireproof-scorecard',
    version: 1,
    id: 'a1b2',
    label: 'Blue',
    revision: '2026-07-28',
    startedAt: '2026-11-30T09:00:00.000Z',
    finishedAt: '2026-11-30T10:00:00.000Z',
    kit: expect.stringMatching(/^#kit=1\/.*what-is-sent\.AAAA-old/),
    minutes: 45,
    extraTime: 1.5,
    questions: [
      {
        slug: 'what-is-sent',
        hash: 'AAAAaaaa',
        number: 1,
        title: 'What is <sent>?',
        level: 'L2',
        topic: 'json-rpc',
        hadSeen: false,
        seconds: 300,
        score: 'good',
        notes: 'Said “_meta”.\nThen nothing.',
        heardPoints: ['The key _meta & its place', 'A third point'],
        missedPoints: ['A second point'],
        heardWrong: ['There is a session.'],
        followUps: [
          { question: 'And then?', heard: ['It stays.'] },
          { question: 'Over stdio?', heard: [] },
        ],
      },
      expect.objectContaining({ number: 2, variant: 2, hadSeen: true, seconds: 20, score: 'poor' }),
      expect.objectContaining({ number: 3, score: 'not-asked', notes: '', heardPoints: [], missedPoints: [] }),
    ],
  });
  expect(isFinished(CARD)).toBe(true);
});

describe('an interview that goes on', () => {
  const { finishedAt: _, ...running } = RUN;
  const answers = { 'what-is-sent': { ...RUN.answers['what-is-sent']!, notes: '' } };
  Reflect.deleteProperty(answers['what-is-sent'], 'score');
  const draft = createScorecard({ ...running, answers }, SITE, RUN.startedAt + 1);

  test('becomes a draft, with its open questions in it', () => {
    expect(isFinished(draft)).toBe(false);
    expect(draft.finishedAt).toBe(undefined);
    expect(draft.questions.map(({ score }) => score)).toEqual([undefined, undefined, undefined]);
    expect(formatScorecardMarkdown(draft, SITE)).toContain('# Draft of a scorecard: Blue');
    expect(formatScorecardMarkdown(draft, SITE)).toContain('Score: **no score yet**');
    expect(formatScorecardCsv(draft)).toContain('"no score yet"');
  });

  test('is refused by whoever reads scorecards', () => {
    expect(parseScorecard(formatScorecardJson(draft))).toEqual({
      problem:
        'finishedAt: found nothing, expected the time of its end. It is a draft of an interview that was not finished: finish it, then save its scorecard.',
    });
  });
});

test('an interview that says it is finished with a question open makes no scorecard', () => {
  const { 'left-out': _, ...answers } = RUN.answers;
  expect(isFinished(createScorecard({ ...RUN, answers }, SITE))).toBe(false);
});

test('JSON comes back as it was', () => {
  expect(parseScorecard(formatScorecardJson(CARD))).toEqual({ scorecard: CARD });
});

describe('CSV', () => {
  test('has a line for each question, with lists below each other in their cell', () => {
    const lines = formatScorecardCsv(CARD).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"interview","number","slug","hash","question","level","topic","variant","had seen it","score","notes","points heard","points missed","wrong answers heard","follow-ups","seconds"',
    );
    expect(lines[1]).toBe(
      '"Blue","1","what-is-sent","AAAAaaaa","What is <sent>?","L2","JSON-RPC","","no","good","Said “_meta”.\nThen nothing.","The key _meta & its place\nA third point","A second point","There is a session.","And then? Heard: It stays.\nOver stdio? Heard: nothing expected.","300"',
    );
    expect(lines[3]).toMatch(/^"Blue","3","left-out",.*"not asked","",/);
    expect(lines).toHaveLength(5);
  });

  test.each([['=1+1'], ['  =HYPERLINK("x")'], ['@SUM(A1)'], ['+1'], ['-1'], ['\t=1']])(
    '%j is no formula in it',
    (notes) => {
      const card = scorecard(notes, [question('a', 'good', { notes, heardPoints: [notes], topic: notes })]);
      const cells = formatScorecardCsv(card)
        .split('\r\n')[1]!
        .match(/"(?:[^"]|"")*"/g)!;
      expect(cells.filter((cell) => /^"\s*[=+\-@]/.test(cell))).toEqual([]);
      expect(cells.filter((cell) => cell.startsWith(`"'`)).length).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('Markdown', () => {
  test('can be read', () => {
    expect(formatScorecardMarkdown(CARD, SITE)).toMatchInlineSnapshot(`
      "# Scorecard: Blue

      - Begun 2026-11-30 09:00 UTC, finished 2026-11-30 10:00 UTC
      - 45 minutes planned, all times × 1.5
      - Model Context Protocol, revision 2026-07-28; [the questions](<https://wireproof.example/wire/kit/#kit=1/minutes=45/time=1.5/what-is-sent.AAAA-old/two-channels.BBBBbbbb.v2/left-out.CCCCcccc/questions=3>)

      | | Question | Score | Time |
      | --- | --- | --- | --- |
      | 1 | What is \\<sent\\>? | good | 5 min |
      | 2 | Why two? | poor | less than a minute |
      | 3 | Left? | not asked |  |

      ## 1. [What is \\<sent\\>?](<https://wireproof.example/wire/questions/what-is-sent/>)

      L2, JSON-RPC. Score: **good**

      > Said “\\_meta”.  
      > Then nothing.

      Heard:

      - The key \\_meta \\& its place
      - A third point

      Not heard:

      - A second point

      Wrong answers heard:

      - There is a session.

      Follow-up: And then? Heard:

      - It stays.

      Follow-up: Over stdio? Nothing expected was heard.

      ## 2. [Why two?](<https://wireproof.example/wire/questions/two-channels/>)

      L2, JSON-RPC. Score: **poor**

      Variant 2 was asked in its place. The candidate had seen it before.

      > Two words.

      Not heard:

      - The key \\_meta \\& its place
      - A second point
      - A third point

      ## 3. [Left?](<https://wireproof.example/wire/questions/left-out/>)

      L2, JSON-RPC. Score: **not asked**
      "
    `);
  });

  test('keeps what was written as text', () => {
    const hostile = '# Big\n<img src=x onerror=alert(1)>\n[a](javascript:x) | b | **c** `d`\n---\n1. e\n- f\n&lt;';
    const card = scorecard(hostile, [
      question('a', 'good', {
        ...{ title: hostile, notes: hostile, topic: hostile },
        ...{ heardPoints: [hostile], followUps: [{ question: hostile, heard: [hostile] }] },
      }),
    ]);
    const html = micromark(formatScorecardMarkdown({ ...card, revision: hostile, kit: '#a>)<b>' }, SITE), {
      allowDangerousHtml: true,
    });
    const elements = new Set([...html.matchAll(/<(\w+)/g)].map(([, name]) => name));
    expect([...elements].sort()).toEqual(['a', 'blockquote', 'br', 'h1', 'h2', 'li', 'p', 'strong', 'ul']);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links.every((link) => link!.startsWith(SITE))).toBe(true);
    expect(html).toContain(
      '&lt;img src=x onerror=alert(1)&gt;<br />\n[a](javascript:x) | b | **c** `d`<br />\n---<br />\n1. e',
    );
  });
});

test.each([
  ['json-rpc', 'JSON-RPC'],
  ['a-later-topic', 'a-later-topic'],
  ['constructor', 'constructor'],
])('the topic %s is called %s', (topic, name) => {
  expect(nameTopic(topic)).toBe(name);
});

test.each([
  ['Blue', 'blue'],
  ['Anna-Lena Öhler / 2', 'anna-lena-öhler-2'],
  ['../../etc/passwd', 'etc-passwd'],
  ['  ', ''],
  ['\u202Egnp.exe', 'gnp-exe'],
  ['x'.repeat(60), 'x'.repeat(40)],
  ['名前', '名前'],
])('of the label %j a file name has %j', (label, words) => {
  expect(fileWords(label)).toBe(words);
});
