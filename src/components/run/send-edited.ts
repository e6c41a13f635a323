// Sends the edited requests of a recording, with those before them, to one of the servers.
import type { Turn } from '../../exchange/exchange.ts';
import type { SendTask, Sending } from '../../run/messages.ts';
import { engine } from './engine.ts';
import { parseHttp } from './parse-http.ts';
import { planReplay } from './replay.ts';

/** A server that an edited request can be sent to. */
export interface Server {
  id: 'reference' | 'faulty' | 'sdk';
  name: string;
  target: SendTask['target'];
}

/** The servers that fit the capture whose frame has this data. */
export function serversFor({ definition = 'open', fault }: DOMStringMap): Server[] {
  return [
    { id: 'reference', name: 'the reference server', target: { definition } },
    ...(fault === undefined ? [] : [{ id: 'faulty', name: 'the faulty server', target: { fault } } as const]),
    { id: 'sdk', name: 'the official SDK server', target: { sdk: definition } },
  ];
}

/** What the reader sees under the editor. */
export type Reply =
  | { state: 'none' }
  | { state: 'sending'; server: Server }
  | { state: 'failed'; message: string }
  | { state: 'done'; server: Server; number: number; said: string; turns: Turn[]; milliseconds: number };

/** How long the official server may take, in milliseconds: the first time its code is loaded. */
const SDK_LIMIT = 10_000;

export interface Edited {
  turns: readonly Turn[];
  originals: readonly string[];
  texts: readonly string[];
  /** The request, from 1, whose answer is asked for. */
  number: number;
  server: Server;
}

/** Sends what is in the editor; never rejects. A request that was not touched goes out as it was recorded. */
export async function sendEdited({ turns, originals, texts, number, server }: Edited): Promise<Reply> {
  const began = performance.now();
  let next = 0;
  const groups: Sending[][] = [];
  for (const group of planReplay(turns, number)) {
    const sendings: Sending[] = [];
    for (const { request, connection } of group) {
      const index = next++;
      const text = texts[index] ?? '';
      if (text === originals[index]) {
        sendings.push({ request, connection });
        continue;
      }
      const parsed = parseHttp(text);
      if (parsed.request === undefined)
        return { state: 'failed', message: notSent(index + 1, parsed.problems[0]?.message) };
      sendings.push({ request: parsed.request, connection });
    }
    groups.push(sendings);
  }
  const { target } = server;
  try {
    const sent = await engine.ask(
      { kind: 'send', groups, target, about: number },
      'sdk' in target ? SDK_LIMIT : undefined,
    );
    return { state: 'done', server, number, ...sent, milliseconds: performance.now() - began };
  } catch (error) {
    return { state: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

const notSent = (number: number, problem = ''): string => `Not sent: request ${number} is no HTTP message. ${problem}`;
