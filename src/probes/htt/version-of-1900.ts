// A request in a version that nobody implements, and the HTTP status of its refusal.
import { UNSUPPORTED_VERSION } from '../../protocol/error-codes.ts';
import { probe } from '../probe.ts';
import { isBusy, send, SHARED, whyNotServed } from '../shared.ts';

export const versionOf1900 = probe({
  id: 'version-of-1900',
  title: 'server/discover in version 1900-01-01, in the header and in the body',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-HTT-021'],
  reasons: {
    'MCP-HTT-021': {
      'needs-token': SHARED['needs-token'],
      'no-answer': SHARED['no-answer'],
      'not-served': SHARED['not-served'],
      'status-400': {
        verdict: 'pass',
        message: 'The -32022 error for version 1900-01-01 came with status 400.',
        note: 'Bad Request, as the code demands.',
      },
      'other-status': {
        verdict: 'fail',
        message: 'The -32022 error for version 1900-01-01 came with status {status}; expected 400.',
        note: 'The code says refused, the status does not say 400.',
      },
      'no-such-error': {
        verdict: 'blocked',
        blockedBy: 'MCP-VER-001',
        message:
          'Version 1900-01-01 was answered with {summary} instead of -32022, so its status means nothing; see MCP-VER-001.',
      },
    },
  },
  async run(peer) {
    const answer = await send(peer, peer.connect(), { method: 'server/discover', version: '1900-01-01' });
    const { status = 0, summary } = answer;
    const say = (reason: string) => ({ 'MCP-HTT-021': { reason, at: answer.spot(), values: { status, summary } } });
    const doubt = whyNotServed(answer, false);
    if (doubt !== undefined && (doubt.reason !== 'not-served' || isBusy(answer))) return { 'MCP-HTT-021': doubt };
    if (answer.errorCode !== UNSUPPORTED_VERSION) return say('no-such-error');
    return say(status === 400 ? 'status-400' : 'other-status');
  },
});
