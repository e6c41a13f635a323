// How a server of this revision alone turns away a client of the handshake era.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { askEra, DUAL_ERA, isBusy, send, SHARED, whyNotServed } from '../shared.ts';

export const legacyHandshake = probe({
  id: 'legacy-handshake',
  title: 'The handshake of an earlier revision',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-VER-005'],
  reasons: {
    'MCP-VER-005': {
      ...SHARED,
      ...DUAL_ERA,
      'version-named': {
        verdict: 'pass',
        message: 'The error to the handshake names the version {version}.',
        note: 'Whoever reads the log of the old client learns what to update.',
      },
      'no-version-named': {
        verdict: 'fail',
        message: 'The error to the handshake ({summary}) names no version that the server supports ({versions}).',
        note: 'All that an old client can show its user, and it does not say what is wrong.',
      },
    },
  },
  async run(peer) {
    const handshake = await askEra(peer);
    if (handshake.result !== undefined) return settle({ reason: 'dual-era', at: handshake.spot('/result') });
    const doubt = whyNotServed(handshake, false);
    const isElsewhere = isBusy(handshake);
    if (doubt !== undefined && (isElsewhere || doubt.reason !== 'not-served')) return settle(doubt);
    const known = await send(peer, peer.connect(), { method: 'server/discover' });
    const listed = known.result?.supportedVersions;
    const versions = Array.isArray(listed) ? listed.filter((version) => typeof version === 'string') : [];
    if (versions.length === 0)
      return settle(whyNotServed(known, false) ?? { reason: 'not-served', values: { summary: 'no versions' } });
    // Wherever it stands: in the message, in data, or in a body that is no JSON-RPC.
    const text = handshake.response?.body ?? JSON.stringify(handshake.message);
    const version = versions.find((one) => text.includes(one));
    const values = { version: version ?? '', versions: versions.join(', '), summary: handshake.summary };
    const reason = version === undefined ? 'no-version-named' : 'version-named';
    const says = (pointer: string) =>
      version !== undefined && JSON.stringify(handshake.read(pointer))?.includes(version);
    const pointer = !says('/error/message') && says('/error/data') ? '/error/data' : '/error/message';
    return settle({ reason, at: handshake.spot(pointer), values });
  },
});

const settle = (saw: Saw) => ({ 'MCP-VER-005': saw });
