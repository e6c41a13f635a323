// The version header against the version in the body: another one, and none.
import type { Peer } from '../../client/peer.ts';
import { createInitialize } from '../../client/request.ts';
import { PROTOCOL_VERSION_HEADER } from '../../protocol/headers.ts';
import { probe } from '../probe.ts';
import { forAll, send, whyNotServed } from '../shared.ts';
import { isVersionError, judgeExactRefusal, judgeForm, REFUSAL, REFUSED_OTHERWISE, FORM } from './refusals.ts';
import type { Sample } from './refusals.ts';

/** A version that clients of the era before send, and that a body of this revision contradicts. */
const OTHER = '2025-11-25';

export const versionHeader = probe({
  id: 'version-header',
  title: 'server/discover whose MCP-Protocol-Version differs from _meta, and one without it',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-HDR-004', 'MCP-HDR-005', 'MCP-HDR-038'],
  reasons: {
    'MCP-HDR-004': {
      ...REFUSAL,
      ...REFUSED_OTHERWISE,
      refused: {
        verdict: 'pass',
        message: 'A request whose version header contradicts its _meta was refused with {summary}.',
        note: 'Header and body name different versions.',
      },
      served: {
        verdict: 'fail',
        message: 'A request whose version header says 2025-11-25 and whose _meta says 2026-07-28 was served.',
        note: 'The header said 2025-11-25, the body 2026-07-28.',
      },
      'version-error': {
        verdict: 'untestable',
        message:
          'A contradicting version header was refused with 400 and -32022, which applies too where the server does not know that version.',
      },
    },
    'MCP-HDR-005': {
      ...REFUSAL,
      ...REFUSED_OTHERWISE,
      refused: {
        verdict: 'pass',
        message: 'A request without MCP-Protocol-Version was refused with {summary}.',
        note: 'The header is missing, whatever the body says.',
      },
      'served-without': {
        verdict: 'fail',
        message: 'A request without MCP-Protocol-Version was served.',
        note: 'No MCP-Protocol-Version came with it.',
      },
      'serves-older': {
        verdict: 'not-applicable',
        message:
          'The server opened a session of {version}, a version without this header, so it may read a request without it as 2025-03-26.',
      },
    },
    'MCP-HDR-038': FORM,
  },
  async run(peer) {
    const connection = peer.connect();
    const discover = (value?: string | null) =>
      send(peer, connection, {
        method: 'server/discover',
        ...(value === undefined ? {} : { headers: { [PROTOCOL_VERSION_HEADER]: value } }),
      });
    const doubt = whyNotServed(await discover(), false);
    if (doubt !== undefined) return forAll(this.settles, doubt);

    const differs: Sample = {
      what: `whose ${PROTOCOL_VERSION_HEADER} differs from its _meta`,
      answer: await discover(OTHER),
      mayBeVersionError: true,
    };
    const lacks: Sample = { what: `without ${PROTOCOL_VERSION_HEADER}`, answer: await discover(null) };
    const seen = judgeExactRefusal(lacks, 'served-without');
    // Read as 2025-03-26, which it may be, the request is served or refused in the way of that version.
    const mayBeOlder = seen.reason === 'served-without' || seen.reason === 'refused-otherwise';
    const older = mayBeOlder ? await askForOlder(peer) : undefined;
    return {
      'MCP-HDR-004': isVersionError(differs.answer)
        ? { reason: 'version-error', at: differs.answer.spot('/error/code') }
        : judgeExactRefusal(differs, 'served'),
      'MCP-HDR-005': older === undefined ? seen : { ...seen, reason: 'serves-older', values: { version: older } },
      'MCP-HDR-038': judgeForm(older === undefined ? [differs, lacks] : [differs]),
    };
  },
});

/** The version of a session with a client from before the header, where the server opens one. */
async function askForOlder(peer: Peer): Promise<string | undefined> {
  const initialize = createInitialize(peer.nextId());
  const body = String(initialize.body).replace('2025-11-25', '2025-03-26');
  const version = (await peer.send({ ...initialize, body }, peer.connect())).result?.protocolVersion;
  return typeof version === 'string' && version < '2025-06-18' ? version : undefined;
}
