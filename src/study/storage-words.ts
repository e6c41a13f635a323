// What the reader is told when the browser does not keep what it was given: what happened, and what to do.

/** Why there is no database: the name of a DOMException, or what the store found itself. */
export type Obstacle =
  'missing' | 'blocked' | 'slow' | 'foreign' | 'taken' | 'deleted' | 'closed' | (string & NonNullable<unknown>);

const ROOM = 'free space on the disk, or delete data of sites that you do not need';

const OBSTACLES: Partial<Record<string, string>> = {
  missing: 'This browser has no database for this page. Allow this site to keep data, or use another browser.',
  SecurityError: 'The browser does not let this page keep anything. Allow this site to keep data, then reload.',
  InvalidStateError:
    'The browser does not open its database here, as some do not in a private window. Use an ordinary window.',
  QuotaExceededError: `The browser has no room left for this site: ${ROOM}, then reload.`,
  VersionError:
    'A newer Wireproof has kept your progress in this browser, and this page leaves it untouched. Reload to get the newer one.',
  blocked: 'An older Wireproof is open in another tab and holds the database. Close that tab, then reload this one.',
  slow: 'The browser did not open its database within 5 seconds. Close other tabs of this site, then reload.',
  foreign:
    'This browser has a database named wireproof-study that Wireproof did not make, and it is left untouched. Delete the data of this site if you do not need it, then reload.',
  taken: 'A newer Wireproof was opened in another tab and took the database over. Reload this tab to go on.',
  deleted: 'The data of this site was deleted in this browser. Reload to begin anew.',
  closed: 'The browser closed its database. Reload to go on.',
};

const otherwise = (name: string): string =>
  `The browser could not open its database (${name}). Reload; if that does not help, restart the browser.`;

/** Says that nothing is kept, why, and what to do. */
export const formatObstacle = (obstacle: Obstacle): string =>
  `Your progress is not being kept. ${OBSTACLES[obstacle] ?? otherwise(obstacle)} Until then it is in this tab alone: export before you close it.`;

/** What is left when it could not be written. */
const LEFT = {
  'your last answer':
    'It is still in this tab and in an export, and is saved with your next answer if that can be saved.',
  'your settings': 'They hold in this tab.',
  'the import': 'Nothing of the file was taken.',
  'the reset': 'Nothing was deleted.',
  'the repair of what could not be read': 'It stays where it was.',
};

const CLOSED = 'The browser closed its database. Export now, then reload.';
const FAILURES: Partial<Record<string, string>> = {
  QuotaExceededError: `The browser has no room left for this site. Export now; then ${ROOM}.`,
  InvalidStateError: CLOSED,
  TransactionInactiveError: CLOSED,
};

/** Says that something was not saved, why, what to do, and what is left of it; `name` is that of the DOMException. */
export const formatFailure = (name: string, what: keyof typeof LEFT): string =>
  `Not saved: ${what}. ${FAILURES[name] ?? `The browser could not write to its database (${name}). Export now, then reload.`} ${LEFT[what]}`;

/** Says that what is kept could not be read. */
export const formatUnread = (name: string): string =>
  `The browser could not read its database (${name}). Nothing in it was changed. Reload; if that does not help, restart the browser.`;
