// Lets the web pages of one origin speak to a host and read what it answers (Fetch, section 3.2). Off unless an operator asks.
import type { HeaderList, TextResponse } from '../protocol/message.ts';

/** What is looked at of a request, names in lower case. */
interface Asked {
  method?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Cors {
  /** Added to every response; nothing for the page of another origin. */
  headersFor(asked: Asked): HeaderList;
  /** Answers the question that a browser asks before a page may send such a request; `undefined` where it is none. */
  preflight(asked: Asked): TextResponse | undefined;
}

/** Creates what an origin is allowed: any method and header, without cookies. */
export function createCors(origin: string): Cors {
  const isAllowed = ({ headers }: Asked): boolean => headers.origin === origin;
  return {
    headersFor: (asked) =>
      isAllowed(asked)
        ? [
            ['Access-Control-Allow-Origin', origin],
            ['Access-Control-Expose-Headers', '*'],
            ['Vary', 'Origin'],
          ]
        : [],
    preflight: (asked) => {
      const isAsked = asked.method === 'OPTIONS' && asked.headers['access-control-request-method'] !== undefined;
      if (!isAsked || !isAllowed(asked)) return undefined;
      const headers: HeaderList = [
        ['Access-Control-Allow-Methods', 'POST, GET, DELETE'],
        // The asterisk leaves Authorization out.
        ['Access-Control-Allow-Headers', '*, Authorization'],
        ['Access-Control-Max-Age', '600'],
      ];
      return { status: 204, headers, body: '' };
    },
  };
}
