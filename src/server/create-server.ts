// The reference server over HTTP: one walk from a request to its answer. It keeps nothing between requests.
import type { Environment } from '../protocol/clock.ts';
import type { HeaderList, Handler, HttpResponse } from '../protocol/message.ts';
import { answerRequest } from './answer-request.ts';
import { emptyResponse } from './answer.ts';
import type { Definition } from './definition.ts';
import { EventQueue } from './event-queue.ts';
import { serveMetadata } from './metadata.ts';
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
  return (request, connection, closed) => {
    const cancel = new AbortController();
    if (closed?.aborted) cancel.abort();
    const arrival = { request, connection, definition, environment, signal: cancel.signal };
    return accept(arrival, steps, cancel, closed);
  };
}

async function accept(
  arrival: Arrival,
  steps: Steps,
  cancel: AbortController,
  closed: AbortSignal | undefined,
): Promise<HttpResponse> {
  const refusal = steps.origin(arrival) ?? serveMetadata(arrival) ?? steps.method(arrival);
  if (refusal) return refusal.refused;
  const authorized = await steps.authorization(arrival);
  if (isRefusal(authorized)) return authorized.refused;
  const parsed = steps.parse(arrival);
  if (isRefusal(parsed)) return parsed.refused;
  // This revision defines no notification that a client sends over HTTP; what comes is accepted and dropped.
  if ('notification' in parsed) return emptyResponse(202);
  const call = { ...arrival, ...authorized, message: parsed.message };
  return arrival.definition.legacy?.(call) ?? answer(call, steps, cancel, closed);
}

/** Answers with one JSON object, or, once the work has a notification to send first, with a stream of events. */
async function answer(
  call: Omit<Parsed, 'notify'>,
  steps: Steps,
  cancel: AbortController,
  closed: AbortSignal | undefined,
): Promise<HttpResponse> {
  const opened = Promise.withResolvers<EventQueue>();
  let events: EventQueue | undefined;
  const notify: Parsed['notify'] = (notification) => {
    // Nothing follows a cancellation (spec: basic/transports/streamable-http#cancellation).
    if (cancel.signal.aborted) return;
    events ??= openStream(cancel);
    events.push({ ...notification });
    opened.resolve(events);
  };
  const work = answerRequest({ ...call, notify }, steps);
  if (!(work instanceof Promise)) return work;
  // Only now is there work to cancel; listening for it costs more than a refusal.
  closed?.addEventListener('abort', () => cancel.abort(), { once: true });
  const first = await Promise.race([work, opened.promise]);
  if (!(first instanceof EventQueue)) return first;
  // What goes wrong from here on is told in the stream: the status line is already sent.
  void work.then(({ body }) => {
    first.push(body);
    first.end();
  });
  return { status: 200, headers: STREAM, body: first };
}

/** A stream whose reader cancels the request by leaving, and which a cancelled request ends at once. */
function openStream(cancel: AbortController): EventQueue {
  const events = new EventQueue(() => cancel.abort());
  cancel.signal.addEventListener('abort', () => events.leave(), { once: true });
  return events;
}
