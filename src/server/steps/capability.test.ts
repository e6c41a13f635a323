import { expect, test } from 'vitest';
import type { JsonObject } from '../../protocol/json.ts';
import type { Routed } from '../steps.ts';
import { capability } from './capability.ts';

const ask = (clientCapabilities: JsonObject, needed: JsonObject) =>
  capability(
    { message: { jsonrpc: '2.0', id: 1, method: 'x' }, meta: { protocolVersion: '', clientCapabilities } } as Routed,
    needed,
  )?.refused;

const FORM = { elicitation: { form: {} } };
const URL_MODE = { elicitation: { url: {} } };
const TOOLS = { sampling: { tools: {} } };

test.each<[JsonObject, JsonObject]>([
  [{}, {}],
  [{ elicitation: {} }, FORM],
  [FORM, FORM],
  [{ elicitation: { form: { more: 1 }, url: {} } }, FORM],
  [URL_MODE, URL_MODE],
  [{ sampling: {} }, { sampling: {} }],
  [TOOLS, { sampling: {} }],
  [{ sampling: { context: {}, tools: {} } }, TOOLS],
  [{ roots: { listChanged: true } }, { roots: {} }],
  [
    { elicitation: {}, sampling: {}, roots: {} },
    { ...FORM, sampling: {} },
  ],
])('%j suffices for %j', (declared, needed) => {
  expect(ask(declared, needed)).toBeUndefined();
});

test.each<[JsonObject, JsonObject, JsonObject, string]>([
  [{}, FORM, FORM, 'elicitation'],
  [URL_MODE, FORM, FORM, 'elicitation.form'],
  [FORM, URL_MODE, URL_MODE, 'elicitation.url'],
  [{ elicitation: {} }, URL_MODE, URL_MODE, 'elicitation.url'],
  [{ elicitation: {} }, { elicitation: { form: {}, url: {} } }, URL_MODE, 'elicitation.url'],
  [{ elicitation: null }, FORM, FORM, 'elicitation'],
  [{ elicitation: true }, FORM, FORM, 'elicitation'],
  [{ elicitation: { form: false } }, FORM, FORM, 'elicitation.form'],
  [{ elicitation: [] }, FORM, FORM, 'elicitation'],
  [{ roots: {} }, { sampling: {} }, { sampling: {} }, 'sampling'],
  [{ sampling: {} }, TOOLS, TOOLS, 'sampling.tools'],
  [{ sampling: { tools: {} } }, { sampling: { context: {} } }, { sampling: { context: {} } }, 'sampling.context'],
  [{}, TOOLS, TOOLS, 'sampling'],
  [{ sampling: {} }, { ...FORM, sampling: {} }, FORM, 'elicitation'],
  [{}, { ...FORM, sampling: {} }, { ...FORM, sampling: {} }, 'elicitation, sampling'],
  [{}, { constructor: {} }, { constructor: {} }, 'constructor'],
])('%j does not suffice for %j: %j is missing, called %s', (declared, needed, missing, names) => {
  const refused = ask(declared, needed);
  expect(refused?.status).toBe(400);
  expect(JSON.parse(String(refused?.body))).toEqual({
    jsonrpc: '2.0',
    id: 1,
    error: {
      code: -32021,
      message: `This request needs a capability it did not declare: ${names}`,
      data: { requiredCapabilities: missing },
    },
  });
});
