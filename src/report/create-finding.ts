// One verdict of a run, with the words of its rule, its links, and the exchange that decides.
import { formatCurlScript } from '../exchange/curl.ts';
import type { Spot, Turn } from '../exchange/exchange.ts';
import { encodeLink, linkOf } from '../exchange/link.ts';
import { SPEC_URL } from '../protocol/revision.ts';
import type { RuleVerdict } from '../run/validate.ts';
import { cutText } from './cut-text.ts';
import { createExcerpt, formatLocation } from './excerpt.ts';
import type { ReportFinding, ReportInput } from './report.ts';

/** Characters of a message, of a script and of a link that a report keeps; a longer script or link is no use. */
const MOST = 1000;
const MOST_SCRIPT = 20_000;
const MOST_LINK = 20_000;

interface FindingInput extends ReportInput {
  /** Takes the secrets out of whatever the run recorded. */
  clean: <T>(data: T) => T;
  /** What the target is called in the report. */
  target: string;
}

/** Makes the finding of a verdict. */
export function createFinding({ finding, run }: RuleVerdict, input: FindingInput): ReportFinding {
  const { rules, site, clean } = input;
  const rule = rules.get(finding.rule);
  if (rule === undefined) throw new Error(`there is no rule ${finding.rule} among those the report was given`);
  const { verdict, reason, message, blockedBy, atMost } = finding;
  const counts = rule.level.startsWith('MUST') && atMost === undefined ? 'error' : 'warning';
  return {
    rule: rule.id,
    title: rule.title,
    level: rule.level,
    verdict,
    ...(verdict === 'fail' ? { severity: counts } : {}),
    reason,
    message: cutText(clean(message), MOST),
    quote: rule.quote,
    source: `${SPEC_URL}/${rule.passage}`,
    help: `${site}/rules/${rule.id}/#reason-${reason}`,
    probe: run.probe,
    expected: rule.title,
    ...(finding.at === undefined ? {} : showExchange(clean(run.turns), clean(finding.at), input)),
    ...(blockedBy === undefined ? {} : { blockedBy }),
  };
}

type Shown = Pick<ReportFinding, 'at' | 'location' | 'sent' | 'received' | 'mark' | 'curl' | 'playground'>;

function showExchange(turns: readonly Turn[], at: Spot, { origin, site, target }: FindingInput): Shown {
  const { sent = '', received = '', mark } = createExcerpt(turns, at) ?? {};
  const curl = origin === undefined ? '' : formatCurlScript(turns, origin);
  const playground = linkToPlayground(turns, at, site, target);
  return {
    location: formatLocation(turns, at),
    ...(isLong(at) ? {} : { at }),
    ...(sent === '' ? {} : { sent }),
    ...(received === '' ? {} : { received }),
    ...(mark === undefined ? {} : { mark }),
    ...(curl === '' || curl.length > MOST_SCRIPT ? {} : { curl }),
    ...(playground === undefined || playground.length > MOST_LINK ? {} : { playground }),
  };
}

/** A server's own key may stand in a pointer. */
const isLong = (at: Spot): boolean => at.part === 'body' && at.pointer.length > MOST;

/** The playground with the deciding request, and with those before it, which may have led to its answer. */
function linkToPlayground(turns: readonly Turn[], at: Spot, site: string, target: string): string | undefined {
  const link = linkOf(turns, turns[at.turn]?.exchange, target);
  return link.requests.length === 0 ? undefined : `${site}/playground/#${encodeLink(link)}`;
}
