// What several faults of MET do: put something more into the `_meta` of a tool's result.
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { changeTool } from '../../server/definition.ts';
import { isRefusal } from '../../server/steps.ts';
import type { Fault } from '../fault.ts';

/** Adds to the metadata of `count_words`; what has the same key is replaced. */
export const addMetadata =
  (more: (meta: JsonObject) => JsonObject): NonNullable<Fault['define']> =>
  (definition) =>
    changeTool(definition, 'count_words', (tool) => ({
      ...tool,
      run: async (args, call) => {
        const result = await tool.run(args, call);
        if (isRefusal(result)) return result;
        const meta = isObject(result._meta) ? result._meta : {};
        return { ...result, _meta: { ...meta, ...more(meta) } };
      },
    }));
