// How the fixture asks for one thing without keeping state, as the suite's simplest scenarios have it.
import { isObject } from '../../src/protocol/json.ts';
import type { JsonObject } from '../../src/protocol/json.ts';
import { askForm, askModel } from '../../src/server/questions.ts';
import type { Question } from '../../src/server/questions.ts';
import type { Described } from '../../src/server/steps.ts';

export const askText = (message: string, property: string): Question =>
  askForm(message, { [property]: { type: 'string' } });

export const askModelOnce = (text: string, maxTokens: number): Question =>
  askModel({ messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens });

/** Asks under a key until something usable comes back under it, then goes on with that. */
export function askOnce(
  { message }: Described,
  key: string,
  question: Question,
  goOn: (answer: JsonObject) => JsonObject,
): JsonObject {
  const responses = message.params?.inputResponses;
  const response = isObject(responses) ? responses[key] : undefined;
  const answer = isObject(response) ? question.read(response) : undefined;
  if (answer !== undefined) return goOn(answer);
  return { resultType: 'input_required', inputRequests: { [key]: question.request } };
}

/** What the user entered into a form, as text. */
export const entered = ({ content }: JsonObject, property: string): string =>
  isObject(content) ? String(content[property]) : 'nothing';
