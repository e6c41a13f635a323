// prompts/list: every prompt and the arguments it takes, always in the same order.
import type { JsonObject } from '../../protocol/json.ts';
import type { Definition, Prompt, PromptArgument } from '../definition.ts';
import { listPage } from '../page.ts';
import type { Method } from './list.ts';

export const hasPrompts = ({ prompts = [] }: Definition): boolean => prompts.length > 0;

/** The list is made of the definition alone (spec: server/prompts#listing-prompts). */
export const promptsList: Method = {
  name: 'prompts/list',
  isCacheable: true,
  isOffered: hasPrompts,
  needs: () => ({}),
  run: (call) =>
    listPage(call, {
      key: 'prompts',
      entries: call.definition.prompts ?? [],
      nameOf: ({ name }) => name,
      describe: describePrompt,
    }),
};

const describePrompt = ({ name, title, description, arguments: args }: Prompt): JsonObject => ({
  name,
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description }),
  ...(args === undefined ? {} : { arguments: args.map(describeArgument) }),
});

const describeArgument = ({ name, description, required = false }: PromptArgument): JsonObject => ({
  name,
  description,
  required,
});
