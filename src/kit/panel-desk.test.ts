// The desk of a panel: nothing of the others is seen before one’s own scorecard is there.
import { describe, expect, test } from 'vitest';
import { question, scorecard } from './fixtures/scorecards.ts';
import { addFiles, EMPTY_DESK, removeEntry, takeOwn, type Desk, type Entry } from './panel-desk.ts';
import type { Scorecard } from './scorecard.ts';

const OWN = scorecard('Blue', [question('a', 'good')]);
const RED = scorecard('Red', [question('a', 'poor')]);
const own: Entry = { name: 'Blue', scorecard: OWN };
const fileOf = (card: Scorecard, name = `${card.label}.json`) => ({ name, text: JSON.stringify(card) });
const labels = (desk: Desk): string[] =>
  desk.own === undefined ? [] : desk.others.map(({ scorecard: { label } }) => label);

describe('before one’s own scorecard is there', () => {
  const desk = addFiles(addFiles(EMPTY_DESK, [fileOf(RED)]), [{ name: 'x', text: 'no JSON' }]);

  test('files wait, whatever they are, and nothing is known of them but their number', () => {
    expect(Object.keys(desk)).toEqual(['own', 'waiting']);
    expect(desk).toMatchObject({ own: undefined, waiting: { length: 2 } });
  });

  test('they are opened when it comes', () => {
    const open = takeOwn(desk, own);
    expect(labels(open)).toEqual(['Red']);
    expect(open).toMatchObject({
      own,
      said: ['1 scorecard was added.'],
      problems: [expect.stringMatching(/^x was not taken\. The file is not JSON/)],
    });
  });

  test('nothing can be removed', () => {
    expect(removeEntry(desk, RED.id)).toBe(desk);
  });
});

test('a second scorecard of one’s own changes nothing', () => {
  const desk = takeOwn(EMPTY_DESK, own);
  expect(takeOwn(desk, { name: 'Red', scorecard: RED })).toBe(desk);
});

describe('a scorecard that is there already', () => {
  test.each<[string, Scorecard, string, string]>([
    ['the same file', RED, 'again.json', 'again.json is the same scorecard as Red.json: it counts once.'],
    ['one’s own', OWN, 'mine.json', 'mine.json is the same scorecard as your own: it counts once.'],
    [
      'the same interview, changed',
      { ...RED, label: 'Rot' },
      'new.json',
      'new.json is of the same interview as Red.json, with other contents: only Red.json counts. To take this one, remove that one and add this again.',
    ],
    [
      'one’s own, changed',
      { ...OWN, label: 'Blau' },
      'new.json',
      'new.json is of the same interview as your own, with other contents: only your own counts. To take this one, begin anew and choose it as yours.',
    ],
  ])('%s counts once, which is said', (_, card, name, said) => {
    const desk = addFiles(addFiles(takeOwn(EMPTY_DESK, own), [fileOf(RED)]), [fileOf(card, name)]);
    expect(labels(desk)).toEqual(['Red']);
    expect(desk).toMatchObject({ said: [said], problems: [] });
  });

  test('among files that are added together counts once', () => {
    const desk = addFiles(takeOwn(EMPTY_DESK, own), [fileOf(RED), fileOf(RED, 'copy.json')]);
    expect(labels(desk)).toEqual(['Red']);
    expect(desk).toMatchObject({
      said: ['1 scorecard was added.', 'copy.json is the same scorecard as Red.json: it counts once.'],
    });
  });
});

test('one is removed and can be added again', () => {
  const desk = addFiles(takeOwn(EMPTY_DESK, own), [fileOf(RED)]);
  const without = removeEntry(desk, RED.id);
  expect(labels(without)).toEqual([]);
  expect(labels(addFiles(without, [fileOf(RED)]))).toEqual(['Red']);
});

test('a long file name is cut in what is said', () => {
  const desk = addFiles(takeOwn(EMPTY_DESK, own), [{ name: `${'x'.repeat(300)}.json`, text: '' }]);
  expect(desk).toMatchObject({ problems: [expect.stringMatching(/^x{79}… was not taken\. The file is empty/)] });
});
