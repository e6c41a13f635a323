// A card that changed without its archive, and an archive that somebody edited, are told with file and what to do.
import { expect, test } from 'vitest';
import { archiveCard, formatArchive, type ArchivedVersion } from '../src/kit/card-archive.ts';
import { CARD as TEXT, CARD_PATH as CARD } from '../src/truth/fixtures/good-content.ts';
import { formatProblem } from '../src/truth/problem.ts';
import { checkArchive } from './check-archive.ts';
import { readCards } from './read-cards.ts';

const [good] = readCards([{ path: CARD, text: TEXT }]);
if (good === undefined) throw new Error('The good card does not fit the schema of cards.');
const current = await archiveCard(good.card, '2026-12-01');
const ARCHIVE = 'archive/questions/good-card.json';
const archive = (...versions: ArchivedVersion[]) => ({ path: ARCHIVE, text: formatArchive({ versions }) });
const tell = async (text: string, ...archives: { path: string; text: string }[]): Promise<string[]> =>
  (await checkArchive([{ path: CARD, text }], archives)).map(formatProblem);
const older = { ...current, card: { ...current.card, title: 'What was it?' } };
const edited = TEXT.replace('title: Why', 'title: And why');

test('a card that is the last version of its archive has no problem', async () => {
  expect(await tell(TEXT, archive(current))).toEqual([]);
  expect(await tell(TEXT.replace('description: What', 'description: Of what'), archive(current))).toEqual([]);
});

test('a card that changed since then is told', async () => {
  const hash = (await archiveCard({ ...good.card, title: good.card.title.replace('Why', 'And why') }, '')).hash;
  expect(await tell(edited, archive(current))).toEqual([
    `${CARD}:1: archive: expected ${hash} as the last version in ${ARCHIVE}, found ${current.hash}. Run npm run archive.`,
  ]);
});

test('a card without an archive is told', async () => {
  expect(await tell(TEXT)).toEqual([
    `${CARD}:1: archive: expected ${current.hash} as the last version in ${ARCHIVE}, found no such file. Run npm run archive.`,
  ]);
});

test('a stored version that was edited is told', async () => {
  const { hash } = await archiveCard({ ...good.card, title: 'What was it?' }, '');
  expect(await tell(TEXT, archive(older, current))).toEqual([
    `${ARCHIVE}:1: versions[0].hash: expected ${hash}, which the stored card makes, found ${current.hash}. Restore the file from git, then run npm run archive.`,
  ]);
});

test.each([
  ['what is no JSON', '{', 'file: expected JSON, found something else.'],
  [
    'no versions',
    '{"versions":[]}',
    'versions: expected the outline of an archive, found another: Too small: expected array to have >=1 items.',
  ],
  [
    'a list',
    '[]',
    'file: expected the outline of an archive, found another: Invalid input: expected object, received array.',
  ],
])('%s for an archive is told', async (_, text, message) => {
  expect(await tell('', { path: ARCHIVE, text })).toEqual([
    `${ARCHIVE}:1: ${message} Restore the file from git, then run npm run archive.`,
  ]);
});

test('a day that is none is told', async () => {
  expect(await tell(TEXT, archive({ ...current, since: '30.11.2026' }))).toEqual([
    `${ARCHIVE}:1: versions[0].since: expected the outline of an archive, found another: a date is YYYY-MM-DD. Restore the file from git, then run npm run archive.`,
  ]);
});

test('the archive of a card that was withdrawn has no problem', async () => {
  expect(await tell('', archive(current))).toEqual([]);
});

test('a card that does not fit its schema is left to the check that says so', async () => {
  expect(await tell(TEXT.replace('kind: concept', 'kind: riddle'))).toEqual([]);
});
