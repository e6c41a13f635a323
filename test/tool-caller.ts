// A client that calls one demonstration tool and answers what it is asked, round by round; and answers to give.
import { createRequest } from '../src/client/request.ts';
import type { JsonObject, JsonValue } from '../src/protocol/json.ts';
import { createVirtualClock } from '../src/run/clock.ts';
import { createEnvironment } from '../src/run/environment.ts';
import { createServer } from '../src/server/create-server.ts';
import { createOpen } from '../src/server/definitions/open.ts';
import { createInputTools } from '../src/server/demo/input-tools.ts';

/** All that a client can declare of what a server may ask for. */
export const ALL = { elicitation: { form: {}, url: {} }, sampling: { tools: {} }, roots: {} };

/** A client that calls one tool, and calls it again with each answer in turn. */
export function createCaller(name: string, args: JsonObject = {}, capabilities: JsonObject = ALL) {
  const environment = createEnvironment(createVirtualClock());
  const server = createServer({ ...createOpen(environment), tools: createInputTools() }, environment);
  let requestState: JsonValue | undefined;
  return async (inputResponses?: JsonObject) => {
    const params = { name, arguments: args, inputResponses, requestState };
    const { status, body } = await server(createRequest({ id: 1, method: 'tools/call', params, capabilities }), {
      number: 1,
    });
    const { result = {}, error } = JSON.parse(String(body)) as { result?: JsonObject; error?: JsonObject };
    requestState = result.requestState;
    const [content] = (result.content ?? []) as JsonObject[];
    const requests = result.inputRequests as Record<string, { method: string; params: JsonObject }> | undefined;
    const asked = requests && Object.keys(requests);
    return { status, error, result, requests, asked, text: content?.text, isError: result.isError };
  };
}

/** A form or page that the user accepts. */
export const accept = (content?: JsonObject) => ({ action: 'accept', ...(content && { content }) });
/** A model that answers with a text. */
export const says = (text: string) => ({
  role: 'assistant',
  content: { type: 'text', text },
  model: 'm',
  stopReason: 'endTurn',
});
