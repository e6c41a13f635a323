// Runs the zod schema over a file's frontmatter and says each issue as an author needs it.
import type * as z from 'zod';
import { cardSchema } from '../schemas/card.ts';
import { kitSchema } from '../schemas/kit.ts';
import { lessonSchema } from '../schemas/lesson.ts';
import { ruleSchema } from '../schemas/rule.ts';
import { formatField, type Collection, type ContentFile, type FieldPath } from './content-file.ts';
import { helpOf } from './field-help.ts';
import { excerpt, type Problem } from './problem.ts';

const SCHEMAS = { questions: cardSchema, rules: ruleSchema, lessons: lessonSchema, kits: kitSchema } as const;
const TYPES: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** Checks the frontmatter against the collection's schema; every issue becomes a problem with its line. */
export function checkSchema(file: ContentFile): Problem[] {
  if (file.problems.some(({ field }) => field === 'frontmatter')) return [];
  const result = SCHEMAS[file.collection].safeParse(file.data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) =>
    explainIssue(issue, file.data, file.collection).map(({ path, message }) => ({
      path: file.path,
      line: file.lineOf(path),
      field: path.length === 0 ? 'frontmatter' : formatField(path),
      message,
    })),
  );
}

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key], data);

/** Names a value as a reader of the file sees it. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'string') return `"${excerpt(value, 40)}"`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  return `${JSON.stringify(value)}`;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function explainIssue(
  issue: z.core.$ZodIssue,
  data: unknown,
  collection: Collection,
): { path: FieldPath; message: string }[] {
  const path = issue.path as FieldPath;
  const found = describeValue(valueAt(data, path));
  const help = helpOf(collection, path);
  const missing = found === 'nothing';
  const todo =
    help === undefined ? (missing ? 'Fill it in.' : 'Correct it.') : missing ? `Write ${help}.` : `It holds ${help}.`;
  const say = (expected: string, what = todo) => [{ path, message: `expected ${expected}, found ${found}. ${what}` }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const near = suggestKey(key, collection, path);
        const what = near === undefined ? 'Take it out.' : `Is it ${near}?`;
        return { path: [...path, key], message: `expected a known field, found ${key}. ${what}` };
      });
    case 'invalid_type':
      return say(TYPES[issue.expected] ?? issue.expected);
    case 'invalid_value':
      return say(
        issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.join(', ')}`,
        help === undefined ? 'Choose one.' : `It holds ${help}.`,
      );
    case 'too_small':
      if (issue.origin === 'string') return say('text');
      return say(
        issue.origin === 'array'
          ? `at least ${issue.minimum} ${issue.minimum === 1 ? 'entry' : 'entries'}`
          : `at least ${issue.minimum}`,
      );
    case 'too_big': {
      const value = valueAt(data, path);
      if (issue.origin === 'string') {
        const length = typeof value === 'string' ? value.trim().length : 0;
        return [{ path, message: `expected at most ${issue.maximum} characters, found ${length}. Shorten it.` }];
      }
      return say(`at most ${issue.maximum}${issue.origin === 'array' ? ' entries' : ''}`);
    }
    case 'invalid_union': {
      const options = issue.errors.flatMap((branch) => branch.slice(0, 1).map((one) => expectationOf(one)));
      return say([...new Set(options)].join(' or '));
    }
    case 'invalid_format':
      return say(`the right form`, sentence(issue.message));
    case 'custom':
      return [{ path, message: `found ${found}. ${sentence(issue.message)}` }];
    default:
      return say(issue.message);
  }
}

function expectationOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return issue.values.join(', ');
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? issue.expected;
  return issue.message;
}

/** The known field nearest to a misspelt one: equal but for case, or two letters apart. */
function suggestKey(key: string, collection: Collection, path: FieldPath): string | undefined {
  const known = keysAt(SCHEMAS[collection], path);
  return (
    known.find((name) => name.toLowerCase() === key.toLowerCase()) ?? known.find((name) => distance(name, key) <= 2)
  );
}

function keysAt(schema: z.core.$ZodType, path: FieldPath): string[] {
  let here: unknown = schema;
  const unwrap = (value: unknown): unknown => {
    const inner = (value as { _zod?: { def?: { innerType?: unknown } } } | undefined)?._zod?.def?.innerType;
    return inner === undefined ? value : unwrap(inner);
  };
  for (const key of path) {
    const definition = (
      unwrap(here) as { _zod?: { def?: { shape?: Record<string, unknown>; element?: unknown } } } | undefined
    )?._zod?.def;
    here = typeof key === 'number' ? definition?.element : definition?.shape?.[key];
  }
  return Object.keys((unwrap(here) as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape ?? {});
}

/** How many letters have to be put in, taken out or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const change = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
