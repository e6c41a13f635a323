// Reads a file of facts, and says which of its fields is wrong and how.
import { readFileSync } from 'node:fs';
import type { Demo } from '../client/demo.ts';
import { isObject } from '../protocol/json.ts';
import type { JsonValue } from '../protocol/json.ts';
import { checkValue } from '../server/schema.ts';
import { describeFile } from './describe-file.ts';
import { FACTS_SCHEMA } from './facts-schema.ts';
import { UsageError } from './usage-error.ts';

/** Reads facts from a file; throws a `UsageError`. */
export function readFacts(path: string): Demo {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`the facts cannot be read: ${describeFile(error, path)}`);
  }
  return parseFacts(text, path);
}

/** Reads facts from the text of a file; throws a `UsageError` that repeats no token. */
export function parseFacts(text: string, path: string): Demo {
  let data: JsonValue;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${path} is no JSON: ${withoutExcerpt((error as Error).message)}`);
  }
  const shown = isObject(data) && data.tokens !== undefined ? { ...data, tokens: blot(data.tokens) } : data;
  const flaw = checkValue(FACTS_SCHEMA, shown, 'the file');
  if (flaw !== undefined) throw new UsageError(`${path} does not hold facts: ${flaw.text}`);
  if (!isObject(data)) return {};
  const { $schema: _, ...facts } = data;
  return facts as Demo;
}

/** V8 quotes from the text, which may hold a token. */
const withoutExcerpt = (message: string): string => message.replace(/, (\.\.\. ?)?".*$/s, '').replace(/\.$/, '');

/** The same in form without its contents: messages repeat what they find. */
function blot(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(blot);
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, part === undefined ? part : blot(part)]),
    );
  if (typeof value === 'string') return value && '[secret]';
  return typeof value === 'number' ? 0 : value;
}
