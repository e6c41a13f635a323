// What was published stays as it is; what was only written since then makes way for the next draft.
import { describe, expect, test } from 'vitest';
import { formatArchive, planVersions, type ArchivedVersion } from './card-archive.ts';

const version = (hash: string, since: string): ArchivedVersion => ({
  hash,
  since,
  about: { level: 'L2', kind: 'concept', importance: 'must-know', topics: ['errors'], roles: [] },
  card: {
    title: hash,
    keyPoints: [],
    followUps: [],
    wrongAnswers: [],
    rubric: { poor: '', mixed: '', good: '', excellent: '' },
    variants: [],
  },
});
const a = version('aaaaaaaa', '2026-12-01');
const b = version('bbbbbbbb', '2026-12-02');
const today = version('cccccccc', '2026-12-03');

describe('the current version', () => {
  test.each<[string, ArchivedVersion[], ArchivedVersion[] | undefined, ArchivedVersion[]]>([
    ['of a new card is the first', [], [], [today]],
    ['comes behind what was published', [a], [a], [a, today]],
    ['takes the place of a draft', [a, b], [a], [a, today]],
    ['takes the place of the draft of a new card', [b], [], [today]],
    ['is added where nobody knows what was published', [a, b], undefined, [a, b, today]],
    ['is not added twice', [a, today], [a, today], [a, today]],
    [
      'that nobody published keeps its day',
      [a, { ...today, since: '2026-12-02' }],
      [a],
      [a, { ...today, since: '2026-12-02' }],
    ],
    ['brings back what was published and is no longer stored', [b], [a, b], [a, b, today]],
    [
      'may be what it once was',
      [{ ...today, since: '2026-12-01' }, b],
      undefined,
      [{ ...today, since: '2026-12-01' }, b, today],
    ],
  ])('%s', (_, stored, published, expected) => {
    expect(planVersions(today, stored, published)).toEqual(expected);
  });

  test('that was published stays as it was, whatever else changed about it', () => {
    const changed = { ...a, since: '2026-12-03', about: { ...a.about, level: 'L3' as const } };
    expect(planVersions(changed, [a], [a])).toEqual([a]);
  });
});

test('a file has one field a line, and ends with a line break', () => {
  expect(
    formatArchive({ versions: [a] })
      .split('\n')
      .slice(0, 5),
  ).toEqual(['{', '  "versions": [', '    {', '      "hash": "aaaaaaaa",', '      "since": "2026-12-01",']);
  expect(formatArchive({ versions: [a] })).toMatch(/\}\n$/);
});
