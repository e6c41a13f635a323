// The four ways to narrow the list of rules, each with its values in the order readers see them.
import type { Rule } from '../../schemas/rule.ts';
import type { FacetList } from '../filter/facet-list.ts';
import type { Facets } from '../filter/filter.ts';

export const RULE_LIST = {
  path: '/rules/',
  nouns: ['rule', 'rules'],
  facets: {
    level: {
      title: 'Level',
      values: { must: 'MUST', 'must-not': 'MUST NOT', should: 'SHOULD', 'should-not': 'SHOULD NOT' },
    },
    subject: { title: 'Subject', values: { server: 'Server', client: 'Client', other: 'Others' } },
    transport: { title: 'Transport', values: { http: 'HTTP', stdio: 'stdio' } },
    observability: {
      title: 'Observability',
      values: { wire: 'On the wire', partly: 'Partly', internal: 'Not on the wire' },
    },
  },
} as const satisfies FacetList;

/** What one rule has of each facet; a rule that binds both sides is found under either. */
export const facetsOf = (rule: Rule): Facets & Record<keyof typeof RULE_LIST.facets, readonly string[]> => ({
  level: [rule.level.toLowerCase().replace(' ', '-')],
  subject: rule.appliesTo.subject === 'both' ? ['server', 'client'] : [rule.appliesTo.subject],
  transport: rule.appliesTo.transports,
  observability: [rule.observable],
});
