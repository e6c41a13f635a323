// The same request without and with the session header of earlier revisions.
import { compareWithHeader } from '../header-difference.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { askEra, DUAL_ERA, forAll, SHARED, whyHidden } from '../shared.ts';

const HEADER = 'Mcp-Session-Id';
const STALE = 'stale-abc';

export const sessionHeader = probe({
  id: 'session-header',
  title: 'server/discover without and with a stale Mcp-Session-Id',
  transports: ['http'],
  definition: 'open',
  settles: ['MCP-STL-001', 'MCP-STL-002'],
  reasons: {
    'MCP-STL-001': {
      ...SHARED,
      ...DUAL_ERA,
      'no-session-id': {
        verdict: 'pass',
        message: 'No response carried an Mcp-Session-Id header.',
        note: 'No session header, though the request had one.',
      },
      minted: {
        verdict: 'fail',
        message: 'The server sent the header Mcp-Session-Id: {value}, which no request had brought.',
        note: 'A new session id, for a protocol that has no sessions.',
      },
      echoed: {
        verdict: 'fail',
        message: 'The server sent the client’s Mcp-Session-Id back.',
        note: 'The stale id comes back as if it meant something.',
      },
    },
    'MCP-STL-002': {
      ...SHARED,
      ...DUAL_ERA,
      same: {
        verdict: 'pass',
        message: 'The request was served the same with and without Mcp-Session-Id.',
        note: 'The same answer as without the header.',
      },
      refused: {
        verdict: 'fail',
        message: 'The request with Mcp-Session-Id: {value} was refused ({summary}); without the header it was served.',
        note: 'Refused for a header that means nothing here.',
      },
      required: {
        verdict: 'fail',
        message: 'The request without Mcp-Session-Id was refused ({summary}); with the header it was served.',
        note: 'It wants a session id, and none exists.',
      },
      'answer-changed': {
        verdict: 'fail',
        message: 'Mcp-Session-Id changed the result of the request.',
        note: 'Another result than without the header.',
      },
      'changes-by-itself': {
        verdict: 'untestable',
        message: 'The answer changes between two equal requests, so the header’s part in it cannot be told.',
      },
    },
  },
  async run(peer) {
    const era = await askEra(peer);
    if (era.result !== undefined) return forAll(this.settles, { reason: 'dual-era', at: era.spot('/result') });
    const { plain, changed, saw } = await compareWithHeader(peer, HEADER, STALE);
    return { 'MCP-STL-001': sawSession(), 'MCP-STL-002': saw };

    function sawSession(): Saw {
      for (const answer of [plain, changed, era]) {
        const value = answer.header(HEADER);
        if (typeof value !== 'string') continue;
        return {
          reason: value === STALE ? 'echoed' : 'minted',
          at: { turn: answer.turn, part: 'header', name: HEADER },
          values: { value },
        };
      }
      if (plain.result === undefined && changed.result === undefined) return saw;
      return whyHidden(changed, HEADER) ?? { reason: 'no-session-id', at: changed.spot() };
    }
  },
});
