// A private resource, read by its owner, by somebody else and by nobody.
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { isBusy, whyNotServed } from '../shared.ts';
import { sendAs, TWO_USERS } from './as-user.ts';

const { 'open-to-all': _, ...REASONS } = TWO_USERS;

export const foreignResource = probe({
  id: 'foreign-resource',
  title: 'A private resource, read by its owner, by another user and without a token',
  transports: ['http'],
  definition: 'two-users',
  settles: ['MCP-CCH-020'],
  reasons: {
    'MCP-CCH-020': {
      ...REASONS,
      'kept-from-others': {
        verdict: 'pass',
        message: 'The private resource was served to its owner, and neither to another user nor without a token.',
        note: 'Not what the owner got.',
      },
      'served-to-another': {
        verdict: 'fail',
        message: 'Another user got the contents of a private resource; only its cacheScope says whose they are.',
        note: 'The owner’s contents, in another user’s hands.',
      },
      'served-to-anyone': {
        verdict: 'fail',
        message:
          'The contents of a private resource came without a token; only its cacheScope says that they are private.',
        note: 'The owner’s contents, for whoever asks.',
      },
      'no-resource': {
        verdict: 'untestable',
        message: 'No resource is known here that belongs to one user alone.',
      },
      'no-contents': {
        verdict: 'untestable',
        message: 'The resource came to its owner without contents, so nothing shows whether others get them.',
      },
      'changes-each-time': {
        verdict: 'untestable',
        message:
          'Others got contents too, and these differ from the owner’s; but so do the owner’s from one reading to the next.',
      },
      'not-private': {
        verdict: 'untestable',
        message: 'The result that its owner got is not marked private, so nothing rests on that mark.',
      },
    },
  },
  async run(peer) {
    const { tokens, ownResource } = peer.demo;
    if (tokens === undefined) return settle({ reason: 'no-tokens' });
    if (ownResource === undefined) return settle({ reason: 'no-resource' });
    const connection = peer.connect();
    const read = (token?: string) =>
      sendAs(peer, connection, token, { method: 'resources/read', params: { ...ownResource } });
    const own = await read(tokens.first);
    const doubt = whyNotServed(own, false);
    if (doubt !== undefined) return settle(doubt);
    if (own.result?.cacheScope !== 'private')
      return settle({ reason: 'not-private', at: own.spot('/result/cacheScope') });
    if (contentsOf(own) === '') return settle({ reason: 'no-contents', at: own.spot('/result/contents') });
    const isSame = (answer: Answer) => contentsOf(answer) === contentsOf(own);
    const [foreign, nobody] = [await read(tokens.second), await read()];
    const silent = [foreign, nobody].find((answer) => !answer.came || isBusy(answer));
    if (isSame(foreign)) return settle({ reason: 'served-to-another', at: foreign.spot('/result/contents') });
    if (isSame(nobody)) return settle({ reason: 'served-to-anyone', at: nobody.spot('/result/contents') });
    if (silent !== undefined) return settle(whyNotServed(silent, false) ?? { reason: 'no-resource' });
    const other = [foreign, nobody].find((answer) => contentsOf(answer) !== '');
    // The control: contents that are new each time would differ for anybody.
    if (other !== undefined && !isSame(await read(tokens.first)))
      return settle({ reason: 'changes-each-time', at: other.spot('/result/contents') });
    return settle({
      reason: 'kept-from-others',
      at: foreign.spot(foreign.result ? '/result/contents' : '/error/code'),
    });
  },
});

const settle = (saw: Saw) => ({ 'MCP-CCH-020': saw });
/** The contents of an answer, to compare them; empty where there are none. */
const contentsOf = ({ result }: Answer): string =>
  Array.isArray(result?.contents) && result.contents.length > 0 ? JSON.stringify(result.contents) : '';
