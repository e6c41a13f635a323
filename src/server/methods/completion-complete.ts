// completion/complete: suggests how an argument of a prompt, or a variable of a URI template, goes on.
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import type { Complete, Definition } from '../definition.ts';
import { invalidParams } from '../invalid-params.ts';
import type { Described } from '../steps.ts';
import { templateVariables } from '../uri-template.ts';
import type { Method } from './list.ts';
import { isStrings } from './prompts-get.ts';

/** At most so many values in one answer (spec: server/utilities/completion#completion-results). */
const MAX_VALUES = 100;

/** Whether any argument of the definition can be completed. */
export const hasCompletions = ({ prompts = [], templates = [] }: Definition): boolean =>
  prompts.some((prompt) => prompt.arguments?.some((argument) => argument.complete)) ||
  templates.some((template) => Object.keys(template.complete ?? {}).length > 0);

/** Answers -32602 to a reference or an argument that is not there (spec: server/utilities/completion#error-handling). */
export const completionComplete: Method = {
  name: 'completion/complete',
  isCacheable: false,
  isOffered: hasCompletions,
  needs: () => ({}),
  run: (call) => {
    const { ref, argument, context } = call.message.params ?? {};
    const others = isObject(context) ? (context.arguments ?? {}) : {};
    if (!isObject(ref)) return invalidParams(call, 'Invalid params: ref is missing or no object');
    if (!isObject(argument) || typeof argument.name !== 'string' || typeof argument.value !== 'string')
      return invalidParams(call, 'Invalid params: argument needs a name and a value, both strings');
    if (!isStrings(others)) return invalidParams(call, 'Invalid params: context.arguments is no object of strings');
    const completers = findCompleters(call, ref);
    if (typeof completers === 'string') return invalidParams(call, `Invalid params: ${completers}`);
    if (!completers.has(argument.name))
      return invalidParams(call, `Invalid params: there is no argument ${argument.name} to complete`);
    const all = completers.get(argument.name)?.(argument.value, others) ?? [];
    const completion = { values: all.slice(0, MAX_VALUES), total: all.length, hasMore: all.length > MAX_VALUES };
    return { completion };
  },
};

/** Each argument of what is referred to, with what completes it, if anything does; or what is wrong with the reference. */
function findCompleters({ definition }: Described, ref: JsonObject): Map<string, Complete | undefined> | string {
  if (ref.type === 'ref/prompt') {
    const prompt = definition.prompts?.find(({ name }) => name === ref.name);
    if (prompt === undefined) return 'ref names no prompt of this server';
    return new Map(prompt.arguments?.map(({ name, complete }) => [name, complete]));
  }
  if (ref.type === 'ref/resource') {
    const template = definition.templates?.find(({ uriTemplate }) => uriTemplate === ref.uri);
    if (template === undefined) return 'ref names no resource template of this server';
    return new Map(templateVariables(template.uriTemplate).map((name) => [name, template.complete?.[name]]));
  }
  return 'ref.type is neither ref/prompt nor ref/resource';
}
