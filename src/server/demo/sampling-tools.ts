// Demonstration tools that ask the client's model. Sampling is a deprecated feature (SEP-2577): shown because clients
// and servers still speak it, not to be copied into new ones, which call a model themselves (spec: client/sampling).
import type { JsonObject } from '../../protocol/json.ts';
import { textResult, toolError } from '../answer.ts';
import { converse } from '../converse.ts';
import type { Answers, Turn } from '../converse.ts';
import type { Tool } from '../definition.ts';
import { askModel } from '../questions.ts';

/** How often the model may use its tools; in the last round it may no more (spec: client/sampling#multi-turn-tool-loop). */
const ROUNDS = 4;

const blocksOf = ({ content }: JsonObject): JsonObject[] => content as JsonObject[];

/** The words in an answer of the model. */
export const said = (answer: JsonObject): string =>
  blocksOf(answer)
    .map(({ text }) => text)
    .filter((text) => typeof text === 'string')
    .join(' ');

const ask = (text: string): JsonObject => ({ role: 'user', content: { type: 'text', text } });
const schema = (name: string, description: string): JsonObject => ({
  type: 'object',
  properties: { [name]: { type: 'string', description } },
  required: [name],
});

/** One question to the model. */
export const summarize: Tool = {
  name: 'summarize',
  title: 'Summarize',
  description: 'Summarizes a text with the model of the client.',
  inputSchema: schema('text', 'What to summarize'),
  needs: () => ({ sampling: {} }),
  run: ({ text }, call) =>
    converse(call, ({ summary }) => {
      if (summary !== undefined) return { done: textResult(said(summary)) };
      // No includeContext: its other values are deprecated on their own.
      const messages = [ask(`Summarize in one sentence: ${String(text)}`)];
      return { ask: { summary: askModel({ messages, maxTokens: 100 }) } };
    }),
};

const WEATHER: JsonObject = {
  name: 'get_weather',
  description: 'The weather in a city.',
  inputSchema: schema('city', 'Name of the city'),
};

/** A model that may use a tool of this server: the loop goes through the client, round by round. */
export const adviseClothes: Tool = {
  name: 'advise_clothes',
  title: 'Advise on clothes',
  description: 'Asks the model of the client what to wear in a city, and lets it look up the weather.',
  inputSchema: schema('city', 'Where the user goes'),
  needs: () => ({ sampling: { tools: {} } }),
  run: ({ city }, call) =>
    converse(call, (answers) => nextRound([ask(`What should I wear in ${String(city)}?`)], answers)),
};

/** Replays the rounds that are over, and asks for the next. */
function nextRound(messages: JsonObject[], answers: Answers): Turn {
  for (let round = 1; round <= ROUNDS; round++) {
    const key = `round_${round}`;
    const answer = answers[key];
    if (answer === undefined) {
      const toolChoice = { mode: round < ROUNDS ? 'auto' : 'none' };
      return { ask: { [key]: askModel({ messages, tools: [WEATHER], toolChoice, maxTokens: 300 }) } };
    }
    const uses = blocksOf(answer).filter(({ type }) => type === 'tool_use');
    if (uses.length === 0) return { done: textResult(said(answer)) };
    // Each use gets its result in the very next message, and nothing else stands there.
    messages.push({ role: 'assistant', content: blocksOf(answer) }, { role: 'user', content: uses.map(lookUp) });
  }
  return { done: toolError(`The model has used its tools ${ROUNDS} times and said nothing: no advice today`) };
}

function lookUp({ id, name, input }: JsonObject): JsonObject {
  const { city } = input as JsonObject;
  const isKnown = name === WEATHER.name && typeof city === 'string';
  const text = isKnown ? `${city}: ${10 + (city.length % 15)} degrees, dry` : 'No such tool, or no city was given';
  return {
    type: 'tool_result',
    toolUseId: id,
    content: [{ type: 'text', text }],
    ...(isKnown ? {} : { isError: true }),
  };
}
