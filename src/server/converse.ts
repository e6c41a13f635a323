// Asking over several requests: what was answered so far travels through the client, sealed, and the server keeps nothing
// (spec: basic/patterns/mrtr#basic-workflow).
import { isObject } from '../protocol/json.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { Question } from './questions.ts';
import { openState, sealState } from './request-state.ts';
import { isRefusal } from './steps.ts';
import type { Described, Refusal } from './steps.ts';

export type Questions = Readonly<Record<string, Question>>;
/** What was answered so far, by the key of its question. */
export type Answers = Readonly<Record<string, JsonObject | undefined>>;
/** What comes next: more to ask, of which the answered part is left out, or the result. */
export type Turn = { ask: Questions } | { done: JsonObject };

/**
 * Leads a conversation. `next` says from the answers alone what comes next, so that each request can be worked on by
 * itself. Answers that are missing or of no use are asked for again; those that nobody asked for are ignored.
 */
export async function converse(call: Described, next: (answers: Answers) => Turn): Promise<JsonObject | Refusal> {
  const state = await openState(call);
  if (isRefusal(state)) return state;
  let answers = (state ?? {}) as Answers;
  let turn = next(answers);
  // Without a state nothing was asked. An answer ahead of its question is dropped, so that none can be skipped.
  if (state !== undefined && 'ask' in turn) {
    answers = { ...answers, ...readResponses(call, openOf(turn.ask, answers)) };
    turn = next(answers);
  }
  if ('done' in turn) return turn.done;
  const requests = openOf(turn.ask, answers).map(([key, { request }]) => [key, request]);
  const requestState = await sealState(call, answers);
  return { resultType: 'input_required', inputRequests: Object.fromEntries(requests), requestState };
}

const openOf = (questions: Questions, answers: Answers): [key: string, Question][] =>
  Object.entries(questions).filter(([key]) => answers[key] === undefined);

function readResponses({ message }: Described, questions: [key: string, Question][]): Answers {
  const responses = message.params?.inputResponses;
  if (!isObject(responses)) return {};
  const read = questions.map(([key, question]) => {
    const response = responses[key];
    return [key, isObject(response) ? question.read(response) : undefined] as const;
  });
  return Object.fromEntries(read.filter(([, answer]) => answer !== undefined));
}
