// Reads a JSON report back: checks every field that a page shows, and says what is wrong with anything else.
import { isObject } from '../protocol/json.ts';
import type { Report, ReportFinding } from './report.ts';
import { COUNTS, COUNT_FIELDS, FINDING, REPORT, TARGET, TOOL, object, show } from './report-fields.ts';
import type { Fields } from './report-fields.ts';

/** Characters of a file that are read: a limit of ours, far above what a run gives. */
const MOST_CHARACTERS = 50_000_000;

/** Reads the text of a JSON report; says what is wrong with what is none and what to do, in words that go on after a colon. */
export function parseReport(text: string): Report | { wrong: string } {
  if (text.length > MOST_CHARACTERS)
    return {
      wrong: `it has ${text.length} characters; at most ${MOST_CHARACTERS} are read`,
    };
  const start = text.replace(/^\ufeff/, '').trim();
  let data: unknown;
  try {
    data = JSON.parse(start);
  } catch {
    return { wrong: describeNoJson(start) };
  }
  const foreign = describeForeign(data);
  if (foreign !== undefined) return { wrong: foreign };
  const wrong = object(REPORT)(data, '') ?? findContradiction(data as Report);
  if (wrong !== undefined)
    return { wrong: `it was changed or is damaged, at ${wrong}; run the command again for a whole one` };
  return pickReport(data as Report);
}

const SAVE_JSON = 'save the report with --format json';

function describeNoJson(start: string): string {
  if (start === '') return `it is empty; ${SAVE_JSON}`;
  if (start.startsWith('{') && start.slice(0, 500).includes('wireproof-report'))
    return 'it is cut off or damaged: it begins as a report and is no complete JSON; save it again';
  if (start.startsWith('<')) return `it is HTML or XML, and only a JSON report can be read; ${SAVE_JSON}`;
  if (start.startsWith('{') || start.startsWith('[')) return `it is no complete JSON; ${SAVE_JSON}`;
  return `it is no JSON, and only a JSON report can be read; ${SAVE_JSON}`;
}

/** What another kind of JSON, or a report of another version, is. */
function describeForeign(data: unknown): string | undefined {
  if (!isObject(data)) return `its JSON is ${show(data)}, and a report is an object; ${SAVE_JSON}`;
  if (data.format !== 'wireproof-report') {
    const known = Array.isArray(data.runs)
      ? 'it is a SARIF log, not Wireproof’s own JSON'
      : 'its JSON is no report of Wireproof’s';
    return `${known}: its member format is ${show(data.format)}, expected "wireproof-report"; ${SAVE_JSON}`;
  }
  if (typeof data.version === 'number' && data.version > 1)
    return `it is of version ${data.version}; this page reads version 1. Reload it, it may be older than the report`;
  return undefined;
}

/** What cannot all be true, where each field by itself can be. */
function findContradiction({ findings, counts }: Report): string | undefined {
  const seen = new Set<string>();
  const counted = Object.fromEntries(COUNTS.map((key) => [key, 0])) as Report['counts'];
  for (const [index, { rule, verdict, severity }] of findings.entries()) {
    const path = `findings[${index}]`;
    if (seen.has(rule)) return `${path}.rule: ${rule} stands there twice; expected one finding a rule`;
    if ((verdict === 'fail') !== (severity !== undefined))
      return `${path}.severity: expected one of a fail, and none else; found ${show(severity)} of ${show(verdict)}`;
    seen.add(rule);
    counted[severity === undefined ? (verdict as 'pass') : severity === 'error' ? 'errors' : 'warnings'] += 1;
  }
  const off = COUNTS.find((key) => counts[key] !== counted[key]);
  return off && `counts.${off}: expected ${counted[off]}, which is what the findings are, found ${counts[off]}`;
}

/** Leaves out what this version does not know. */
const pick = <T>(data: T, fields: Fields): T =>
  Object.fromEntries(Object.entries(data as object).filter(([key]) => Object.hasOwn(fields, key))) as T;

const pickReport = (data: Report): Report => ({
  ...pick(data, REPORT),
  tool: pick(data.tool, TOOL),
  target: pick(data.target, TARGET),
  counts: pick(data.counts, COUNT_FIELDS),
  findings: data.findings.map((finding: ReportFinding) => pick(finding, FINDING)),
});
