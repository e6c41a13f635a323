// What an interviewer is told when nothing is kept: the reason, and what to do.
import { expect, test } from 'vitest';
import { formatFailure, formatObstacle } from './run-storage-words.ts';

test('there is no database', () => {
  expect(formatObstacle('foreign')).toBe(
    'Your interview is not being kept. This browser has a database named wireproof-kit that Wireproof did not make, and it is left untouched. Delete the data of this site if you do not need it, then reload. Until then it is in this tab alone: copy your notes or save the scorecard before you close it.',
  );
  expect(formatObstacle('VersionError')).toContain('A newer Wireproof has kept your interview in this browser');
});

test('there is no room', () => {
  expect(formatFailure('QuotaExceededError', 'your last note')).toBe(
    'Not saved: your last note. The browser has no room left for this site. Copy your notes or save the scorecard now; then free space on the disk, or delete data of sites that you do not need. It is still in this tab, and is saved with your next one if that can be saved.',
  );
});

test('the database is gone', () => {
  expect(formatFailure('InvalidStateError', 'the deletion')).toBe(
    'Not saved: the deletion. The browser closed its database. Copy your notes or save the scorecard now, then reload. Nothing was deleted.',
  );
});
