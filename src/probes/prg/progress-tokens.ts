// The same call three times: without a progress token, with a string, with an integer.
import type { JsonObject } from '../../protocol/json.ts';
import { probe } from '../probe.ts';
import type { Reason } from '../probe.ts';
import { BLOCKED, forAll, send, SHARED, whyNotServed } from '../shared.ts';
import { judgeEnd, judgeMessages, judgeTokens, judgeValues, nameToken, progressOf, spotOf } from './told-progress.ts';
import type { Told } from './told-progress.ts';

/** Integers are tokens like strings; one that is turned into a string is another token. */
const TOKENS = ['p-1', 4711];

const ALL = {
  ...SHARED,
  ...BLOCKED,
  'no-tool': { verdict: 'untestable', message: 'No tool is known here that reports progress.' },
  'no-progress': {
    verdict: 'untestable',
    message:
      'The calls with a progress token were answered without progress notifications, which servers may leave out.',
  },
} satisfies Record<string, Reason>;

export const progressTokens = probe({
  id: 'progress-tokens',
  title: 'One call without a progress token, with a string and with an integer',
  transports: ['http'],
  definition: 'full',
  settles: ['MCP-PRG-003', 'MCP-PRG-004', 'MCP-PRG-005', 'MCP-PRG-006'],
  reasons: {
    'MCP-PRG-003': {
      ...ALL,
      increases: {
        verdict: 'pass',
        message: 'Each progress value was greater than the one before.',
        note: 'More than the one before.',
      },
      'stands-still': {
        verdict: 'fail',
        message: 'The progress value stayed at {value}; expected more than the notification before.',
        note: 'The same value again.',
      },
      'falls-back': {
        verdict: 'fail',
        message: 'The progress value went from {before} to {value}; expected an increase.',
        note: 'Less than the one before.',
      },
      'no-number': {
        verdict: 'fail',
        atMost: 'warning',
        message:
          'A progress notification has no number in progress, which the schema requires, so nothing can be seen to increase.',
        note: 'No number that could increase.',
      },
      'only-one': {
        verdict: 'untestable',
        message: 'No call brought more than one progress notification, so there was nothing to compare.',
      },
    },
    'MCP-PRG-004': {
      ...ALL,
      readable: { verdict: 'pass', message: 'Each progress message holds a word.', note: 'A person can read this.' },
      empty: {
        verdict: 'fail',
        message: 'A progress message is empty; expected words, or no message.',
        note: 'Nothing to read.',
      },
      'code-like': {
        verdict: 'fail',
        message:
          'A progress message is "{text}": written as constants are, in capitals with an underscore, which Wireproof takes for an internal code.',
        note: 'The name of a constant.',
      },
      'no-words': {
        verdict: 'untestable',
        message: 'A progress message holds no letters ("{text}"); whether it says enough is for a person to judge.',
      },
      'no-message': { verdict: 'untestable', message: 'No progress notification has a message, which is optional.' },
    },
    'MCP-PRG-005': {
      ...ALL,
      'own-token': {
        verdict: 'pass',
        message: 'Progress came for the given tokens only, and for no call without one.',
        note: 'The token that this request gave.',
      },
      'not-asked': {
        verdict: 'fail',
        message: 'Progress came for a call that gave no token; it carries the token {token}.',
        note: 'No active request gave this token.',
      },
      'other-token': {
        verdict: 'fail',
        message: 'Progress came with the token {token}; the call had given {given}.',
        note: 'Not the token of this request, value and type.',
      },
    },
    'MCP-PRG-006': {
      ...ALL,
      'ends-with-response': {
        verdict: 'pass',
        message: 'No progress notification followed the response.',
        note: 'The response comes last.',
      },
      'after-response': {
        verdict: 'fail',
        message: 'A progress notification followed the response of its request.',
        note: 'The request was already answered.',
      },
    },
  },
  async run(peer) {
    const tool = peer.demo.worksInSteps;
    if (tool === undefined) return forAll(this.settles, { reason: 'no-tool' });
    const params = { name: tool.name, arguments: { [tool.task]: 'p-1', [tool.steps]: 3, [tool.pause]: 20 } };
    const connection = peer.connect();
    const call = (meta: JsonObject) => send(peer, connection, { method: 'tools/call', params, meta });
    const without = await call({});
    const doubt = whyNotServed(without);
    if (doubt !== undefined) return forAll(this.settles, doubt);
    const unasked = progressOf(without)[0];
    const calls: Told[][] = [];
    for (const progressToken of TOKENS) {
      const answer = await call({ progressToken });
      const trouble = whyNotServed(answer, false);
      if (trouble !== undefined) return forAll(this.settles, trouble);
      calls.push(progressOf(answer));
    }
    const all = calls.flat();
    const first = all[0];
    const judged =
      first === undefined
        ? forAll(this.settles, { reason: 'no-progress' })
        : {
            'MCP-PRG-003': judgeValues(calls),
            'MCP-PRG-004': judgeMessages(all),
            'MCP-PRG-005': judgeTokens(calls, TOKENS),
            'MCP-PRG-006': judgeEnd(all),
          };
    if (unasked === undefined) return judged;
    const values = { token: nameToken(unasked) };
    return { ...judged, 'MCP-PRG-005': { reason: 'not-asked', at: spotOf(unasked, 'progressToken'), values } };
  },
});
