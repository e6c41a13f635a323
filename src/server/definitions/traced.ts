// The traced definition: a tool that goes on with the trace of its caller, and puts into `_meta` what is not for the model.
import type { CreateDefinition, Tool } from '../definition.ts';
import { isObject } from '../../protocol/json.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { textResult } from '../answer.ts';
import type { Described } from '../steps.ts';
import { echo } from '../tools.ts';
import { createOpen } from './open.ts';

/** Version 00 of W3C Trace Context; nothing else is passed on. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;
/** Members of W3C Baggage: a name, and a value without spaces, quotes, commas or backslashes. */
const BAGGAGE = /^[\w!#$%&'*+.^`|~-]+=[!#-+\--:<-[\]-~]*(,[\w!#$%&'*+.^`|~-]+=[!#-+\--:<-[\]-~]*)*$/;

/** The caller's trace with a span of our own; empty where the request brought no trace that can be read. */
function continueTrace({ message, environment }: Described): JsonObject {
  const meta = isObject(message.params?._meta) ? message.params._meta : {};
  const [, trace, flags] = TRACEPARENT.exec(String(meta.traceparent)) ?? [];
  if (trace === undefined || flags === undefined) return {};
  const { baggage } = meta;
  const known = typeof baggage === 'string' && BAGGAGE.test(baggage) ? { baggage } : {};
  return { traceparent: `00-${trace}-${environment.randomHex(16)}-${flags}`, ...known };
}

/** Its keys follow the name format of `_meta` (spec: basic/index#meta). */
export const countWords: Tool = {
  name: 'count_words',
  title: 'Count words',
  description: 'Counts the words of a text, as a step of the caller’s trace.',
  inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  annotations: { readOnlyHint: true },
  run: ({ text }, call) => {
    const words = String(text).split(/\s+/).filter(Boolean).length;
    const _meta = { ...continueTrace(call), 'example.wireproof/characters': String(text).length };
    return textResult(`${words} words`, { _meta });
  },
};

export const createTraced: CreateDefinition = (environment) => ({
  ...createOpen(environment),
  name: 'traced',
  tools: [echo, countWords],
});
