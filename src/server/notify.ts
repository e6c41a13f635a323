// What a tool may tell while it works: how far it is, and what it does. Sent only to those who asked.
import { isObject } from '../protocol/json.ts';
import type { JsonValue } from '../protocol/json.ts';
import { LOG_LEVELS } from '../protocol/meta.ts';
import type { LogLevel } from '../protocol/meta.ts';
import type { Described } from './steps.ts';

/** More of one kind is dropped, so that a busy loop floods nobody. The number is ours; the specification names none. */
const MAX_PER_SECOND = 50;

/** What one request has been sent; gone together with the request. */
interface Sent {
  progress: number;
  second: number;
  count: number;
}
const sentProgress = new WeakMap<object, Sent>();
const sentLogs = new WeakMap<object, Sent>();

/**
 * Says how far the work is, when the request brought a token to say it under. A value that does not increase is not
 * sent (spec: basic/patterns/progress#progress-flow).
 */
export function reportProgress(call: Described, progress: number, total?: number, message?: string): void {
  const token = isObject(call.message.params?._meta) ? call.message.params._meta.progressToken : undefined;
  if (typeof token !== 'string' && !Number.isSafeInteger(token)) return;
  const sent = sentOf(sentProgress, call);
  if (!Number.isFinite(progress) || progress <= sent.progress || !mayStillSend(sent, call)) return;
  sent.progress = progress;
  const details = { ...(total === undefined ? {} : { total }), ...(message === undefined ? {} : { message }) };
  call.notify({
    jsonrpc: '2.0',
    method: 'notifications/progress',
    params: { progressToken: token as string | number, progress, ...details },
  });
}

/**
 * Logs to the client, when the request asked for messages of this severity (spec: server/utilities/logging#per-request-log-level).
 * The feature is deprecated: new servers write to stderr or to OpenTelemetry instead.
 */
export function log(call: Described, level: LogLevel, data: JsonValue, logger = 'demo'): void {
  const wanted = call.meta.logLevel;
  if (!call.definition.logging || wanted === undefined) return;
  if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(wanted) || !mayStillSend(sentOf(sentLogs, call), call)) return;
  call.notify({ jsonrpc: '2.0', method: 'notifications/message', params: { level, logger, data } });
}

function sentOf(sent: WeakMap<object, Sent>, { message }: Described): Sent {
  const found = sent.get(message) ?? { progress: -Infinity, second: 0, count: 0 };
  sent.set(message, found);
  return found;
}

function mayStillSend(sent: Sent, { environment }: Described): boolean {
  const second = Math.floor(environment.now() / 1000);
  sent.count = second === sent.second ? sent.count + 1 : 1;
  sent.second = second;
  return sent.count <= MAX_PER_SECOND;
}
