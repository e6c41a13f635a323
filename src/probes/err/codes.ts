// The codes of all errors that came, held against the rules that say which codes there may be.
import type { Answer } from '../../client/peer.ts';
import type { Demo } from '../../client/demo.ts';
import { isObject } from '../../protocol/json.ts';
import type { Reason, RuleId, Saw } from '../probe.ts';
import { SHARED } from '../shared.ts';

export const CODE_RULES = ['MCP-ERR-001', 'MCP-ERR-002', 'MCP-ERR-003', 'MCP-ERR-005', 'MCP-ERR-010'] as const;
type CodeRule = (typeof CODE_RULES)[number];

/** Reasons that each of these rules has. */
const COMMON = {
  'needs-token': SHARED['needs-token'],
  'no-answer': SHARED['no-answer'],
  'no-code': {
    verdict: 'untestable',
    message: 'None of the refused requests was answered with a JSON-RPC error, so there is no code to look at.',
  },
} satisfies Record<string, Reason>;

const AGE_UNKNOWN =
  'The error code {code} lies in the range from -32000 to -32019. Only new implementations and new codes are kept out of it, and whether this one is new does not show on the wire.';

export const CODE_REASONS: Readonly<Record<CodeRule, Record<string, Reason>>> = {
  'MCP-ERR-001': {
    ...COMMON,
    integers: {
      verdict: 'pass',
      message: 'Every error code is an integer: {codes}.',
      note: 'A number without a fraction.',
    },
    'code-as-text': {
      verdict: 'fail',
      message: 'An error has the code {code}, which is a string; codes are integers.',
      note: 'A name may stand in message or data. The code is a number.',
    },
    'no-integer': {
      verdict: 'fail',
      message: 'An error has the code {code}, which is no integer.',
      note: 'Only a number without a fraction can be a code.',
    },
  },
  'MCP-ERR-002': {
    ...COMMON,
    'none-allocated': {
      verdict: 'pass',
      message: 'None of the error codes seen is a new one from the closed range -32000 to -32019: {codes}.',
      note: 'Not a new code from the closed range.',
    },
    'new-code': {
      verdict: 'fail',
      atMost: 'warning',
      message:
        'A new implementation uses the error code {code}, from the closed range. Codes known to be older are -32000 to -32004, a list of Wireproof.',
      note: 'The range from -32000 to -32019 has been closed to new codes.',
    },
    'age-unknown': { verdict: 'untestable', message: AGE_UNKNOWN },
  },
  'MCP-ERR-003': {
    ...COMMON,
    'none-used': {
      verdict: 'pass',
      message: 'No error used a code from -32000 to -32019: {codes}.',
      note: 'Not from the legacy range.',
    },
    used: {
      verdict: 'fail',
      message: 'A new implementation uses the error code {code}, from the legacy range -32000 to -32019.',
      note: 'No receiver may read a meaning into this number.',
    },
    'age-unknown': { verdict: 'untestable', message: AGE_UNKNOWN },
  },
  'MCP-ERR-005': {
    ...COMMON,
    'only-defined': {
      verdict: 'pass',
      message: 'From the range reserved for MCP, no code was seen that MCP does not define: {codes}.',
      note: 'Not a number that was taken from MCP’s range.',
    },
    'undefined-code': {
      verdict: 'fail',
      message: 'The error code {code} lies in the range reserved for MCP, which does not define it.',
      note: 'The next revision may give this number to something else.',
    },
  },
  'MCP-ERR-010': {
    ...COMMON,
    outside: {
      verdict: 'pass',
      message: 'From -32768 to -32100 no code was seen other than the five of JSON-RPC: {codes}.',
      note: 'Not a made-up number from -32768 to -32100.',
    },
    'reserved-code': {
      verdict: 'fail',
      message:
        'The error code {code} lies in the range reserved by JSON-RPC, from -32768 to -32000, and is none of its own.',
      note: 'A made-up number among the reserved ones.',
    },
  },
};

/** Standard codes of JSON-RPC 2.0. */
const STANDARD: readonly unknown[] = [-32700, -32600, -32601, -32602, -32603];
const DEFINED: readonly unknown[] = [-32020, -32021, -32022];
/** Codes that have rules of their own: see MCP-ERR-007 and MCP-ERR-008. */
const RETIRED: readonly unknown[] = [-32002, -32042];
/** Given out by earlier revisions, drafts and SDKs before the range was closed. */
const OLD: readonly unknown[] = [-32000, -32001, -32002, -32003, -32004];

const isNoInteger = (code: unknown): boolean => !Number.isInteger(code);

/** Of integers alone: what else stands there is the matter of MCP-ERR-001. */
const isBetween = (code: unknown, low: number, high: number): boolean =>
  typeof code === 'number' && Number.isInteger(code) && code >= low && code <= high;

/** The code of an answer's error, whatever it is; `undefined` where there is none, or where the answer only wants a token. */
export const codeIn = (answer: Answer): unknown =>
  answer.isUnauthorized || !isObject(answer.message?.error) ? undefined : answer.message.error.code;

/** Says what the codes of some answers show of each rule. */
export function judgeCodes({ isNew = false }: Demo, answers: readonly Answer[]): Record<RuleId, Saw> {
  const coded = answers.filter((answer) => codeIn(answer) !== undefined);
  const last = coded.at(-1);
  if (last === undefined) {
    const nothing = whyNoCode(answers);
    return Object.fromEntries(CODE_RULES.map((rule) => [rule, nothing]));
  }
  const codes = [...new Set(coded.map((answer) => JSON.stringify(codeIn(answer))))].join(', ');
  /** The first answer whose code is wrong, or what is said when there is none. */
  const find = (isWrong: (code: unknown) => boolean, reason: string, otherwise: string): Saw => {
    const wrong = coded.find((answer) => isWrong(codeIn(answer)));
    return {
      reason: wrong === undefined ? otherwise : reason,
      at: (wrong ?? last).spot('/error/code'),
      values: { codes, code: JSON.stringify(codeIn(wrong ?? last)) },
    };
  };
  const firstOdd = coded.map(codeIn).find(isNoInteger);
  const isLegacy = (code: unknown): boolean => isBetween(code, -32019, -32000) && !RETIRED.includes(code);
  return {
    'MCP-ERR-001': find(isNoInteger, typeof firstOdd === 'string' ? 'code-as-text' : 'no-integer', 'integers'),
    'MCP-ERR-002': find(
      (code) => isLegacy(code) && !OLD.includes(code),
      isNew ? 'new-code' : 'age-unknown',
      'none-allocated',
    ),
    'MCP-ERR-003': find(isLegacy, isNew ? 'used' : 'age-unknown', 'none-used'),
    'MCP-ERR-005': find(
      (code) => isBetween(code, -32099, -32020) && !DEFINED.includes(code) && !RETIRED.includes(code),
      'undefined-code',
      'only-defined',
    ),
    'MCP-ERR-010': find(
      (code) => isBetween(code, -32768, -32100) && !STANDARD.includes(code),
      'reserved-code',
      'outside',
    ),
  };
}

function whyNoCode(answers: readonly Answer[]): Saw {
  const refused = answers.find((answer) => answer.isUnauthorized);
  if (refused !== undefined)
    return { reason: 'needs-token', at: refused.spot(), values: { status: refused.status ?? 0 } };
  const silent = answers.find((answer) => !answer.came);
  if (silent !== undefined) return { reason: 'no-answer', at: silent.spot(), values: { waited: silent.waited } };
  const at = answers[0]?.spot();
  return at === undefined ? { reason: 'no-code' } : { reason: 'no-code', at };
}
