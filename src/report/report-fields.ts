// What stands in each field of a JSON report, and how a wrong value is told. The published schema says the same.
import { showHidden } from '../exchange/escape.ts';
import { isObject } from '../protocol/json.ts';

/** Findings and notices of a report that is read: limits of ours, far above what a run gives. */
const MOST_FINDINGS = 5000;
const MOST_NOTICES = 1000;

/** Says what is expected where a value is wrong; gives `undefined` where it is right. */
export type Check = (value: unknown, path: string) => string | undefined;
export type Fields = Record<string, Check>;

/** A received value in a few words. */
export const show = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = String(JSON.stringify(value));
  return showHidden(text.length <= 60 ? text : `${text.slice(0, 60)}…`);
};

const check =
  (expected: string, holds: (value: unknown) => boolean): Check =>
  (value, path) =>
    holds(value) ? undefined : `${path}: expected ${expected}, found ${show(value)}`;
const optional =
  (inner: Check): Check =>
  (value, path) =>
    value === undefined ? undefined : inner(value, path);
const list =
  (inner: Check, most: number): Check =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > most)
      return `${path}: expected a list of at most ${most}, found ${show(value)}`;
    for (const [index, one] of value.entries()) {
      const wrong = inner(one, `${path}[${index}]`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
/** Checks an object field by field; says what is wrong with the first wrong one. */
export const object =
  (fields: Fields): Check =>
  (value, path) => {
    if (!isObject(value)) return `${path}: expected an object, found ${show(value)}`;
    for (const [name, inner] of Object.entries(fields)) {
      const wrong = inner(Object.hasOwn(value, name) ? value[name] : undefined, path === '' ? name : `${path}.${name}`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

const oneOf = (...values: unknown[]): Check =>
  check(values.length === 1 ? show(values[0]) : `one of ${values.join(', ')}`, (value) => values.includes(value));
const text = check('a text', (value) => typeof value === 'string');
const matching = (what: string, pattern: RegExp): Check =>
  check(what, (value) => typeof value === 'string' && pattern.test(value));
const whole = (from: number): Check =>
  check(`a whole number from ${from}`, (value) => Number.isSafeInteger(value) && Number(value) >= from);
const flag = check('true or false', (value) => typeof value === 'boolean');
// What becomes a link leads to the web: never to a script, never to a file.
const address = matching('an address that begins with http:// or https://', /^https?:\/\/[^\s"'<>\\]+$/);
const ruleId = matching('the id of a rule, such as MCP-STL-004', /^MCP-[A-Z]{3}-\d{3}$/);
const name = matching('a name of small letters, digits and hyphens', /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const instant = check(
  'a time such as 2026-11-30T12:00:00.000Z',
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
);

const SPOTS: Readonly<Record<string, Check>> = {
  header: object({ turn: whole(0), name: text }),
  body: object({ turn: whole(0), pointer: text, event: optional(whole(0)) }),
  other: object({ turn: whole(0), part: oneOf('status', 'order', 'silence', 'message', 'header', 'body') }),
};
const spot: Check = (value, path) => {
  const part = isObject(value) ? value.part : undefined;
  return SPOTS[part === 'header' || part === 'body' ? part : 'other']?.(value, path);
};

/** The fields of a finding. */
export const FINDING: Fields = {
  rule: ruleId,
  title: text,
  level: oneOf('MUST', 'MUST NOT', 'SHOULD', 'SHOULD NOT'),
  verdict: oneOf('pass', 'fail', 'untestable', 'not-applicable', 'blocked'),
  severity: optional(oneOf('error', 'warning')),
  reason: name,
  message: text,
  quote: text,
  source: address,
  help: address,
  probe: name,
  expected: text,
  location: optional(text),
  at: optional(spot),
  sent: optional(text),
  received: optional(text),
  mark: optional(object({ in: oneOf('sent', 'received'), line: whole(1) })),
  curl: optional(text),
  playground: optional(address),
  blockedBy: optional(ruleId),
};
/** What is counted. */
export const COUNTS = ['errors', 'warnings', 'pass', 'blocked', 'untestable', 'not-applicable'] as const;
/** The fields of the target, the tool, the counts, and the whole. */
export const TARGET: Fields = {
  transport: oneOf('http', 'stdio'),
  name: text,
  server: optional(text),
  era: oneOf('modern', 'dual', 'legacy', 'other-version', 'closed', 'silent', 'unknown'),
  eraMessage: text,
};
export const TOOL: Fields = {
  name: oneOf('wireproof'),
  version: text,
  site: matching('the address of a site, without a slash at its end', /^https?:\/\/[^\s"'<>\\]*[^\s"'<>\\/]$/),
};
export const COUNT_FIELDS: Fields = Object.fromEntries(COUNTS.map((key) => [key, whole(0)]));
export const REPORT: Fields = {
  format: oneOf('wireproof-report'),
  version: oneOf(1),
  revision: matching('a revision such as 2026-07-28', /^\d{4}-\d\d-\d\d$/),
  tool: object(TOOL),
  target: object(TARGET),
  started: instant,
  milliseconds: whole(0),
  complete: flag,
  notices: list(text, MOST_NOTICES),
  counts: object(COUNT_FIELDS),
  findings: list(object(FINDING), MOST_FINDINGS),
};
