// Asking over several requests on the official server, with what it has for that: inputRequired and the state codec.
import { acceptedContent, fromJsonSchema, inputRequired, inputResponse } from '@modelcontextprotocol/server';
import type {
  InputRequest,
  InputRequiredResult,
  InputResponseView,
  JSONObject,
  RequestStateCodec,
  ServerContext,
} from '@modelcontextprotocol/server';

type Responses = ServerContext['mcpReq']['inputResponses'];
type View<Kind> = Extract<InputResponseView, { kind: Kind }>;

/** One thing to ask; `read` gives what of a response is of use. */
export interface Question {
  request: InputRequest;
  read(responses: Responses, key: string): unknown;
}

export interface FormAnswer {
  action: 'accept' | 'decline' | 'cancel';
  content?: Record<string, unknown> | undefined;
}

export function askForm(message: string, properties: JSONObject): Question {
  const requestedSchema = { type: 'object' as const, properties, required: Object.keys(properties) };
  const schema = fromJsonSchema<Record<string, unknown>>(requestedSchema as JSONObject);
  return {
    request: inputRequired.elicit({ message, requestedSchema } as Parameters<typeof inputRequired.elicit>[0]),
    read: (responses, key) => {
      const view = inputResponse(responses, key);
      if (view.kind !== 'elicit') return undefined;
      if (view.action !== 'accept') return { action: view.action };
      const content = acceptedContent(responses, key, schema);
      return content && { action: view.action, content };
    },
  };
}

export const askToOpen = (message: string, url: string): Question => ({
  request: inputRequired.elicitUrl({ message, url }),
  read: (responses, key) => {
    const view = inputResponse(responses, key);
    return view.kind === 'elicit' ? { action: view.action } : undefined;
  },
});

/** Sampling is a deprecated feature (SEP-2577). */
export const askModel = (text: string, maxTokens: number): Question => ({
  request: inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens }),
  read: (responses, key) => {
    const view = inputResponse(responses, key);
    return view.kind === 'sampling' ? saidIn(view) : undefined;
  },
});

function saidIn({ result }: View<'sampling'>): string {
  const blocks = Array.isArray(result.content) ? result.content : [result.content];
  return blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' ');
}

/** Roots are a deprecated feature (SEP-2577). */
export const askRoots: Question = {
  request: inputRequired.listRoots(),
  read: (responses, key) => {
    const view = inputResponse(responses, key);
    return view.kind === 'roots' ? view.roots.map(({ uri }) => uri) : undefined;
  },
};

/** What was answered so far, by the key of its question. */
export type Answers = Readonly<Record<string, unknown>>;
export type Turn<Result> = { ask: Readonly<Record<string, Question>> } | { done: Result };

/** What travels in requestState. */
interface State {
  /** The call that asked, so that its answers serve no other. */
  call: string;
  answers: Answers;
}
export type Codec = RequestStateCodec<State>;

/** Leads a conversation as ours does (src/server/converse.ts); the codec has verified the state before we see it. */
export async function converse<Result>(
  context: ServerContext,
  codec: Codec,
  call: string,
  next: (answers: Answers) => Turn<Result>,
): Promise<Result | InputRequiredResult> {
  const { mcpReq } = context;
  const state = mcpReq.requestState<State>();
  if (state !== undefined && state.call !== call) throw new Error('This requestState belongs to another call');
  let answers = state?.answers ?? {};
  let turn = next(answers);
  if (state !== undefined && 'ask' in turn) {
    const read = openOf(turn.ask, answers).map(([key, { read }]) => [key, read(mcpReq.inputResponses, key)] as const);
    answers = { ...answers, ...Object.fromEntries(read.filter(([, answer]) => answer !== undefined)) };
    turn = next(answers);
  }
  if ('done' in turn) return turn.done;
  return inputRequired({
    inputRequests: Object.fromEntries(openOf(turn.ask, answers).map(([key, { request }]) => [key, request])),
    requestState: await codec.mint({ call, answers }, context),
  });
}

const openOf = (questions: Readonly<Record<string, Question>>, answers: Answers): [key: string, Question][] =>
  Object.entries(questions).filter(([key]) => answers[key] === undefined);
