// Sends requests to the chosen server: in the engine's worker, or from this page where it is the reader's own.
import { createPeer } from '../../client/peer.ts';
import type { OpenStream, Peer } from '../../client/peer.ts';
import type { Turn } from '../../exchange/exchange.ts';
import type { Connection } from '../../protocol/message.ts';
import { createRealClock } from '../../run/clock.ts';
import type { Sending } from '../../run/messages.ts';
import { createFetchHandler } from '../check/fetch-handler.ts';
import { engine } from '../run/engine.ts';
import { targetOf } from './servers.ts';
import type { Server } from './servers.ts';

export interface Outgoing {
  server: Server;
  sendings: readonly Sending[];
  /** Whether none waits for the answer of the one before. */
  together: boolean;
  /** Names the server of ours that is kept; another name begins anew. */
  keep: string;
  /** Leaves what is still open. */
  signal: AbortSignal;
  /** Told how many messages have come on a stream that is still open. */
  onHeard: (messages: number) => void;
}

/** The recording and how long it took, or a message for the reader. */
export type Outcome = { turns: Turn[]; milliseconds: number } | { message: string };

/** How long the official server may take, in milliseconds: the first time its code is loaded. */
const SDK_LIMIT = 10_000;
/** How long one's own server may take for an answer that is no stream, in milliseconds: our limit. */
const PATIENCE = 60_000;
/** How long one's own server is listened to, in milliseconds, unless the reader stops before: our limit. */
const LONGEST = 600_000;

/** Sends and gives what came back; never rejects. */
export async function sendRequests(outgoing: Outgoing): Promise<Outcome> {
  const began = performance.now();
  try {
    const turns = await (outgoing.server.kind === 'own' ? sendToOwn(outgoing) : sendToOurs(outgoing));
    return { turns, milliseconds: performance.now() - began };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}

async function sendToOurs({ server, sendings, together, keep }: Outgoing): Promise<Turn[]> {
  if (server.kind === 'own') throw new Error('the engine reaches no server but ours');
  const groups = together ? [[...sendings]] : sendings.map((sending) => [sending]);
  const task = { kind: 'send', groups, target: targetOf(server), about: 1, keep } as const;
  const { turns } = await engine.ask(task, server.kind === 'sdk' ? SDK_LIMIT : undefined);
  return turns;
}

async function sendToOwn({ server, sendings, together, signal, onHeard }: Outgoing): Promise<Turn[]> {
  if (server.kind !== 'own') throw new Error('the page itself asks no server but the reader’s own');
  const peer = createPeer(createFetchHandler(new URL(server.url), { timeout: PATIENCE }), createRealClock(), {});
  const connections = new Map<number, Connection>();
  const open = ({ request, connection: number }: Sending): ReturnType<Peer['open']> => {
    const connection = connections.get(number) ?? { number };
    connections.set(number, connection);
    return peer.open(request, connection);
  };
  if (together) {
    const streams = await Promise.all(sendings.map(open));
    await Promise.all(streams.map((stream) => receive(stream, signal, onHeard)));
  } else {
    for (const sending of sendings) {
      if (signal.aborted) break;
      await receive(await open(sending), signal, onHeard);
    }
  }
  return [...peer.turns];
}

/** Reads an answer to its end, or until the reader leaves. */
async function receive(stream: OpenStream, signal: AbortSignal, onHeard: Outgoing['onHeard']): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const look = (): false => {
    onHeard(stream.heard.length);
    return false;
  };
  await Promise.race([stream.until(look, LONGEST), stopped]);
  await stream.close();
}
