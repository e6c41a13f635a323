// The official server over stdio: its own entry for that, over lines instead of a process's streams.
import { deserializeMessage } from '@modelcontextprotocol/server';
import type { Transport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { StartProcess } from '../../client/line-peer.ts';
import { createRealClock } from '../clock.ts';
import { createEnvironment } from '../environment.ts';
import { loadDefinition } from '../target.ts';
import { createFactory } from './server.ts';

/** Creates what starts official servers, each with its own state. A line that is no message is skipped, as its own transport does. */
export async function createSdkLineTarget(name: string): Promise<StartProcess> {
  const create = await loadDefinition(name);
  return (onLine) => {
    const environment = createEnvironment(createRealClock());
    const ours = create(environment);
    const transport: Transport = {
      start: () => Promise.resolve(),
      send: (message) => Promise.resolve(onLine(JSON.stringify(message))),
      close: () => Promise.resolve(transport.onclose?.()),
    };
    const options = { transport, legacy: ours.legacy ? 'serve' : 'reject' } as const;
    const server = serveStdio(createFactory(ours, environment), options);
    return {
      receive(line) {
        try {
          transport.onmessage?.(deserializeMessage(line));
        } catch (error) {
          transport.onerror?.(error as Error);
        }
      },
      close: () => void server.close(),
      stop: () => void server.close(),
    };
  };
}
