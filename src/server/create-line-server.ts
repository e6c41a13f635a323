// The reference server over stdio: one JSON-RPC message a line, requests answered as they finish
// (spec: basic/transports/stdio).
import type { Environment } from '../protocol/clock.ts';
import { INVALID_REQUEST } from '../protocol/error-codes.ts';
import { isObject } from '../protocol/json.ts';
import type { RequestId, RpcNotification, RpcRequest } from '../protocol/json-rpc.ts';
import type { Connection } from '../protocol/message.ts';
import { answerRequest } from './answer-request.ts';
import { refuse } from './answer.ts';
import type { Definition } from './definition.ts';
import { referenceSteps } from './reference-steps.ts';
import { isRefusal } from './steps.ts';
import type { Steps } from './steps.ts';
import { readMessage } from './steps/parse.ts';

export interface LineServer {
  /** Takes one line without its line break. */
  receive(line: string): void;
  /** Resolves when everything that runs now has been answered or cancelled. */
  settled(): Promise<void>;
  /** Cancels what is running and sends nothing more: the client has gone. */
  close(): void;
}

interface Running {
  cancel(): void;
  ended: Promise<void>;
}

/** Creates a server for one pipe; `send` is called with each line that goes back, without its line break. */
export function createLineServer(
  definition: Definition,
  environment: Environment,
  send: (line: string) => void,
  steps: Steps = referenceSteps,
): LineServer {
  const connection: Connection = { number: 1 };
  const running = new Map<RequestId, Running>();

  // Unknown ids and other notifications are ignored (spec: basic/patterns/cancellation#error-handling).
  const hear = ({ method, params }: RpcNotification): void => {
    const id = isObject(params) ? params.requestId : undefined;
    if (method !== 'notifications/cancelled' || (typeof id !== 'string' && typeof id !== 'number')) return;
    running.get(id)?.cancel();
  };

  const start = (message: RpcRequest): void => {
    const controller = new AbortController();
    const { signal } = controller;
    const ended = Promise.withResolvers<undefined>();
    const end = (): void => {
      running.delete(message.id);
      ended.resolve(undefined);
    };
    const cancel = (): void => {
      controller.abort();
      end();
    };
    running.set(message.id, { cancel, ended: ended.promise });
    // Nothing follows a cancellation or a response: the client may use the id again (spec: basic/transports/stdio#cancellation).
    let isAnswered = false;
    const say = (line: string): void => {
      if (!signal.aborted && !isAnswered) send(line);
    };
    const notify = (notification: RpcNotification): void => say(JSON.stringify(notification));
    const call = { connection, definition, environment, signal, message };
    const work = definition.legacy?.(call) ?? answerRequest({ ...call, notify }, steps);
    void Promise.resolve(work).then(({ body }) => {
      say(String(body));
      isAnswered = true;
      if (!signal.aborted) end();
    });
  };

  return {
    receive(line) {
      const read = readMessage(line);
      if (isRefusal(read)) return send(read.refused.body);
      if ('notification' in read) return hear(read.notification);
      const { message } = read;
      // Two answers to one id could not be told apart.
      if (running.has(message.id)) {
        return send(refuse(400, message.id, INVALID_REQUEST, 'This id belongs to a request in progress').refused.body);
      }
      start(message);
    },
    async settled() {
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
    close() {
      for (const { cancel } of [...running.values()]) cancel();
    },
  };
}
