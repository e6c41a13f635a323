// The four lists, each through its pages.
import type { Answer } from '../../client/peer.ts';
import { METHOD_NOT_FOUND } from '../../protocol/error-codes.ts';
import { LISTS } from '../pag/lists.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, send, SHARED, whyNotServed } from '../shared.ts';
import { HINT_REASONS, judgeHints } from './hints.ts';
import type { Cacheable } from './hints.ts';

/** How many pages of a list are read: a limit of ours. */
const MOST_PAGES = 5;

export const pagesOfLists = probe({
  id: 'pages-of-lists',
  title: 'The four lists, each through its pages, five at most',
  transports: ['http', 'stdio'],
  definition: 'paged',
  settles: ['MCP-CCH-001', 'MCP-CCH-008', 'MCP-CCH-017'],
  reasons: {
    ...HINT_REASONS,
    'MCP-CCH-017': {
      ...SHARED,
      ...BLOCKED,
      'one-scope': {
        verdict: 'pass',
        message: 'All pages of {method} have the same cacheScope.',
        note: 'The same scope as on page 1.',
      },
      'scope-changes': {
        verdict: 'fail',
        message: 'Page 1 of {method} is {first}, and page {page} is {other}.',
        note: 'Page 1 says {first}.',
      },
      'one-page': {
        verdict: 'untestable',
        message: 'Every list came on one page, so there are no pages to compare.',
      },
      'no-lists': { verdict: 'not-applicable', message: 'The server offers none of the lists that come in pages.' },
      'no-scope': {
        verdict: 'blocked',
        blockedBy: 'MCP-CCH-001',
        message: 'The pages of {method} have no cacheScope to compare; see MCP-CCH-001.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const lists: { method: string; pages: Answer[] }[] = [];
    let doubt: Saw | undefined;
    for (const { method } of LISTS) {
      const pages: Answer[] = [];
      let cursor: unknown;
      do {
        const params = typeof cursor === 'string' ? { cursor } : {};
        const page = await send(peer, connection, { method, params });
        if (page.result === undefined) {
          if (page.errorCode !== METHOD_NOT_FOUND) doubt ??= whyNotServed(page);
          break;
        }
        pages.push(page);
        cursor = page.result.nextCursor;
      } while (typeof cursor === 'string' && pages.length < MOST_PAGES);
      if (pages.length > 0) lists.push({ method, pages });
    }
    const came: Cacheable[] = lists.flatMap(({ method, pages }) => pages.map((answer) => ({ method, answer })));
    const scopes = lists.length > 0 ? judgeScopes(lists) : (doubt ?? { reason: 'no-lists' });
    return { ...judgeHints(came, doubt), 'MCP-CCH-017': scopes };
  },
});

function judgeScopes(lists: readonly { method: string; pages: Answer[] }[]): Saw {
  const long = lists.filter(({ pages }) => pages.length > 1);
  let good: Saw | undefined;
  let scopeless: Saw | undefined;
  for (const { method, pages } of long) {
    const scopes = pages.map((page) => page.result?.cacheScope);
    const first = scopes.find((scope) => typeof scope === 'string');
    const page = scopes.findIndex((scope) => typeof scope === 'string' && scope !== first);
    const values = { method, first: String(first), page: page + 1, other: String(scopes[page]) };
    const shown = pages[page === -1 ? pages.length - 1 : page];
    const at = shown?.spot('/result/cacheScope');
    const saw = (reason: string): Saw => (at === undefined ? { reason, values } : { reason, at, values });
    if (page !== -1) return saw('scope-changes');
    if (scopes.filter((scope) => typeof scope === 'string').length > 1) good ??= saw('one-scope');
    else scopeless ??= saw('no-scope');
  }
  return good ?? scopeless ?? { reason: 'one-page' };
}
