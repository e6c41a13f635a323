// What a server made of requests whose headers it has to refuse, and in which form it refused.
import type { Answer } from '../../client/peer.ts';
import { HEADER_MISMATCH, UNSUPPORTED_VERSION } from '../../protocol/error-codes.ts';
import { isObject } from '../../protocol/json.ts';
import type { Reason, Saw } from '../probe.ts';
import { isBusy, SHARED, whyNotServed } from '../shared.ts';

/** One request with wrong headers, and what came back. */
export interface Sample {
  /** Stands after "a request": `without Mcp-Method`. */
  what: string;
  answer: Answer;
  /** Whether -32022 is right too, because the header names a version that the server may not know. */
  mayBeVersionError?: true;
}

/** Reasons for the rules that want a refusal. */
export const REFUSAL = {
  ...SHARED,
  unclear: {
    verdict: 'untestable',
    message: 'A request {what} got {summary}, which is neither a result nor a refusal of its headers.',
  },
} satisfies Record<string, Reason>;

/** For rules whose sentence names status and code too: how they were not met is the business of MCP-HDR-038. */
export const REFUSED_OTHERWISE = {
  'refused-otherwise': {
    verdict: 'blocked',
    blockedBy: 'MCP-HDR-038',
    message: 'A request {what} was refused, but with {summary} in place of 400 and -32020; see MCP-HDR-038.',
  },
} satisfies Record<string, Reason>;

/** Reasons of MCP-HDR-038. Who sent a refusal without a JSON-RPC error cannot be told, and a proxy may leave it out. */
export const FORM = {
  ...SHARED,
  'as-specified': { verdict: 'pass', message: 'What was refused for its headers was refused with 400 and -32020.' },
  'other-status': {
    verdict: 'fail',
    message: 'A request {what} was refused with {summary}; expected status 400 and code -32020.',
    note: 'Expected 400.',
  },
  'other-code': {
    verdict: 'fail',
    message: 'A request {what} was refused with {summary}; expected code -32020.',
    note: 'Expected -32020.',
  },
  'no-error': {
    verdict: 'fail',
    atMost: 'warning',
    message:
      'A request {what} was refused with {summary} and no JSON-RPC error; a server has to send one with code -32020, a proxy on the way need not.',
    note: 'Expected a JSON-RPC error in the body.',
  },
  'nothing-refused': {
    verdict: 'untestable',
    message: 'No request was refused for its headers, so there is no refusal to look at.',
  },
} satisfies Record<string, Reason>;

/** Whether the request itself was refused, by the server or by the HTTP layer before it. */
export const isRefused = (answer: Answer): boolean =>
  !isBusy(answer) && ((answer.status ?? 0) >= 400 || isObject(answer.message?.error));

const saying = ({ what, answer }: Sample) => ({ what, summary: answer.summary });

/** Why a sample cannot be judged at all; `undefined` when it was served or refused. */
function whyUnclear(sample: Sample): Saw | undefined {
  const { answer } = sample;
  if (!answer.came || answer.isUnauthorized) return whyNotServed(answer, false);
  if (answer.result !== undefined || isRefused(answer)) return undefined;
  return { reason: 'unclear', at: answer.spot(), values: saying(sample) };
}

/** `refused` when each sample was; the reason `served` when one was not. */
export function judgeRefusals(samples: readonly Sample[], served: string, refused = 'refused'): Saw {
  const kept = samples.find(({ answer }) => answer.result !== undefined);
  if (kept !== undefined) return { reason: served, at: kept.answer.spot('/result'), values: saying(kept) };
  for (const sample of samples) {
    const doubt = whyUnclear(sample);
    if (doubt !== undefined) return doubt;
  }
  const last = samples.at(-1);
  return { reason: refused, ...(last && { at: last.answer.spot('/error/code'), values: saying(last) }) };
}

/** As above, for rules whose sentence names status and code: another form is left to MCP-HDR-038. */
export function judgeExactRefusal(sample: Sample, served: string): Saw {
  const saw = judgeRefusals([sample], served);
  return saw.reason === 'refused' && formOf(sample) !== undefined ? { ...saw, reason: 'refused-otherwise' } : saw;
}

/** What is wrong with the form of a refusal. */
function formOf({ answer, mayBeVersionError }: Sample): 'other-status' | 'other-code' | 'no-error' | undefined {
  const { status = 0, message, errorCode } = answer;
  if (!isObject(message?.error) && status >= 400 && status < 500) return 'no-error';
  if (status !== 400) return 'other-status';
  if (errorCode === HEADER_MISMATCH) return undefined;
  return mayBeVersionError && errorCode === UNSUPPORTED_VERSION ? undefined : 'other-code';
}

/** Judges MCP-HDR-038 by the samples that were refused. */
export function judgeForm(samples: readonly Sample[]): Saw {
  const refused = samples.filter((sample) => sample.answer.result === undefined && whyUnclear(sample) === undefined);
  const telling = refused.filter(({ answer, mayBeVersionError }) => !mayBeVersionError || !isVersionError(answer));
  for (const sample of telling) {
    const form = formOf(sample);
    const at = sample.answer.spot(form === 'other-code' ? '/error/code' : undefined);
    if (form !== undefined) return { reason: form, at, values: saying(sample) };
  }
  const first = telling[0];
  return first === undefined
    ? { reason: 'nothing-refused' }
    : { reason: 'as-specified', at: first.answer.spot('/error/code') };
}

/** 400 and -32022: the other error that applies where a header names an unknown version. */
export const isVersionError = (answer: Answer): boolean =>
  answer.status === 400 && answer.errorCode === UNSUPPORTED_VERSION;
