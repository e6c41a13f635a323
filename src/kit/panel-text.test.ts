// What a panel says: groups, who heard what, means in words, and its files.
import { micromark } from 'micromark';
import { describe, expect, test } from 'vitest';
import { SITE, question, scorecard } from './fixtures/scorecards.ts';
import { comparePoints, compareWrong, groupQuestions, nameSpread } from './panel-groups.ts';
import { describeLimits, describeOverall, describeRange } from './panel-means.ts';
import { formatPanelCsv, formatPanelMarkdown } from './panel-text.ts';
import { joinPanel, sumUp } from './panel.ts';

const PANEL = joinPanel([
  scorecard('Blue', [
    question('a', 'excellent', { heardPoints: ['One', 'Two', 'Three'], missedPoints: ['Four'] }),
    question('b', 'good', { heardPoints: [], missedPoints: [], followUps: [] }),
    question('c', 'not-asked'),
    question('d', 'not-asked'),
    question('e', 'mixed'),
  ]),
  scorecard('Red', [
    question('a', 'mixed', {
      ...{ heardPoints: ['One'], missedPoints: ['Two', 'Three', 'Four'], heardWrong: ['Nothing is sent.'] },
      ...{ notes: 'Line one\n=1+1', hadSeen: true, variant: 1, followUps: [{ question: 'And then?', heard: [] }] },
    }),
    question('b', 'good', { heardPoints: [], missedPoints: [], followUps: [] }),
    question('c', 'poor'),
    question('d', 'not-asked'),
    question('e', 'good'),
  ]),
]);

test('questions come in groups, the widest spread first, and groups without any are left out', () => {
  const groups = groupQuestions(PANEL).map(({ title, questions }) => [title, questions.map(({ slug }) => slug)]);
  expect(groups).toEqual([
    ['Talk about it', ['a']],
    ['One anchor apart', ['e']],
    ['The same score', ['b']],
    ['One score only', ['c']],
    ['Asked by nobody', ['d']],
  ]);
  expect(PANEL.questions.map(nameSpread)).toEqual([
    ...['two anchors apart', 'one anchor apart', 'the same score', 'one score only', 'asked by nobody'],
  ]);
  expect(groupQuestions(joinPanel([])).length).toBe(0);
});

test('key points on which interviewers differ come first, with who heard them', () => {
  const [first, , , onlyRed] = PANEL.questions;
  expect(comparePoints(first!, PANEL.members)).toEqual([
    { text: 'Two', by: ['Blue'], notBy: ['Red'] },
    { text: 'Three', by: ['Blue'], notBy: ['Red'] },
    { text: 'One', by: ['Blue', 'Red'], notBy: [] },
    { text: 'Four', by: [], notBy: ['Blue', 'Red'] },
  ]);
  expect(compareWrong(first!, PANEL.members)).toEqual([{ text: 'Nothing is sent.', by: ['Red'], notBy: ['Blue'] }]);
  // Blue did not ask it, so Blue missed nothing.
  expect(comparePoints(onlyRed!, PANEL.members)).toEqual([
    { text: 'First point', by: ['Red'], notBy: [] },
    { text: 'Second point', by: [], notBy: ['Red'] },
  ]);
});

test('means say what they rest on, and what they cannot say', () => {
  const overall = sumUp(PANEL);
  expect(describeRange(overall)).toBe('The interviewers’ own means go from 2.3 to 3.0.');
  expect(describeOverall(overall, 5)).toBe(
    'The mean of the questions’ means is 2.4. It rests on 4 of 5 questions; 3 were scored by everybody.',
  );
  expect(describeLimits(2)).toBe(
    '2 interviewers are too few for a measure of agreement or a margin of error, so none is given. A mean decides nothing: the evidence does, and people.',
  );
  const nothing = sumUp(joinPanel([scorecard('Blue', [question('a', 'not-asked')])]));
  expect(describeRange(nothing)).toBe('There is no range: fewer than two interviewers scored anything.');
  expect(describeOverall(nothing, 1)).toBe('There is no mean: nothing was scored.');
});

