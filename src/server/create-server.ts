// The reference server over HTTP: one walk from a request to its answer. It keeps nothing between requests.
import type { Environment } from '../protocol/clock.ts';
import type { HeaderList, Handler, HttpResponse } from '../protocol/message.ts';
import { answerRequest } from './answer-request.ts';
import { emptyResponse } from './answer.ts';
import type { Definition } from './definition.ts';
import { EventQueue } from './event-queue.ts';
import { referenceSteps } from './reference-steps.ts';
import { isRefusal } from './steps.ts';
import type { Arrival, Parsed, Steps } from './steps.ts';

// The second header keeps reverse proxies from holding events back (spec: basic/transports/streamable-http#receiving-messages).
const STREAM: HeaderList = [
  ['Content-Type', 'text/event-stream'],
  ['X-Accel-Buffering', 'no'],
];

/** Creates a server from what it offers. The same definition, environment and requests give the same bytes. */
export function createServer(definition: Definition, environment: Environment, steps: Steps = referenceSteps): Handler {
  return async (request, connection, closed) => {
    const cancel = new AbortController();
    closed?.addEventListener('abort', () => cancel.abort(), { once: true });
    const arrival = { request, connection, definition, environment, signal: cancel.signal };
    return accept(arrival, steps, cancel);
  };
}

async function accept(arrival: Arrival, steps: Steps, cancel: AbortController): Promise<HttpResponse> {
  const refusal = steps.origin(arrival) ?? steps.method(arrival);
  if (refusal) return refusal.refused;
  const authorized = await steps.authorization(arrival);
  if (isRefusal(authorized)) return authorized.refused;
  const parsed = steps.parse(arrival);
  if (isRefusal(parsed)) return parsed.refused;
  // This revision defines no notification that a client sends over HTTP; what comes is accepted and dropped.
  if ('notification' in parsed) return emptyResponse(202);
  const legacy = arrival.definition.legacy?.(parsed.message, arrival.definition);
  if (legacy) return legacy;
  return answer({ ...arrival, ...authorized, message: parsed.message }, steps, cancel);
}

/** Answers with one JSON object, or, once the work has a notification to send first, with a stream of events. */
async function answer(
  call: Omit<Parsed, 'notify'>,
  steps: Steps,
  cancel: AbortController,
): Promise<HttpResponse> {
  const events = new EventQueue(() => cancel.abort());
  const streaming = Promise.withResolvers<undefined>();
  const notify: Parsed['notify'] = (notification) => {
    if (cancel.signal.aborted) return;
    events.push({ ...notification });
    streaming.resolve(undefined);
  };
  const work = answerRequest({ ...call, notify }, steps);
  const response = await Promise.race([work, streaming.promise]);
  if (response !== undefined) return response;
  void work.then(({ body }) => {
    events.push(body);
    events.end();
  });
  return { status: 200, headers: STREAM, body: events };
}
