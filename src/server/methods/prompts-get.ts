// prompts/get: finds the prompt, checks its arguments and fills them in.
import { isObject } from '../../protocol/json.ts';
import type { JsonValue } from '../../protocol/json.ts';
import type { Prompt } from '../definition.ts';
import { invalidParams } from '../invalid-params.ts';
import type { Described } from '../steps.ts';
import type { Method } from './list.ts';
import { hasPrompts } from './prompts-list.ts';

/** Answers -32602 to an unknown name and to arguments that do not fit (spec: server/prompts#error-handling). */
export const promptsGet: Method = {
  name: 'prompts/get',
  isCacheable: false,
  isOffered: hasPrompts,
  needs: (call) => findPrompt(call)?.needs?.(call) ?? {},
  run: (call) => {
    const { name, arguments: given = {} } = call.message.params ?? {};
    if (typeof name !== 'string') return invalidParams(call, 'Invalid params: name is missing or no string');
    const prompt = findPrompt(call);
    if (prompt === undefined) return invalidParams(call, `Unknown prompt: ${name}`);
    if (!isStrings(given)) return invalidParams(call, 'Invalid params: arguments is no object of strings');
    const flaw = findFlaw(prompt, given);
    return flaw === undefined ? prompt.get(given, call) : invalidParams(call, `Invalid params: ${flaw}`);
  },
};

const findPrompt = ({ definition, message }: Described): Prompt | undefined =>
  definition.prompts?.find((prompt) => prompt.name === message.params?.name);

/** The arguments of prompts and completions are strings, all of them. */
export const isStrings = (value: JsonValue | undefined): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((entry) => typeof entry === 'string');

/** What is wrong with the arguments: one that is missing, or one that the prompt does not know. */
function findFlaw({ name, arguments: known = [] }: Prompt, given: Record<string, string>): string | undefined {
  const missing = known.find((argument) => argument.required && !Object.hasOwn(given, argument.name));
  if (missing) return `argument ${missing.name} is missing (${missing.description})`;
  const unknown = Object.keys(given).find((key) => !known.some((argument) => argument.name === key));
  return unknown === undefined ? undefined : `the prompt ${name} has no argument ${unknown}`;
}
