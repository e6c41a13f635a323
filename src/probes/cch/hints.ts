// The caching hints of results, held against what the specification wants of them.
import type { Answer } from '../../client/peer.ts';
import { isObject } from '../../protocol/json.ts';
import type { Reason, RuleId, Saw } from '../probe.ts';
import { BLOCKED, SHARED } from '../shared.ts';

/** A result and the method that it answers. */
export interface Cacheable {
  method: string;
  answer: Answer;
}

const NO_RESULTS: Reason = {
  verdict: 'not-applicable',
  message: 'No complete result came that caching hints belong to.',
};

export const HINT_REASONS: Readonly<Record<RuleId, Record<string, Reason>>> = {
  'MCP-CCH-001': {
    ...SHARED,
    ...BLOCKED,
    'no-results': NO_RESULTS,
    'all-hinted': {
      verdict: 'pass',
      message: 'Each cacheable result has ttlMs and cacheScope (seen: {count}).',
      note: 'How long, and for whom: both hints are there.',
    },
    'hint-missing': {
      verdict: 'fail',
      message: 'The result of {method} has no {hint}.',
      note: 'No {hint} among the members of this result.',
    },
    'hint-in-meta': {
      verdict: 'fail',
      message: 'The result of {method} has {hint} in _meta; it is a member of the result itself.',
      note: 'No cache looks for {hint} in here.',
    },
    'unknown-scope': {
      verdict: 'fail',
      message: 'The result of {method} has the cacheScope {value}; only "public" and "private" exist.',
      note: 'A cache cannot tell whether it may share this.',
    },
  },
  'MCP-CCH-008': {
    ...SHARED,
    ...BLOCKED,
    'no-results': NO_RESULTS,
    'from-zero': {
      verdict: 'pass',
      message: 'Every ttlMs is an integer of 0 or more: {values}.',
      note: 'A lifetime in milliseconds.',
    },
    negative: {
      verdict: 'fail',
      message: 'The result of {method} has a ttlMs of {value}; it may not be below 0.',
      note: 'To say that it is stale at once, send 0.',
    },
    'no-number': {
      verdict: 'fail',
      message: 'The result of {method} has a ttlMs of {value}, which is no number.',
      note: 'A number of milliseconds is expected.',
    },
    fraction: {
      verdict: 'fail',
      atMost: 'warning',
      message:
        'The result of {method} has a ttlMs of {value}. The page on caching says that it is an integer; schema.ts has a number of 0 or more.',
      note: 'Milliseconds are counted whole.',
    },
    'no-lifetime': {
      verdict: 'blocked',
      blockedBy: 'MCP-CCH-001',
      message: 'No result has a ttlMs to look at; see MCP-CCH-001.',
    },
  },
};

/** Whether an answer is a result that hints belong to: interim results carry none. */
export const isCacheable = ({ answer }: Cacheable): boolean =>
  answer.result !== undefined && answer.result.resultType !== 'input_required';

/** Says what the hints of some results show of both rules; `doubt` is said when there are no results. */
export function judgeHints(all: readonly Cacheable[], doubt: Saw = { reason: 'no-results' }): Record<RuleId, Saw> {
  const results = all.filter(isCacheable);
  const last = results.at(-1);
  if (last === undefined) return { 'MCP-CCH-001': doubt, 'MCP-CCH-008': doubt };
  const count = results.length;
  const good: Saw = { reason: 'all-hinted', at: last.answer.spot('/result/cacheScope'), values: { count } };
  // Discovery last: what only it lacks is no full fail.
  const inOrder = [...results.filter((one) => !isDiscovery(one)), ...results.filter(isDiscovery)];
  return { 'MCP-CCH-001': firstOf(inOrder, findMissing) ?? good, 'MCP-CCH-008': judgeLifetimes(results) };
}

/** The reason of MCP-CCH-001 for discovery alone, where two places of the specification disagree. */
export const DISCOVER_UNHINTED: Reason = {
  verdict: 'fail',
  atMost: 'warning',
  message:
    'Of the cacheable results only that of server/discover lacks a hint: it has no {hint}. The page on caching and the schema ask for it there; the changelog does not name this method.',
  note: 'No {hint} among the members of this result.',
};

const isDiscovery = ({ method }: Cacheable): boolean => method === 'server/discover';

const firstOf = (results: readonly Cacheable[], look: (one: Cacheable) => Saw | undefined): Saw | undefined => {
  for (const one of results) {
    const saw = look(one);
    if (saw !== undefined) return saw;
  }
  return undefined;
};

function findMissing(one: Cacheable): Saw | undefined {
  const { method, answer } = one;
  const result = answer.result ?? {};
  const meta = isObject(result._meta) ? result._meta : {};
  for (const hint of ['ttlMs', 'cacheScope']) {
    if (result[hint] !== undefined && result[hint] !== null) continue;
    const values = { method, hint };
    if (isDiscovery(one)) return { reason: 'discover-unhinted', at: answer.spot('/result'), values };
    if (hint in meta) return { reason: 'hint-in-meta', at: answer.spot(`/result/_meta/${hint}`), values };
    return { reason: 'hint-missing', at: answer.spot('/result'), values };
  }
  const { cacheScope } = result;
  if (cacheScope === 'public' || cacheScope === 'private') return undefined;
  const values = { method, value: JSON.stringify(cacheScope) };
  return { reason: 'unknown-scope', at: answer.spot('/result/cacheScope'), values };
}

function judgeLifetimes(results: readonly Cacheable[]): Saw {
  const timed = results.filter(({ answer }) => (answer.result?.ttlMs ?? null) !== null);
  const wrong = firstOf(timed, findWrongLifetime);
  if (wrong !== undefined) return wrong;
  const last = timed.at(-1);
  if (last === undefined) return { reason: 'no-lifetime' };
  const values = [...new Set(timed.map(({ answer }) => String(answer.result?.ttlMs)))].join(', ');
  return { reason: 'from-zero', at: last.answer.spot('/result/ttlMs'), values: { values } };
}

function findWrongLifetime({ method, answer }: Cacheable): Saw | undefined {
  const ttlMs = answer.result?.ttlMs;
  const say = (reason: string): Saw => {
    const values = { method, value: JSON.stringify(ttlMs) };
    return { reason, at: answer.spot('/result/ttlMs'), values };
  };
  if (typeof ttlMs !== 'number') return say('no-number');
  if (ttlMs < 0) return say('negative');
  return Number.isInteger(ttlMs) ? undefined : say('fraction');
}
