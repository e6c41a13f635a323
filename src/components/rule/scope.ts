// Whom a rule binds and where, in words.
import type { Rule } from '../../schemas/rule.ts';

const SEEN = { wire: 'seen on the wire', partly: 'partly seen on the wire', internal: 'not seen on the wire' };

/** Whom it binds: `server`, `client and server`. */
export const subjectOf = ({ subject }: Rule['appliesTo']): string =>
  subject === 'both' ? 'client and server' : subject === 'other' ? 'others' : subject;

/** The transports, as readers write them: `HTTP, stdio`. */
export const transportsOf = ({ transports }: Rule['appliesTo']): string =>
  transports.map((name) => (name === 'http' ? 'HTTP' : name)).join(', ');

/** Whether the wire shows it. */
export const seenOf = ({ observable }: Pick<Rule, 'observable'>): string => SEEN[observable];
