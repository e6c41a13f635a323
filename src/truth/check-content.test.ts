// The good files pass; names and frontmatter are altered one at a time, and the exact message is asserted.
import { describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { formatProblem } from './problem.ts';
import { GOOD, inCard, inKit, inLesson, inRule, SURROUNDINGS } from './fixtures/change-one-thing.ts';

test('the good files have no problem', () => {
  expect(checkContent(GOOD, SURROUNDINGS).map(formatProblem)).toEqual([]);
});

describe('a reference', () => {
  test.each([
    [
      'to a rule that is not published',
      () => inCard('rules: [MCP-STL-004]', 'rules: [MCP-RPC-001]'),
      '55: rules[0]: expected a published rule, found MCP-RPC-001. Publish it first, or leave it out.',
    ],
    [
      'to a card',
      () => inLesson('cards: [good-card]', 'cards: [nothing]'),
      '28: cards[0]: expected a published card, found nothing. Publish it first, or leave it out.',
    ],
    [
      'of a kit to a card',
      () => inKit('slug: good-card', 'slug: nothing'),
      '13: questions[0].slug: expected a published card, found nothing. Publish it first, or leave it out.',
    ],
    [
      'of a kit to a card that it leaves out',
      () => inKit('topic: elicitation', 'slug: nothing'),
      '19: leftOut[0].slug: expected a published card, found nothing. Publish it first, or leave it out.',
    ],
    [
      'to a lesson',
      () => inCard('lessons: [good-lesson]', 'lessons: [nothing]'),
      '56: lessons[0]: expected a published lesson, found nothing. Publish it first, or leave it out.',
    ],
    [
      'to a probe',
      () => inRule('probe: two-declarations', 'probe: two-declaration'),
      '14: probe: expected a probe in src/probes/, found two-declaration. Is it two-declarations?',
    ],
    [
      'to a fault',
      () => inRule('fault: remembers-capabilities', 'fault: forgets'),
      '15: fault: expected a fault in src/faults/, found forgets. Correct the name.',
    ],
    [
      'to a file',
      () => inRule('steps/capability.ts', 'steps/none.ts'),
      '16: enforcedBy: expected a file in src/server/, found steps/none.ts. Is it steps/capability.ts?',
    ],
    [
      'to a definition',
      () =>
        inLesson(
          'scenario: { requests: [{ method: tools/list',
          'scenario: { definition: closed, requests: [{ method: tools/list',
        ),
      '12: steps[1].scenario.definition: expected a definition in src/server/definitions/, found closed. Correct the name.',
    ],
    [
      'to itself',
      () => inRule('why: The', 'related: [MCP-STL-004]\nwhy: The'),
      '17: related[0]: expected another rule, found this one. Take it out.',
    ],
    [
      'to a step that is none',
      () => inLesson('<Step id="third" />', '<Step id="thrd" />'),
      '13: steps[2]: expected <Step id="third" /> once in the body, found it 0 times. Place it where the text needs it.',
    ],
    [
      'by a wrong id',
      () => inRule('id: MCP-STL-004', 'id: MCP-STL-005'),
      "2: id: expected MCP-STL-004, the file's name, found MCP-STL-005. Make them equal.",
    ],
    [
      'to a wrong folder',
      () => inCard('topics: [statelessness]', 'topics: [tools, statelessness]'),
      '8: topics: expected the first topic to be the folder, statelessness, found tools. Move the file, or change the order.',
    ],
  ])('%s is refused', (_, act, message) => {
    expect(act()).toContain(message);
  });
});

describe('frontmatter', () => {
  test.each([
    [
      'without a field',
      () => inCard('kind: concept\n', ''),
      '1: kind: expected one of concept, design, debugging, trade-off, migration, security, read-the-wire, found nothing. It holds what sort of question it is.',
    ],
    [
      'with a misspelt field',
      () => inCard('importance: must-know', 'importance: must-know\nkeypoints: []'),
      '8: keypoints: expected a known field, found keypoints. Is it keyPoints?',
    ],
    [
      'with an unknown field',
      () => inCard('importance: must-know', 'importance: must-know\ncolour: red'),
      '8: colour: expected a known field, found colour. Take it out.',
    ],
    [
      'with text for a list',
      () => inCard('areas: [protocol]', 'areas: protocol'),
      '10: areas: expected a list, found "protocol". It holds which part of an interview it belongs to.',
    ],
    [
      'with an unknown choice',
      () => inCard('areas: [protocol]', 'areas: [protocols]'),
      '10: areas[0]: expected one of protocol, system-design, api-design, client-engineering, ml-systems, operations, security, testing, found "protocols". It holds which part of an interview it belongs to.',
    ],
    [
      'with too few entries',
      () => inCard(/ {2}- text: The key[^\n]*\n[^\n]*\n/, ''),
      '11: keyPoints: expected at least 3 entries, found a list of 2. It holds three to seven things a good answer contains, at least one essential.',
    ],
    [
      'with too long a text',
      () => inCard('description: What', `description: ${'word '.repeat(50)}what`),
      '3: description: expected at most 200 characters, found 290. Shorten it.',
    ],
    [
      'with a guide that is not there',
      () => inCard('source: advice', 'source: docs/2026-07-28/nothing'),
      '16: keyPoints[1].source: expected a guide or a SEP, found docs/2026-07-28/nothing. Guides begin with docs/2026-07-28/, SEPs with seps/.',
    ],
    [
      'with a heading that a guide lacks',
      () => inCard('source: advice', 'source: docs/2026-07-28/learn/versioning#tail'),
      '16: keyPoints[1].source: expected a heading of docs/2026-07-28/learn/versioning, found #tail. It has #revisions, #feature-states, #negotiation.',
    ],
    [
      'with a wrong source',
      () => inCard('source: advice', 'source: Advice'),
      '16: keyPoints[1].source: expected the right form, found "Advice". A source is a passage (basic/index#meta), a guide (docs/2026-07-28/…), a SEP (seps/…), an RFC (rfc8707#section-2) or advice.',
    ],
    [
      'without an essential point',
      () => inCard('    essential: true\n', ''),
      '11: keyPoints: found a list of 3. Mark at least one point essential: true.',
    ],
    [
      'with a wrong date',
      () => inCard('reviewed: 2026-11-30', 'reviewed: 30.11.2026'),
      '64: reviewed: expected the right form, found "30.11.2026". A date is YYYY-MM-DD.',
    ],
    [
      'with another revision',
      () => inCard('revision: 2026-07-28', 'revision: 2025-11-25'),
      '63: revision: expected 2026-07-28, found "2025-11-25". It holds the revision the text was written for.',
    ],
    [
      'of a kit with one question',
      () => inKit(/ {2}- slug: good-card\n {4}variant[^\n]*\n[^\n]*\n/, ''),
      '12: questions: expected at least 2 entries, found a list of 1. It holds two or more questions, in the order in which they are asked.',
    ],
    [
      'of a kit with a question that has no reason',
      () => inKit('    why: It begins where everybody has been.\n', ''),
      '13: questions[0].why: expected text, found nothing. Write why this kit asks it, and here, in a sentence or two.',
    ],
    [
      'of a kit with an unknown role',
      () => inKit('level: L2', 'level: L2\nrole: engineer'),
      '6: role: expected one of agent-systems-engineer, mcp-server-developer, client-host-developer, sdk-maintainer, platform-engineer, security-engineer, customer-ai-deployment, found "engineer". It holds the role it is for; optional.',
    ],
    [
      'of a kit that leaves out nothing in particular',
      () => inKit('topic: elicitation', 'slug: good-card\n    topic: elicitation'),
      '19: leftOut[0].slug: found "good-card". Name either a card by slug or a topic.',
    ],
    [
      'of a kit that is too short a slot',
      () => inKit('minutes: 30', 'minutes: 10'),
      '6: minutes: expected at least 15, found 10. It holds minutes of the whole slot, 15 to 180.',
    ],
    [
      'that is missing',
      () => inCard(/^---/, '--'),
      '1: frontmatter: expected the file to begin with frontmatter between two lines of ---, found none. Start from `npm run new`.',
    ],
    [
      'that is no YAML',
      () => inCard('title: Why', 'title: Why: it'),
      '2: frontmatter: expected YAML, found a mistake in it: Nested mappings are not allowed in compact mappings. Quote a text that holds ": " or begins with a sign.',
    ],
  ])('%s is refused', (_, act, message) => {
    expect(act()).toContain(message);
  });
});
