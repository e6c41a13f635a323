// A cursor that no server gave out.
import type { Answer } from '../../client/peer.ts';
import { INVALID_PARAMS } from '../../protocol/error-codes.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, isBusy, send, SHARED, whyNotServed } from '../shared.ts';
import { entriesOf, findList } from './lists.ts';

/** Between the two stands every name in letters and digits, for a server that takes any text as a place in the order. */
const INVENTED = ['~~~~no-such-cursor', '!!!!no-such-cursor'] as const;

export const inventedCursor = probe({
  id: 'invented-cursor',
  title: 'A list without a cursor, then with one that was made up',
  transports: ['http', 'stdio'],
  definition: 'paged',
  settles: ['MCP-PAG-007'],
  reasons: {
    'MCP-PAG-007': {
      ...SHARED,
      ...BLOCKED,
      'invalid-params': {
        verdict: 'pass',
        message: 'A made-up cursor for {method} was refused with -32602.',
        note: 'The client knows that it has to begin anew.',
      },
      'first-page': {
        verdict: 'fail',
        message: 'A made-up cursor for {method} brought the first page; expected the error -32602.',
        note: 'The first page again, as though nothing were wrong.',
      },
      'empty-page': {
        verdict: 'fail',
        message: 'A made-up cursor for {method} brought an empty page; expected the error -32602.',
        note: 'To a client this is the end of the list.',
      },
      'some-page': {
        verdict: 'fail',
        message: 'Made-up cursors for {method} brought a page that is not the first; expected the error -32602.',
        note: 'A page that this cursor cannot mean.',
      },
      'other-code': {
        verdict: 'fail',
        message: 'A made-up cursor for {method} was refused with {code}; expected -32602.',
        note: 'Not the code for invalid parameters.',
      },
      'no-code': {
        verdict: 'fail',
        message: 'A made-up cursor for {method} was answered with {summary} and no JSON-RPC error; expected -32602.',
        note: 'No error that says what was wrong.',
      },
      'any-text-is-a-place': {
        verdict: 'untestable',
        message:
          'Two made-up cursors for {method} led to different pages: the server seems to take any text as a place in the order, so none is invalid.',
      },
      'empty-lists': {
        verdict: 'untestable',
        message: 'Every list is empty, so what a made-up cursor does to one cannot be told.',
      },
      'no-lists': { verdict: 'not-applicable', message: 'The server offers none of the lists that come in pages.' },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const list = await findList(peer, connection, hasEntries, 'empty-lists');
    if ('reason' in list) return settle(list);
    const { method, key } = list;
    const page = (cursor: string) => send(peer, connection, { method, params: { cursor } });
    const high = await page(INVENTED[0]);
    const say = (reason: string, pointer = '/error/code') =>
      settle({
        reason,
        at: high.spot(pointer),
        values: { method, code: high.errorCode ?? '', summary: high.summary },
      });
    if (high.errorCode === INVALID_PARAMS) return say('invalid-params');
    if (!high.came || high.isUnauthorized || isBusy(high)) return settle(whyNotServed(high, false) as Saw);
    if (high.result === undefined) return say(high.errorCode === undefined ? 'no-code' : 'other-code');
    const low = await page(INVENTED[1]);
    const entries = entriesOf(list, high);
    if (low.result !== undefined && entriesOf(list, low) !== entries)
      return say('any-text-is-a-place', `/result/${key}`);
    const isFirst = entries === entriesOf(list, list.first);
    return say(isFirst ? 'first-page' : entries === '[]' ? 'empty-page' : 'some-page', `/result/${key}`);
  },
});

const settle = (saw: Saw) => ({ 'MCP-PAG-007': saw });

/** Whether a page has entries: an empty list is the same with any cursor. */
const hasEntries = ({ result = {} }: Answer): boolean =>
  Object.values(result).some((value) => Array.isArray(value) && value.length > 0);
