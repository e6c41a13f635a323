// What a reader is told when nothing is kept: the reason, and what to do.
import { describe, expect, test } from 'vitest';
import { formatFailure, formatObstacle, formatUnread } from './storage-words.ts';

describe('without a database', () => {
  test.each([
    ['missing', 'This browser has no database for this page. Allow this site to keep data, or use another browser.'],
    ['SecurityError', 'The browser does not let this page keep anything. Allow this site to keep data, then reload.'],
    [
      'VersionError',
      'A newer Wireproof has kept your progress in this browser, and this page leaves it untouched. Reload to get the newer one.',
    ],
    [
      'QuotaExceededError',
      'The browser has no room left for this site: free space on the disk, or delete data of sites that you do not need, then reload.',
    ],
    ['taken', 'A newer Wireproof was opened in another tab and took the database over. Reload this tab to go on.'],
    [
      'UnknownError',
      'The browser could not open its database (UnknownError). Reload; if that does not help, restart the browser.',
    ],
  ])('because of %s', (obstacle, words) => {
    expect(formatObstacle(obstacle)).toBe(
      `Your progress is not being kept. ${words} Until then it is in this tab alone: export before you close it.`,
    );
  });
});

describe('what could not be written', () => {
  test('for want of room', () => {
    expect(formatFailure('QuotaExceededError', 'your last answer')).toBe(
      'Not saved: your last answer. The browser has no room left for this site. Export now; then free space on the disk, or delete data of sites that you do not need. It is still in this tab and in an export, and is saved with your next answer if that can be saved.',
    );
  });
  test('to a database that was closed', () => {
    expect(formatFailure('InvalidStateError', 'the import')).toBe(
      'Not saved: the import. The browser closed its database. Export now, then reload. Nothing of the file was taken.',
    );
  });
  test('for another reason', () => {
    expect(formatFailure('DataError', 'the reset')).toBe(
      'Not saved: the reset. The browser could not write to its database (DataError). Export now, then reload. Nothing was deleted.',
    );
  });
});

test('what could not be read', () => {
  expect(formatUnread('UnknownError')).toBe(
    'The browser could not read its database (UnknownError). Nothing in it was changed. Reload; if that does not help, restart the browser.',
  );
});
