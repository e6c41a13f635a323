// What the reader is told when the browser does not keep what it was given: what happened, and what to do.

/** Why there is no database: the name of a DOMException, or what the store found itself. */
export type Obstacle =
  'missing' | 'blocked' | 'slow' | 'foreign' | 'taken' | 'deleted' | 'closed' | (string & NonNullable<unknown>);

/** What a tool keeps, as its sentences name it. */
export interface Kept<What extends string> {
  /** In the singular, such as `your progress`. */
  name: string;
  /** Name of its database. */
  database: string;
  /** What brings it out of the tab, such as `export`, for `… before you close it` and `… now`. */
  rescue: string;
  /** What may fail to be written, such as `your last answer`, and in a sentence what is left of it then. */
  left: Readonly<Record<What, string>>;
}

/** The sentences of one tool; `name` is that of the DOMException. */
export interface KeepWords<What extends string> {
  /** Says that nothing is kept, why, and what to do. */
  formatObstacle: (obstacle: Obstacle) => string;
  /** Says that something was not saved, why, what to do, and what is left of it. */
  formatFailure: (name: string, what: What) => string;
  /** Says that what is kept could not be read. */
  formatUnread: (name: string) => string;
}

const ROOM = 'free space on the disk, or delete data of sites that you do not need';
const begin = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const nameObstacles = (name: string, database: string): Partial<Record<string, string>> => ({
  missing: 'This browser has no database for this page. Allow this site to keep data, or use another browser.',
  SecurityError: 'The browser does not let this page keep anything. Allow this site to keep data, then reload.',
  InvalidStateError:
    'The browser does not open its database here, as some do not in a private window. Use an ordinary window.',
  QuotaExceededError: `The browser has no room left for this site: ${ROOM}, then reload.`,
  VersionError: `A newer Wireproof has kept ${name} in this browser, and this page leaves it untouched. Reload to get the newer one.`,
  blocked: 'An older Wireproof is open in another tab and holds the database. Close that tab, then reload this one.',
  slow: 'The browser did not open its database within 5 seconds. Close other tabs of this site, then reload.',
  foreign: `This browser has a database named ${database} that Wireproof did not make, and it is left untouched. Delete the data of this site if you do not need it, then reload.`,
  taken: 'A newer Wireproof was opened in another tab and took the database over. Reload this tab to go on.',
  deleted: 'The data of this site was deleted in this browser. Reload to begin anew.',
  closed: 'The browser closed its database. Reload to go on.',
});

/** Makes the sentences of a tool. */
export function createKeepWords<What extends string>({ name, database, rescue, left }: Kept<What>): KeepWords<What> {
  const obstacles = nameObstacles(name, database);
  const closed = `The browser closed its database. ${begin(rescue)} now, then reload.`;
  const failures: Partial<Record<string, string>> = {
    QuotaExceededError: `The browser has no room left for this site. ${begin(rescue)} now; then ${ROOM}.`,
    InvalidStateError: closed,
    TransactionInactiveError: closed,
  };
  const unopened = (cause: string): string =>
    `The browser could not open its database (${cause}). Reload; if that does not help, restart the browser.`;
  const unwritten = (cause: string): string =>
    `The browser could not write to its database (${cause}). ${begin(rescue)} now, then reload.`;
  return {
    formatObstacle: (obstacle) =>
      `${begin(name)} is not being kept. ${obstacles[obstacle] ?? unopened(obstacle)} Until then it is in this tab alone: ${rescue} before you close it.`,
    formatFailure: (cause, what) => `Not saved: ${what}. ${failures[cause] ?? unwritten(cause)} ${left[what]}`,
    formatUnread: (cause) =>
      `The browser could not read its database (${cause}). Nothing in it was changed. Reload; if that does not help, restart the browser.`,
  };
}
