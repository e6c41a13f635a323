// For the rules on HTTP statuses, where a probe runs over stdio too.
import type { Reason } from '../probe.ts';

export const NO_STATUS = {
  'no-status': {
    verdict: 'not-applicable',
    message: 'The error came over stdio, where there is no HTTP status; the sentence binds HTTP alone.',
  },
} satisfies Record<string, Reason>;
