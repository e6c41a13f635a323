// The requests in the playground as text that is edited, and back.
import type { Link } from '../../exchange/link.ts';
import type { HttpRequest } from '../../protocol/message.ts';
import type { Sending } from '../../run/messages.ts';
import { parseHttp } from '../run/parse-http.ts';
import { printHttp } from '../run/print-http.ts';

/** One request as it stands in the editor. */
export interface Draft {
  text: string;
  /** The connection, from 1, that carries it. */
  connection: number;
  /** What the text was made from; as long as nobody changes it, this is what is sent: text cannot hold every byte. */
  source: HttpRequest;
}

/** All that is in the editor: requests, which one is shown, and whether they go out together. */
export interface Work {
  drafts: readonly Draft[];
  /** The request that is shown, from 0. */
  current: number;
  together: boolean;
}

/** Puts requests into the editor, the last of a sequence shown; of those that go together, the first. */
export function createWork(requests: readonly HttpRequest[], more: Omit<Link, 'requests' | 'server'> = {}): Work {
  const drafts = requests.map((source, index) => ({
    text: printHttp(source),
    connection: more.connections?.[index] ?? 1,
    source,
  }));
  const together = more.together ?? false;
  return { drafts, current: together ? 0 : drafts.length - 1, together };
}

/** The request that a draft stands for; `undefined` where its text is no HTTP message. */
export const requestOf = ({ text, source }: Draft): HttpRequest | undefined =>
  text === printHttp(source) ? source : parseHttp(text).request;

/** What is sent for some of the drafts; or what is wrong with the first that cannot be. */
export function createSendings(drafts: readonly Draft[]): Sending[] | { wrong: string } {
  const sendings: Sending[] = [];
  for (const [index, draft] of drafts.entries()) {
    const request = requestOf(draft);
    if (request === undefined) {
      const name = drafts.length > 1 ? `request ${index + 1}` : 'this';
      return { wrong: `Not sent: ${name} is no HTTP message. ${parseHttp(draft.text).problems[0]?.message ?? ''}` };
    }
    sendings.push({ request, connection: draft.connection });
  }
  return sendings;
}

/** The work as a link of it would hold it; requests that are no HTTP messages stay out. */
export function linkOfWork({ drafts, together }: Work, server: string): Link {
  const good = drafts.flatMap((draft) => {
    const request = requestOf(draft);
    return request === undefined ? [] : [{ request, connection: draft.connection }];
  });
  return {
    requests: good.map(({ request }) => request),
    connections: good.map(({ connection }) => connection),
    ...(together && good.length > 1 ? { together } : {}),
    server,
  };
}

/** Moves requests of one endpoint to another, where their paths are those of the first. */
export function movePath(work: Work, from: string, to: string): Work {
  if (from === to) return work;
  const drafts = work.drafts.map((draft) => {
    const [first = '', ...rest] = draft.text.split('\n');
    const [method, path, ...version] = first.split(' ');
    if (path !== from) return draft;
    const text = [[method, to, ...version].join(' '), ...rest].join('\n');
    const isUntouched = draft.text === printHttp(draft.source);
    return { ...draft, text, source: isUntouched ? { ...draft.source, path: to } : draft.source };
  });
  return { ...work, drafts };
}
