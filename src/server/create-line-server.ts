// The reference server over stdio: one JSON-RPC message a line, requests answered as they finish
// (spec: basic/transports/stdio).
import type { Environment } from '../protocol/clock.ts';
import { isObject } from '../protocol/json.ts';
import type { RequestId, RpcNotification } from '../protocol/json-rpc.ts';
import type { Connection } from '../protocol/message.ts';
import { answerRequest } from './answer-request.ts';
import type { Definition } from './definition.ts';
import { referenceSteps } from './reference-steps.ts';
import { isRefusal } from './steps.ts';
import type { Steps } from './steps.ts';
import { readMessage } from './steps/parse.ts';

export interface LineServer {
  /** Takes one line without its line break. */
  receive(line: string): void;
  /** Cancels what is running and sends nothing more: the client has gone. */
  close(): void;
}

/** Creates a server for one pipe; `send` is called with each line that goes back, without its line break. */
export function createLineServer(
  definition: Definition,
  environment: Environment,
  send: (line: string) => void,
  steps: Steps = referenceSteps,
): LineServer {
  const connection: Connection = { number: 1 };
  const running = new Map<RequestId, AbortController>();

  const cancel = ({ method, params }: RpcNotification): void => {
    const id = isObject(params) ? params.requestId : undefined;
    if (method !== 'notifications/cancelled' || (typeof id !== 'string' && typeof id !== 'number')) return;
    running.get(id)?.abort();
    running.delete(id);
  };
  return {
    receive(line) {
      const read = readMessage(line);
      if (isRefusal(read)) return send(read.refused.body);
      if ('notification' in read) return cancel(read.notification);
      const { message } = read;
      const legacy = definition.legacy?.(message, definition);
      if (legacy) return send(String(legacy.body));
      const controller = new AbortController();
      running.set(message.id, controller);
      const { signal } = controller;
      const notify = (notification: RpcNotification): void => {
        if (!signal.aborted) send(JSON.stringify(notification));
      };
      void answerRequest({ connection, definition, environment, signal, message, notify }, steps).then(({ body }) => {
        if (running.get(message.id) === controller) running.delete(message.id);
        if (!signal.aborted) send(body);
      });
    },
    close() {
      for (const controller of running.values()) controller.abort();
      running.clear();
    },
  };
}
