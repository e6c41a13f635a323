// Work in steps, as probes of streams need it: the request that begins it, and what its stream says.
import { createRequest } from '../../client/request.ts';
import type { Answer, Peer } from '../../client/peer.ts';
import type { JsonObject } from '../../protocol/json.ts';
import { isObject } from '../../protocol/json.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import { send } from '../shared.ts';

/** Builds a call of the tool that works in steps; `undefined` when none is known. Its task has the name of its token. */
export function createWork(
  peer: Peer,
  task: string,
  steps: number,
  pause: number,
  id = peer.nextId(),
): HttpRequest | undefined {
  const tool = peer.demo.worksInSteps;
  if (tool === undefined) return undefined;
  const args = { [tool.task]: task, [tool.steps]: steps, [tool.pause]: pause };
  return createRequest({
    id,
    method: 'tools/call',
    params: { name: tool.name, arguments: args },
    meta: { progressToken: task },
  });
}

/** Asks how many steps of a task are done. */
export async function countSteps(peer: Peer, task: string): Promise<{ answer: Answer; count: number } | undefined> {
  const tool = peer.demo.looksAtWork;
  if (tool === undefined) return undefined;
  const params = { name: tool.name, arguments: { [tool.task]: task } };
  const answer = await send(peer, peer.connect(), { method: 'tools/call', params });
  const text = answer.read('/result/content/0/text');
  const [digits] = /\d+/.exec(answer.read('/result/isError') === true ? '' : String(text)) ?? [];
  return { answer, count: Number(digits ?? Number.NaN) };
}

/** The progress token of a notification, or nothing. */
export const tokenOf = (message: JsonObject) =>
  message.method === 'notifications/progress' && isObject(message.params) ? message.params.progressToken : undefined;

export const isStream = (answer: Answer): boolean => answer.mediaType === 'text/event-stream';
