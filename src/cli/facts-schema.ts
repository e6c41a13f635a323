// The file of facts as a JSON Schema: what each field is for, and what it is made of. One field for each of `Demo`.
import type { Demo } from '../client/demo.ts';
import type { JsonObject } from '../protocol/json.ts';

const TOOL: JsonObject = { type: 'string', minLength: 1, description: 'the name of a tool' };
const ARGUMENT: JsonObject = { type: 'string', minLength: 1, description: 'the name of an argument' };
const ARGUMENTS: JsonObject = { type: 'object', description: 'the arguments of the call' };

const object = (description: string, properties: JsonObject, optional: readonly string[] = []): JsonObject => ({
  type: 'object',
  description,
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const call = (description: string, more: JsonObject = {}, optional: readonly string[] = []): JsonObject =>
  object(description, { name: TOOL, arguments: ARGUMENTS, ...more }, optional);
const mirrored = (kind: string): JsonObject =>
  object(`${kind} that the tool mirrors into a header`, {
    path: { type: 'array', minItems: 1, items: ARGUMENT, description: 'where it stands in the arguments' },
    header: { type: 'string', minLength: 1, description: 'its header, without Mcp-Param-' },
  });
const token = (whose: string): JsonObject => ({
  type: 'string',
  minLength: 1,
  description: `the token of ${whose}, without Bearer`,
});

const FIELDS: Readonly<Record<keyof Demo, JsonObject>> = {
  harmless: call(
    'A call that changes nothing, asks nothing and is answered at once. Without it, the first tool that says it is read-only and needs no arguments.',
  ),
  elicits: call('A call that the server can only answer by asking the user, through form elicitation.'),
  echoesSlowly: object('A tool that says back its argument text, and takes a while.', { name: TOOL }),
  namesCaller: call("A call whose answer shows the client's name as the request reported it."),
  createsHandle: call('A call that creates state and returns a handle in structuredContent.', {
    handle: { type: 'string', minLength: 1, description: 'the name of the handle in structuredContent' },
  }),
  usesHandle: call('A call that works on that state; the handle is put in as one more argument of the same name.'),
  worksInSteps: object('Work in steps that reports progress and can be cancelled.', {
    name: TOOL,
    task: { ...ARGUMENT, description: 'the name of the argument that names the task' },
    steps: { ...ARGUMENT, description: 'the name of the argument for the number of steps' },
    pause: { ...ARGUMENT, description: 'the name of the argument for the milliseconds a step takes' },
  }),
  looksAtWork: object('A tool whose text begins with the number of steps that a task has done.', {
    name: TOOL,
    task: { ...ARGUMENT, description: 'the name of the argument that names the task' },
  }),
  changesTools: object('Two calls that change the list of tools for everybody; the second undoes the first.', {
    on: call('the call that changes the list'),
    off: call('the call that undoes it'),
  }),
  checksOrigin: {
    const: true,
    description:
      'True where web pages of foreign origins have no business with the server: its operator keeps a list of origins. Set by itself for loopback addresses.',
  },
  mirrors: call(
    'A harmless call of a tool that mirrors arguments into headers; integer and nested may be left out, and are no part of the arguments.',
    { text: mirrored('a text'), integer: mirrored('an integer'), nested: mirrored('a text in an object') },
    ['integer', 'nested'],
  ),
  fails: call("A call that fails for a reason of the tool's own, such as a quota that is used up."),
  opensPage: call('A call that the server can only answer by sending the user to a web page, through URL elicitation.'),
  tokens: object('Tokens of two users. They appear in no output.', {
    first: token('the first user'),
    second: token('the second user'),
  }),
  restricted: call('A call that the first token allows and the second does not.'),
  ownResource: object('A resource that belongs to the user of the first token alone.', {
    uri: { type: 'string', minLength: 1, description: 'its URI' },
  }),
  isNew: {
    type: 'boolean',
    description: 'Whether the server was begun after revision 2026-07-28 closed the error codes -32000 to -32019.',
  },
  asks: {
    type: 'array',
    minItems: 1,
    items: call('one call'),
    description:
      'Calls that the server can only answer by asking for input, of several kinds; one of them asks two things at once.',
  },
  keepsState: call(
    'A call of several questions in a row, of which the next needs the answers to those before. They travel in requestState.',
    { other: { type: 'object', description: 'the arguments of another such call' } },
  ),
  stateLifetime: {
    type: 'number',
    exclusiveMinimum: 0,
    description:
      'How long the state of keepsState is good for, in milliseconds. A run waits that long, and a little longer.',
  },
  redeemsOnce: call('A call that asks first and then does what may happen once only, such as redeeming a voucher.'),
  continuesTrace: call(
    'A harmless call whose result goes on with the trace of its request, and carries other metadata.',
  ),
};

/** Facts about a server's tools that probes need; all fields may be left out. */
export const FACTS_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Facts for wireproof validate',
  description: "What a server's tools can be used for. What is left out is not tested.",
  type: 'object',
  properties: { $schema: { type: 'string', description: 'The address of this schema, for editors.' }, ...FIELDS },
  additionalProperties: false,
};

/** Each fact with its description, in the order of the schema. */
export const describeFacts = (): [name: keyof Demo, schema: JsonObject][] =>
  Object.entries(FIELDS) as [keyof Demo, JsonObject][];
