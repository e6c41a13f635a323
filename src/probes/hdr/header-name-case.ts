// Header names in three spellings, which HTTP takes for the same.
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { createRequest } from '../../client/request.ts';
import { SHARED, whyNotServed } from '../shared.ts';
import { isRefused } from './refusals.ts';

const SPELLINGS: readonly (readonly [spelling: string, spell: (name: string) => string])[] = [
  ['as the specification prints them', (name) => name],
  ['in lower case', (name) => name.toLowerCase()],
  ['in capitals', (name) => name.toUpperCase()],
];

export const headerNameCase = probe({
  id: 'header-name-case',
  title: 'server/discover with its header names as printed, in lower case and in capitals',
  transports: ['http'],
  definition: 'open',
  needs: ['spelling'],
  settles: ['MCP-HDR-034'],
  reasons: {
    'MCP-HDR-034': {
      ...SHARED,
      'any-case': {
        verdict: 'pass',
        message: 'Header names were recognised as printed, in lower case and in capitals.',
        note: 'The spelling of the names made no difference.',
      },
      'case-matters': {
        verdict: 'fail',
        message: 'The same request was served with header names {served}, and refused with {summary} {refused}.',
        note: 'All headers are there; only the case of their names differs.',
      },
      unclear: {
        verdict: 'untestable',
        message: 'The request with header names {refused} got {summary}, which is no refusal of its headers.',
      },
    },
  },
  async run(peer) {
    const connection = peer.connect();
    const tries = [];
    for (const [spelling, spell] of SPELLINGS) {
      const request = createRequest({ id: peer.nextId(), method: 'server/discover' });
      const headers = request.headers.map(([name, value]) => [spell(name), value] as const);
      tries.push({ spelling, answer: await peer.send({ ...request, headers }, connection) });
    }
    const served = tries.find(({ answer }) => answer.result !== undefined);
    const refused = tries.find(({ answer }) => answer.result === undefined);
    if (refused === undefined)
      return settle({ reason: 'any-case', ...(served && { at: served.answer.spot('/result') }) });
    const { answer } = refused;
    if (served === undefined || !answer.came || answer.isUnauthorized)
      return settle(whyNotServed(answer, false) ?? { reason: 'not-served' });
    const reason = isRefused(answer) ? 'case-matters' : 'unclear';
    const values = { served: served.spelling, refused: refused.spelling, summary: answer.summary };
    return settle({ reason, at: answer.spot('/error/message'), values });
  },
});

const settle = (saw: Saw) => ({ 'MCP-HDR-034': saw });
