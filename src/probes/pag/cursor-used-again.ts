// The same cursor three times, once on another connection.
import type { Connection } from '../../protocol/message.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { BLOCKED, isBusy, send, SHARED, whyNotServed } from '../shared.ts';
import { entriesOf, findList } from './lists.ts';

export const cursorUsedAgain = probe({
  id: 'cursor-used-again',
  title: 'The second page of a list three times, over HTTP the last time on another connection',
  transports: ['http', 'stdio'],
  definition: 'paged',
  settles: ['MCP-PAG-002'],
  reasons: {
    'MCP-PAG-002': {
      ...SHARED,
      ...BLOCKED,
      'same-page': {
        verdict: 'pass',
        message: 'The cursor led to the same page of {method} all three times that it was used{where}.',
        note: 'The same entries as the first time.',
      },
      'refused-again': {
        verdict: 'fail',
        message: 'The cursor of {method} worked once and was refused after that ({summary}).',
        note: 'The very cursor that has just worked.',
      },
      'refused-elsewhere': {
        verdict: 'fail',
        message: 'The cursor of {method} was refused on another connection ({summary}).',
        note: 'It works on the connection that it was given out on.',
      },
      'another-page': {
        verdict: 'fail',
        message: 'The same cursor led to other entries of {method}, though the first page did not change.',
        note: 'Other entries than this cursor led to before.',
      },
      'never-worked': {
        verdict: 'fail',
        message: 'The cursor that came with the first page of {method} was refused at once ({summary}).',
        note: 'The server has just given out this cursor.',
      },
      'list-changed': {
        verdict: 'untestable',
        message: 'The first page of {method} changed meanwhile, so its pages cannot be compared.',
      },
      'one-page': { verdict: 'untestable', message: 'Every list came on one page, so no cursor was given out.' },
      'no-lists': { verdict: 'not-applicable', message: 'The server offers none of the lists that come in pages.' },
    },
  },
  async run(peer) {
    const home = peer.connect();
    const list = await findList(peer, home, (first) => typeof first.result?.nextCursor === 'string', 'one-page');
    if ('reason' in list) return settle(list);
    const { method, first } = list;
    const cursor = String(first.result?.nextCursor);
    const page = (connection: Connection) => send(peer, connection, { method, params: { cursor } });
    // Over stdio another connection is another process, which need not know what this one gave out.
    // A browser chooses the connection itself.
    const canChange = peer.transport === 'http' && !peer.sight?.lacks.includes('connections');
    const pages = [await page(home), await page(home), await page(canChange ? peer.connect() : home)] as const;
    const lost = pages.find((answer) => !answer.came || answer.isUnauthorized || isBusy(answer));
    const doubt = lost && whyNotServed(lost, false);
    if (doubt !== undefined) return settle(doubt);
    const [once, twice, elsewhere] = pages;
    const refused = pages.find((answer) => answer.result === undefined);
    const other = pages.find((answer) => entriesOf(list, answer) !== entriesOf(list, once));
    const shown = refused ?? other ?? elsewhere;
    const where = canChange ? ', also on another connection' : '';
    const at = shown.spot(shown.result ? `/result/${list.key}` : '/error/code');
    const say = (reason: string) => settle({ reason, at, values: { method, summary: shown.summary, where } });
    if (shown === elsewhere && other === undefined && refused === undefined) return say('same-page');
    // The control: entries that came or went explain a cursor that does not lead where it did.
    const control = await send(peer, home, { method });
    if (entriesOf(list, control) !== entriesOf(list, first)) return say('list-changed');
    if (refused === undefined) return say('another-page');
    return say(refused === once ? 'never-worked' : refused === twice ? 'refused-again' : 'refused-elsewhere');
  },
});

const settle = (saw: Saw) => ({ 'MCP-PAG-002': saw });
