// The Markdown twins of a card, a rule, a lesson and of lists, each in full: fixtures/*.md hold what is expected.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Fault } from '../../faults/fault.ts';
import type { Probe } from '../../probes/probe.ts';
import type { EngineParts } from '../rule/engine-parts.ts';
import { writeCardTwin } from './card-twin.ts';
import { CARD, EXAMPLES, LESSON, RULE, SITE } from './fixtures/small-site.ts';
import { writeLessonTwin } from './lesson-twin.ts';
import { writeCategoryTwin, writeRoleTwin, writeTopicTwin } from './list-twins.ts';
import { writeLlmsText } from './llms-text.ts';
import { writeRuleTwin } from './rule-twin.ts';

const expected = (name: string): string => readFileSync(new URL(`fixtures/${name}.md`, import.meta.url), 'utf8');

const PROBE: Pick<Probe, 'id' | 'title' | 'settles' | 'reasons'> = {
  id: 'small-probe',
  title: 'A small `probe`',
  settles: ['MCP-STL-004'],
  reasons: {
    'MCP-STL-004': {
      seen: { verdict: 'fail', message: 'It said {what}.' },
      unseen: { verdict: 'pass', message: 'It said nothing.' },
    },
  },
};
const faultThat = (does: string): Fault => ({ does }) as Fault;
const PARTS: EngineParts = {
  probes: [PROBE as Probe],
  fault: { path: 'faults/stl/small.ts', source: 'const a = `b`;', fault: faultThat('Keeps it.') },
  otherFaults: [faultThat('Keeps <all>.')],
  sameRun: [],
  sdk: { rule: 'MCP-STL-004', verdict: 'untestable', reason: 'unseen', message: 'It did not.' },
};

test.each([
  ['card', () => writeCardTwin(CARD, SITE)],
  ['rule', () => writeRuleTwin(RULE, PARTS, SITE)],
  ['lesson', () => writeLessonTwin(LESSON, SITE)],
  ['topic', () => writeTopicTwin('statelessness', SITE)],
  ['category', () => writeCategoryTwin('STL', SITE)],
  ['llms', () => writeLlmsText(SITE)],
])('the twin of the small %s', async (name, write) => {
  expect(await write()).toBe(expected(name));
});

test('a role has a path, then all its cards', () => {
  const first = { ...CARD, id: 'who-may-send-what' };
  const lines = writeRoleTwin('sdk-maintainer', { ...SITE, cards: [first, CARD] }).split('\n');
  const [path = 0, all = 0] = ['## A path through the cards', '## All its questions'].map((one) => lines.indexOf(one));
  const count = (from: number, to?: number) =>
    lines.slice(from, to).filter((line) => line.startsWith('- [Why `_meta`?](')).length;
  expect([path > 0, count(path, all), count(all)]).toEqual([true, 1, 2]);
});

test('a rule that no probe sees has its list for review, and no exchange', async () => {
  const data = { ...RULE.data, observable: 'internal' as const, checklist: ['Look *there*.'] };
  const text = await writeRuleTwin({ ...RULE, data }, { probes: [], otherFaults: [], sameRun: [] }, SITE);
  expect(text).toContain('No probe can see this. A reviewer looks at:\n\n- Look *there*.\n');
  expect(text).not.toContain('as it ran');
});

test('a rule whose example is missing is named', async () => {
  const site = { ...SITE, examplesOf: () => Promise.resolve({ passing: EXAMPLES.passing! }) };
  await expect(writeRuleTwin(RULE, PARTS, site)).rejects.toThrow('rule MCP-STL-004 has no failing example');
});

test('a body that places what is not there is named', async () => {
  const card = { ...CARD, body: '<Step id="lost" />' };
  await expect(writeCardTwin(card, SITE)).rejects.toThrow(
    'the body of small-card places "lost", which its frontmatter lacks',
  );
});
