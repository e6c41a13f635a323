// One check: runs the probes over the named server from this page, and makes the report.
import { createReport } from '../../report/report.ts';
import type { Report } from '../../report/report.ts';
import { validate } from '../../run/validate.ts';
import type { ValidateOptions } from '../../run/validate.ts';
import { BASE } from '../frame/site-path.ts';
import { createFetchSubject } from './fetch-target.ts';
import type { CheckRequest } from './read-form.ts';
import { loadRuleWords } from './rule-words.ts';

export type CheckOptions = Pick<ValidateOptions, 'onEra' | 'onProgress'> & { signal: AbortSignal };

/** The address of this site, without a slash at the end: reports link to it. */
export const siteAddress = (): string => new URL(BASE, location.origin).href.replace(/\/$/, '');

/** Checks a server; rejects only where something of ours did not load. */
export async function runCheck(request: CheckRequest, options: CheckOptions): Promise<Report> {
  const { url, headers, secrets, tools } = request;
  const { version, rules } = await loadRuleWords();
  const known = new Map(rules.map((rule) => [rule.id as string, rule]));
  const started = new Date();
  const began = performance.now();
  const validation = await validate(createFetchSubject(url, { headers, signal: options.signal }), {
    ...options,
    wants: (rule) => known.has(rule),
    allows: (tool) => tools.includes(tool),
  });
  const milliseconds = performance.now() - began;
  const site = siteAddress();
  return createReport({ validation, rules: known, site, version, started, milliseconds, origin: url.origin, secrets });
}
