// A rule as /api/v1/rules.json gives it.
import type { Fault } from '../../faults/fault.ts';
import type { Probe, RuleId } from '../../probes/probe.ts';
import { proseText } from '../../schemas/prose.ts';
import type { Rule } from '../../schemas/rule.ts';
import type { ApiRule } from '../../schemas/rules-api.ts';
import { CATEGORIES, categoryOf } from '../../schemas/taxonomy.ts';
import { passageUrl } from '../frame/passages.ts';
import { categoryPath } from '../rule-list/by-category.ts';
import { reasonsOf } from './reasons.ts';
import { severityOf } from './severity.ts';

/** Puts the one that the page shows first. */
const shownFirst = (ids: readonly string[], shown: string | undefined): string[] =>
  ids.toSorted((a, b) => Number(b === shown) - Number(a === shown));

/** Describes a rule with what probes and faults do about it; `urlOf` makes an address of a path below the base. */
export function describeRule(
  rule: Rule,
  engine: { probes: readonly Probe[]; faults: readonly Fault[] },
  urlOf: (path: string) => string,
): ApiRule {
  const id = rule.id as RuleId;
  const category = categoryOf(id);
  const url = urlOf(`/rules/${id}/`);
  const settling = engine.probes.filter((probe) => probe.settles.includes(id));
  const breaking = engine.faults.filter((fault) => fault.breaks.includes(id));
  return {
    id,
    title: proseText(rule.title),
    description: proseText(rule.description),
    level: rule.level,
    severity: severityOf(rule.level),
    category: { id: category, name: CATEGORIES[category], url: urlOf(categoryPath(category)) },
    appliesTo: rule.appliesTo,
    observable: rule.observable,
    passages: rule.spec.map(({ passage, quote }) => ({ passage, quote, url: passageUrl(passage) })),
    probes: shownFirst(
      settling.map((probe) => probe.id),
      rule.probe,
    ),
    faults: shownFirst(
      breaking.map((fault) => fault.id),
      rule.fault,
    ),
    reasons: reasonsOf(id, settling).map((reason) => ({
      code: reason.code,
      verdict: reason.verdict,
      ...(reason.verdict === 'fail' && { severity: severityOf(rule.level, reason) }),
      message: reason.message,
      ...(reason.blockedBy !== undefined && { blockedBy: reason.blockedBy }),
      probes: reason.probes,
      url: `${url}#reason-${reason.code}`,
    })),
    url,
    revision: rule.revision,
    reviewed: rule.reviewed,
  };
}
