// A retry with one response too many, and one without any.
import type { Answer } from '../../client/peer.ts';
import { probe } from '../probe.ts';
import type { Saw } from '../probe.ts';
import { essence, forAll } from '../shared.ts';
import { ASKED, call, isAsking, requestsOf, retryOf, whyNotAsked, whyNotControlled, whyNotJudged } from './input.ts';

export const extraAndMissingResponses = probe({
  id: 'extra-and-missing-responses',
  title: 'Retries with the right responses, with one that nobody asked for, and with none',
  transports: ['http', 'stdio'],
  definition: 'open',
  settles: ['MCP-MRT-023', 'MCP-MRT-024'],
  reasons: {
    'MCP-MRT-023': {
      ...ASKED,
      ignored: {
        verdict: 'pass',
        message: 'A response that nobody had asked for was ignored: the retry was answered as without it.',
        note: 'As without the extra entry.',
      },
      refused: {
        verdict: 'fail',
        message: 'A retry was refused ({summary}) because of a response that nobody had asked for.',
        note: 'Everything that was asked for is there.',
      },
      'answers-differ': {
        verdict: 'untestable',
        message:
          'With a response that nobody had asked for, the retry was answered otherwise, but not with an error; a person has to look.',
      },
    },
    'MCP-MRT-024': {
      ...ASKED,
      'asked-again': {
        verdict: 'pass',
        message: 'What the retry left out was asked for again.',
        note: 'What was missing is asked for again.',
      },
      refused: {
        verdict: 'fail',
        message: 'A retry that left out what had been asked for was answered with an error ({summary}).',
        note: 'The question belongs here, once more.',
      },
      'went-on': {
        verdict: 'fail',
        message: 'A retry that left out what had been asked for was answered with a complete result.',
        note: 'Done without what it needs.',
      },
    },
  },
  async run(peer) {
    const use = peer.demo.elicits;
    if (use === undefined) return forAll(this.settles, { reason: 'no-tool' });
    const connection = peer.connect();
    const asked = await call(peer, connection, use);
    const doubt = whyNotAsked(asked);
    if (doubt !== undefined) return forAll(this.settles, doubt);

    const missing = await call(peer, connection, use, { retry: { ...retryOf(asked), inputResponses: {} } });
    // Asked again, a client goes on with the newer state; the older may be good for one retry.
    const retry = retryOf(requestsOf(missing) === undefined ? asked : missing);
    const inputResponses = { ...retry.inputResponses, weather: { action: 'accept', content: { sunny: true } } };
    const extra = await call(peer, connection, use, { retry: { ...retry, inputResponses } });
    const control = await call(peer, connection, use, { retry });
    return {
      'MCP-MRT-023': whyNotJudged(extra) ?? whyNotControlled(control, asked) ?? judgeExtra(extra, control),
      'MCP-MRT-024': whyNotJudged(missing) ?? judgeMissing(missing),
    };
  },
});

function judgeExtra(extra: Answer, control: Answer): Saw {
  const values = { summary: extra.summary };
  if (extra.result === undefined) return { reason: 'refused', at: extra.spot('/error/code'), values };
  if (extra.result.isError === true) return { reason: 'refused', at: extra.spot('/result/content'), values };
  const isSame = essence(extra) === essence(control) || isAsking(extra) === isAsking(control);
  return { reason: isSame ? 'ignored' : 'answers-differ', at: extra.spot('/result/content') };
}

function judgeMissing(answer: Answer): Saw {
  const values = { summary: answer.summary };
  if (isAsking(answer)) return { reason: 'asked-again', at: answer.spot('/result/inputRequests') };
  if (answer.result === undefined) return { reason: 'refused', at: answer.spot('/error/code'), values };
  if (answer.result.isError === true)
    return { reason: 'refused', at: answer.spot('/result/content'), values: { summary: 'isError' } };
  return { reason: 'went-on', at: answer.spot('/result/content') };
}