describe('CSV', () => {
  test('has the scores and the notes of each side by side, and no formula', () => {
    const [head, first] = formatPanelCsv(PANEL, { hasMeans: false }).split('\r\n');
    expect(head).toBe(
      '\uFEFF"question","slug","hash","level","topic","spread","talk about it","asked by","score: Blue","score: Red","notes: Blue","notes: Red"',
    );
    expect(first).toBe(
      '"Title of a","a","AAAAaaaa","L2","JSON-RPC","2","yes","2 of 2","excellent","mixed","Notes on a","Line one\n=1+1"',
    );
    const hostile = joinPanel([scorecard('=1+1', [question('a', 'good', { notes: '=2', title: '@x', topic: '+1' })])]);
    expect(formatPanelCsv(hostile, { hasMeans: true }).split('\r\n')[1]).toBe(
      `"'@x","a","AAAAaaaa","L2","'+1","","no","1 of 1","good","3.00","1 score","'=2"`,
    );
  });

  test('has means only where they were asked for', () => {
    const lines = formatPanelCsv(PANEL, { hasMeans: true }).split('\r\n');
    expect(lines[0]).toContain('"score: Red","mean","mean rests on","notes: Blue"');
    expect(lines[1]).toContain('"mixed","3.00","2 scores"');
    expect(lines[5]).toContain('"not asked","not asked","","0 scores","",""');
  });
});

describe('Markdown', () => {
  test('tells the spread and the evidence, and no mean', () => {
    const text = formatPanelMarkdown(PANEL, SITE, { hasMeans: false });
    expect(text).not.toMatch(/mean/i);
    expect(text.slice(0, text.indexOf('## One anchor'))).toMatchInlineSnapshot(`
      "# Panel

      - **Blue**, begun 2026-11-30 09:00 UTC
      - **Red**, begun 2026-11-30 09:00 UTC

      ## Talk about it

      Two anchors apart or more. Read the evidence of both before anybody defends a score: was the same heard, and are the anchors read alike?

      ### [Title of a](<https://wireproof.example/wire/questions/a/>)

      L2, JSON-RPC: two anchors apart, asked by 2 of 2. Not the same was asked: Blue asked the question itself and Red asked variant 1.

      **Blue**: excellent

      > Notes on a

      Heard:

      - One
      - Two
      - Three

      Not heard:

      - Four

      Follow-up: And then? Heard:

      - It ends.

      **Red**: mixed

      Variant 1 was asked in its place. The candidate had seen it before.

      > Line one  
      > =1+1

      Heard:

      - One

      Not heard:

      - Two
      - Three
      - Four

      Wrong answers heard:

      - Nothing is sent.

      Follow-up: And then? Nothing expected was heard.

      "
    `);
  });

  test('tells the means after everything else, the range first', () => {
    const text = formatPanelMarkdown(PANEL, SITE, { hasMeans: true });
    expect(text.slice(text.indexOf('## Means'))).toMatchInlineSnapshot(`
      "## Means

      Poor counts 1, mixed 2, good 3, excellent 4. Every question and every interviewer has the same weight. What was not asked is left out: it is no 0.

      The interviewers’ own means go from 2.3 to 3.0.

      | Interviewer | Mean | Rests on |
      | --- | --- | --- |
      | Blue | 3.0 | 3 questions |
      | Red | 2.3 | 4 questions |

      | Question | Mean | Rests on |
      | --- | --- | --- |
      | Title of a | 3.0 | 2 scores |
      | Title of e | 2.5 | 2 scores |
      | Title of b | 3.0 | 2 scores |
      | Title of c | 1.0 | 1 score |
      | Title of d | none | 0 scores |

      The mean of the questions’ means is 2.4. It rests on 4 of 5 questions; 3 were scored by everybody.

      2 interviewers are too few for a measure of agreement or a margin of error, so none is given. A mean decides nothing: the evidence does, and people.
      "
    `);
  });

  test('keeps what files say as text', () => {
    const hostile = '<script>alert(1)</script> [x](javascript:y) | # **z**';
    const card = scorecard(hostile, [question('a', 'good', { notes: hostile, title: hostile, topic: hostile })]);
    const html = micromark(formatPanelMarkdown(joinPanel([card, { ...card, id: 'b' }]), SITE, { hasMeans: true }), {
      allowDangerousHtml: true,
    });
    expect(html).not.toMatch(/<script|href="(?!https:\/\/wireproof\.example)/);
  });
});
